import { useEffect, useRef, useState } from 'react';
import { withBase } from '../../../shared/base';
import type { TextPart } from '../../../shared/highlightRanges';
import { PAGES_AT_A_TIME, type PageResult } from '../../search/client';
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

/** The found pages, the best one first. */
export function Results({ pages }: { pages: PageResult[] }) {
  const [shown, setShown] = useState(PAGES_AT_A_TIME);
  const list = useRef<HTMLOListElement>(null);

  // The first added page takes the focus, because the button may be gone.
  useEffect(() => {
    if (shown > PAGES_AT_A_TIME) {
      list.current?.children[shown - PAGES_AT_A_TIME]?.querySelector('a')?.focus();
    }
  }, [shown]);

  return (
    <>
      <ol className={`rows ${styles.results}`} ref={list}>
        {pages.slice(0, shown).map((page) => (
          <Page key={page.path} page={page} />
        ))}
      </ol>
      {pages.length > shown && (
        <button
          type="button"
          className={`button outline ${styles.more}`}
          onClick={() => setShown(shown + PAGES_AT_A_TIME)}
        >
          More results
        </button>
      )}
    </>
  );
}
