import { DocSearchModal } from '@docsearch/react/modal';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  useContext,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { withBase } from '../../shared/base';
import { formatCount } from '../../shared/numberInWords';
import { SEARCH_STARTS_ATTRIBUTE } from '../../shared/pageParts';
import { followLink } from '../browser/followLink';
import { loadPage } from '../browser/navigation/pages';
import { Announcement } from '../components/Announcement/Announcement';
import * as styles from '../components/SearchPage/SearchPage.module.css';
import { PAGES_AT_A_TIME, type PageResult, type SearchAnswer, type SectionResult } from './client';
import { search } from './engine';
import { HighlightedText } from './HighlightedText';
import css from './SearchModal.css?inline';

// Only the modal needs these styles, so they are not in the style sheet of every page.
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(css);
document.adoptedStyleSheets.push(styleSheet);

type ModalProps = ComponentProps<typeof DocSearchModal>;
type ClientTransformer = NonNullable<ModalProps['transformSearchClient']>;

/** A result, with the properties that DocSearch needs, and the found page and section. */
interface Hit {
  objectID: string;
  /** The address without the base, with the hash of the section. */
  url: string;
  hierarchy: { lvl0: string; lvl1: string };
  page: PageResult;
  section: SectionResult;
  /** The number of results, and the position of this result among them, from 1 on. */
  resultCount: number;
  position: number;
}

/**
 * Renders a found section as a link. The best section of a page also shows the page's title.
 *
 * @param option the attributes that make the link an option of DocSearch's list box;
 *   plugins/docSearch/patches.ts passes them
 */
function ResultLink({
  hit: { url, page, section, resultCount, position },
  option,
}: {
  hit: Hit;
  option: ComponentProps<'a'>;
}) {
  const { title, lang, trail, reason } = page;
  const isBestSection = section === page.sections[0];
  const heading = section.headings.join(' › ') || (isBestSection ? '' : title);
  return (
    <a
      href={withBase(url)}
      className={isBestSection ? 'search-hit' : 'search-hit search-hit-more'}
      id={option.id}
      role="option"
      aria-selected={option['aria-selected']}
      aria-setsize={resultCount}
      aria-posinset={position}
    >
      {isBestSection && (
        <>
          <span className={styles.trail}>{trail.join(' / ')}</span>
          <span>
            <span className={styles.title} lang={lang}>
              {title}
            </span>
            {reason && <small className={styles.reason}>{reason}</small>}
          </span>
        </>
      )}
      {heading && (
        <span className="search-section" lang={lang}>
          {heading}
        </span>
      )}
      <span className={styles.snippet} lang={lang}>
        <HighlightedText parts={section.makeSnippet()} />
      </span>
    </a>
  );
}

/** Copies links from the search page, for visitors who have typed nothing or found nothing. */
function copyStartLinks(element: Element | null) {
  loadPage('/search')
    .then((page) =>
      element?.append(page.querySelector(`[${SEARCH_STARTS_ATTRIBUTE}]`)?.cloneNode(true) ?? ''),
    )
    .catch(() => {});
}

interface ModalState {
  /** The words in the search field. */
  typedText: string;
  /**
   * The last answer of the search. Its `query` may be older than the words in the field. If the
   * search has failed, `failure` is the error message, and the answer has no pages.
   */
  answer?: (SearchAnswer & { query: string; failure: string }) | undefined;
}

/**
 * Passes the state of the modal to `ModalFooter`. If props passed the state, React would render the
 * whole modal up to four times for each typed letter.
 */
const ModalStateContext = createContext<ModalState & { retry: () => void }>({
  typedText: '',
  retry() {},
});

const makeSearchPageAddress = (typedText: string) =>
  withBase(typedText ? `/search?q=${encodeURIComponent(typedText)}` : '/search');

/** Renders the line under the results. If there are no results, renders links in their place. */
function ModalFooter() {
  const { typedText, answer, retry } = useContext(ModalStateContext);
  const { query, pages, notice, failure } = answer ?? {};
  const pageCount = pages?.length ?? 0;
  // SearchPage.tsx shows the same sentence.
  const nothingFoundText = answer && pageCount === 0 && !failure && `No page for “${query}”`;
  const countText = answer ? `${formatCount(pageCount, 'page')} found` : typedText && 'Searching…';
  return (
    <>
      {pageCount === 0 && (
        <div className="search-ways">
          {(failure || nothingFoundText) && (
            <p className={styles.count} data-none="">
              {failure || nothingFoundText}
            </p>
          )}
          {failure && (
            <button type="button" className="button" onClick={retry}>
              Retry
            </button>
          )}
          {nothingFoundText && (
            <p>
              Try fewer or other words, or look whether each is spelled as you meant. Or go on from
              here:
            </p>
          )}
          <div ref={copyStartLinks} />
        </div>
      )}
      {notice && <p className={`${styles.help} search-notice`}>{notice}</p>}
      <Announcement
        text={[failure || nothingFoundText || countText, notice].filter(Boolean).join(' ')}
        typedText={typedText}
        hasTyped
      />
      {/* This line is left out if no page was found, because the search page would find none
          either. */}
      {!nothingFoundText && (
        <div className="search-foot">
          {countText && !failure && <span>{countText}</span>}
          <span className="search-keys" aria-hidden="true">
            {/* A translator replaces texts, so React could not remove one that has no element of
                its own. */}
            {pageCount > 0 && (
              <span>
                <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open{' '}
              </span>
            )}
            <kbd>Esc</kbd> close
          </span>
          <a href={makeSearchPageAddress(typedText)}>
            {typedText ? 'See all results' : 'Open the search page'}
          </a>
        </div>
      )}
    </>
  );
}

interface SearchModalProps {
  initialQuery: string;
  /** Returns the version to search, which may change meanwhile; empty for all versions. */
  getVersion: () => string;
  onClose: () => void;
}

/** Renders DocSearch's modal with our own engine. */
function SearchModal({ initialQuery, getVersion, onClose }: SearchModalProps) {
  const [modalState, setModalState] = useState<ModalState>({ typedText: initialQuery.trim() });
  /** The words that the field contains when the modal starts, and the number of retries. */
  const [modalStart, setModalStart] = useState({ words: initialQuery, attempt: 0 });

  const retry = () => {
    setModalState(({ typedText }) => ({ typedText }));
    setModalStart(({ attempt }) => ({ words: modalState.typedText, attempt: attempt + 1 }));
  };

  const updateTypedText = (fieldText: string) => {
    const typedText = fieldText.trim();
    // The last answer stays until the next one arrives. For an empty field, no answer arrives,
    // because DocSearch does not search then.
    setModalState(({ answer }) => ({ typedText, answer: typedText ? answer : undefined }));
  };

  // `useMemo` returns the same element until the visitor presses *Retry*, so that React does not
  // render the modal again when the state changes. DocSearch updates the modal by itself.
  const modal = useMemo(() => {
    const transformSearchClient: ClientTransformer = (client) =>
      ({
        ...client,
        // DocSearch's type asks for all of Algolia's client, but the modal uses only a part of it.
        async search({ requests }: { requests: { query: string }[] }) {
          const query = requests[0]?.query.trim() ?? '';
          // DocSearch would hide its error screen at once. So this function does not throw after a
          // failure: it returns no results, and `ModalFooter` shows the error.
          const answer = await search(query, getVersion()).then(
            (foundAnswer) => ({ ...foundAnswer, query, failure: '' }),
            ({ message }: Error) => ({ pages: [], notice: '', query, failure: message }),
          );
          setModalState((latestState) =>
            latestState.typedText === query ? { ...latestState, answer } : latestState,
          );
          const results = answer.pages
            .slice(0, PAGES_AT_A_TIME)
            .flatMap((page) => page.sections.map((section) => ({ page, section })));
          // DocSearch groups the hits by `lvl0`. `lvl1` is the accessible name of the group.
          const hits = results.map(({ page, section }, index): Hit => {
            const url = section.anchor ? `${page.address}#${section.anchor}` : page.address;
            return {
              objectID: url,
              url,
              hierarchy: { lvl0: page.address, lvl1: page.title },
              page,
              section,
              resultCount: results.length,
              position: index + 1,
            };
          });
          // Algolia's `nbHits` is left out. DocSearch does not show it, but would render again when
          // it changes.
          return { results: [{ index: 'site', hits }] };
        },
      }) as ReturnType<ClientTransformer>;
    return (
      <DocSearchModal
        key={modalStart.attempt}
        appId="embedded"
        apiKey="none"
        indices={['site']}
        initialQuery={modalStart.words}
        initialScrollY={scrollY}
        onClose={onClose}
        placeholder="Search the site"
        disableUserPersonalization
        insights={false}
        // The engine has already limited the sections of each page.
        maxResultsPerGroup={Number.POSITIVE_INFINITY}
        transformSearchClient={transformSearchClient}
        hitComponent={ResultLink as unknown as ModalProps['hitComponent']}
        navigator={{ navigate: ({ itemUrl }) => followLink(withBase(itemUrl)) }}
        // SearchModal.css hides this text. With these words, tests can tell it from ours.
        translations={{ noResultsScreen: { noResultsText: 'You typed' } }}
        footerAction={<ModalFooter />}
      />
    );
  }, [modalStart, getVersion, onClose]);

  /**
   * Opens the search page when the visitor presses Enter while the modal still shows results for
   * earlier words. Otherwise Enter would open one of these results.
   */
  const openSearchPageIfWaiting = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) {
      return;
    }
    const { typedText, answer } = modalState;
    if (typedText && typedText !== answer?.query) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      followLink(makeSearchPageAddress(typedText));
    }
  };

  return (
    <div
      onInput={({ target }) => target instanceof HTMLInputElement && updateTypedText(target.value)}
      onReset={() => updateTypedText('')}
      onKeyDownCapture={openSearchPageIfWaiting}
    >
      <ModalStateContext value={{ ...modalState, retry }}>{modal}</ModalStateContext>
    </div>
  );
}

/**
 * Renders the modal into the dialog of SearchBox.
 *
 * @param dialog an element with a `<section>`, into which the modal is rendered
 * @param onFailed runs when rendering fails, at first or later; React has removed the modal by then
 * @returns the function that removes the modal
 */
export function mountModal(
  dialog: Element,
  props: SearchModalProps,
  onFailed: (error: unknown) => void,
): () => void {
  const container = dialog.querySelector('section') as Element;
  const root = createRoot(container, {
    onUncaughtError(error) {
      reportError(error);
      // React still uses this element after the failure. A copy replaces it for the next attempt.
      container.replaceWith(container.cloneNode());
      onFailed(error);
    },
  });
  // The modal is rendered at once. Otherwise a typed letter could be lost while the field of the
  // modal replaces the field of SearchBox.
  flushSync(() => root.render(<SearchModal {...props} />));
  return () => {
    const { scrollX, scrollY } = window;
    root.unmount();
    // When DocSearch is removed, it scrolls to the position at which the modal was opened. The next
    // line undoes this, because the visitor may be on another page by now.
    scrollTo(scrollX, scrollY);
  };
}
