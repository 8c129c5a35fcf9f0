import { useEffect, useRef } from 'react';
import { withBase } from '../../../shared/base';
import { PAGES_AT_A_TIME, type PageResult, type TextPart } from '../../search/client';
import { HighlightedText } from '../../search/HighlightedText';
import * as styles from './SearchPage.module.css';

function Snippet({ parts }: { parts: TextPart[] }) {
  return (
    <p className={styles.snippet}>
      <HighlightedText parts={parts} />
    </p>
  );
}

function Page({ page }: { page: PageResult }) {
  const beginning = page.sections.find(({ anchor }) => anchor === '');
  const parts = page.sections.filter(({ anchor }) => anchor !== '');
  return (
    <li>
      {page.trail.length > 0 && <p className={styles.trail}>{page.trail.join(' / ')}</p>}
      <a href={withBase(page.path)} className={styles.title}>
        {page.title}
      </a>
      {page.because && <small className={styles.because}>{page.because}</small>}
      {beginning && <Snippet parts={beginning.snippet()} />}
      {parts.length > 0 && (
        <ul className={styles.sections}>
          {parts.map(({ anchor, headings, snippet }) => (
            <li key={anchor}>
              <a href={withBase(`${page.path}#${anchor}`)}>{headings.join(' › ')}</a>
              <Snippet parts={snippet()} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface ResultsProps {
  pages: PageResult[];
  /** How many of them to show. */
  shown: number;
  onMore: () => void;
}

/** The pages that were found, the best one first. */
export function Results({ pages, shown, onMore }: ResultsProps) {
  const list = useRef<HTMLOListElement>(null);

  // The button may be gone then, so the focus goes on with the first page that it has brought.
  useEffect(() => {
    if (shown > PAGES_AT_A_TIME) {
      list.current?.children[shown - PAGES_AT_A_TIME]?.querySelector('a')?.focus();
    }
  }, [shown]);

  return (
    <>
      <ol className={styles.results} ref={list}>
        {pages.slice(0, shown).map((page) => (
          <Page key={page.path} page={page} />
        ))}
      </ol>
      {pages.length > shown && (
        <button type="button" className={`button outline ${styles.more}`} onClick={onMore}>
          More results
        </button>
      )}
    </>
  );
}
