import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withBase } from '../../../shared/base';
import { FILLED_EVENT } from '../../../shared/events';
import type { TextPart } from '../../../shared/highlightRanges';
import type { PageLanguage } from '../../../shared/language';
import { PAGES_AT_A_TIME, type PageResult } from '../../search/client';
import { HighlightedText } from '../../search/HighlightedText';
import { changeHistoryEntry, getShownResultCount } from '../../search/historyEntry';
import * as styles from './SearchPage.module.css';

function Snippet({ parts, lang }: { parts: TextPart[]; lang: PageLanguage }) {
  return (
    <p className={styles.snippet} lang={lang}>
      <HighlightedText parts={parts} />
    </p>
  );
}

function ResultPage({ page }: { page: PageResult }) {
  const beginning = page.sections.find(({ anchor }) => anchor === '');
  const sectionsWithHeading = page.sections.filter(({ anchor }) => anchor !== '');
  return (
    <li>
      {page.trail.length > 0 && <p className={styles.trail}>{page.trail.join(' / ')}</p>}
      <a href={withBase(page.address)} className={styles.title} lang={page.lang}>
        {page.title}
      </a>
      {page.reason && <small className={styles.reason}>{page.reason}</small>}
      {beginning && <Snippet parts={beginning.makeSnippet()} lang={page.lang} />}
      {sectionsWithHeading.length > 0 && (
        <ul className={styles.sections}>
          {sectionsWithHeading.map(({ anchor, headings, makeSnippet }) => (
            <li key={anchor}>
              <a href={withBase(`${page.address}#${anchor}`)} lang={page.lang}>
                {headings.join(' › ')}
              </a>
              <Snippet parts={makeSnippet()} lang={page.lang} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * Lists the found pages, the best one first. Visitors who come back to the search see as many pages
 * as before, at the same scroll position.
 */
export function Results({ pages }: { pages: PageResult[] }) {
  const [shownCount, setShownCount] = useState(getShownResultCount);
  const listRef = useRef<HTMLOListElement>(null);

  useLayoutEffect(() => void dispatchEvent(new Event(FILLED_EVENT)), []);

  const showMore = () => {
    const newCount = shownCount + PAGES_AT_A_TIME;
    flushSync(() => setShownCount(newCount));
    // The first added page gets the focus, because the button may have disappeared.
    listRef.current?.children[shownCount]?.querySelector('a')?.focus();
    changeHistoryEntry(newCount);
  };

  return (
    <>
      <ol className={`rows ${styles.results}`} ref={listRef}>
        {pages.slice(0, shownCount).map((page) => (
          <ResultPage key={page.address} page={page} />
        ))}
      </ol>
      {pages.length > shownCount && (
        <button type="button" className={`button outline ${styles.more}`} onClick={showMore}>
          More results
        </button>
      )}
    </>
  );
}
