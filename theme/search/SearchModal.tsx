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
import { SEARCH_STARTS_ATTRIBUTE } from '../../shared/pageParts';
import { followLink } from '../browser/followLink';
import { loadPage } from '../browser/navigation/pages';
import * as styles from '../components/SearchPage/SearchPage.module.css';
import { PAGES_AT_A_TIME, type PageResult, type SearchAnswer, type SectionResult } from './client';
import { search } from './engine';
import { HighlightedText } from './HighlightedText';
import css from './SearchModal.css?inline';

// Only the modal needs these styles, so they are not in the style sheet of every page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

type ModalProps = ComponentProps<typeof DocSearchModal>;
type TransformClient = NonNullable<ModalProps['transformSearchClient']>;

/** A result: the properties that DocSearch's modal reads, and the page and section to render. */
interface Hit {
  objectID: string;
  /** The address without the base, with the hash of the section. */
  url: string;
  hierarchy: { lvl0: string; lvl1: string };
  page: PageResult;
  section: SectionResult;
}

/**
 * Renders a found section. The best section of a page also shows the page's title. `option` comes
 * from plugins/docSearch/patches.ts: it makes the link the option of the list box.
 */
function Result({
  hit: { url, page, section },
  option,
}: {
  hit: Hit;
  option: ComponentProps<'a'>;
}) {
  const { title, lang, trail, because } = page;
  const isBest = section === page.sections[0];
  const heading = section.headings.join(' › ') || (isBest ? '' : title);
  return (
    <a
      href={withBase(url)}
      className={isBest ? 'search-hit' : 'search-hit search-hit-more'}
      id={option.id}
      role="option"
      aria-selected={option['aria-selected']}
    >
      {isBest && (
        <>
          <span className={styles.trail}>{trail.join(' / ')}</span>
          <span>
            <span className={styles.title} lang={lang}>
              {title}
            </span>
            {because && <small className={styles.because}>{because}</small>}
          </span>
        </>
      )}
      {heading && (
        <span className="search-section" lang={lang}>
          {heading}
        </span>
      )}
      <span className={styles.snippet} lang={lang}>
        <HighlightedText parts={section.snippet()} />
      </span>
    </a>
  );
}

/**
 * Adds the links of the search page, for visitors who have typed nothing or found nothing. It adds
 * nothing if the search page cannot be loaded.
 */
function addStarts(element: Element | null) {
  loadPage('/search')
    .then((page) =>
      element?.append(page.querySelector(`[${SEARCH_STARTS_ATTRIBUTE}]`)?.cloneNode(true) ?? ''),
    )
    .catch(() => {});
}

/**
 * The words in the field, and the last answer, which may belong to earlier words. After a failure,
 * `failure` is the message, and the answer has no pages.
 */
interface ModalState {
  typed: string;
  answer?: (SearchAnswer & { query: string; failure: string }) | undefined;
}

/**
 * The context from which the foot gets its content. With props, each typed letter would render the
 * whole modal again, up to four times.
 */
const ModalStateContext = createContext<ModalState & { retry: () => void }>({
  typed: '',
  retry() {},
});

const searchPageAddress = (typed: string) =>
  withBase(typed ? `/search?q=${encodeURIComponent(typed)}` : '/search');

/** Renders the line under the results, or the links that replace the results. */
function Foot() {
  const { typed, answer, retry } = useContext(ModalStateContext);
  const { query, pages, notice, failure } = answer ?? {};
  const count = pages?.length ?? 0;
  // The search page has the same sentence.
  const nothingFoundText = answer && count === 0 && !failure && `No page for “${query}”`;
  return (
    <>
      {count === 0 && (
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
          <div ref={addStarts} />
        </div>
      )}
      {notice && <p className={`${styles.help} search-notice`}>{notice}</p>}
      {/* Without results, there is nothing to choose, and the search page shows none either. */}
      <div
        className={nothingFoundText ? 'DocSearch-VisuallyHiddenForAccessibility' : 'search-foot'}
      >
        <span role="status" className={failure && 'DocSearch-VisuallyHiddenForAccessibility'}>
          {answer
            ? failure || nothingFoundText || `${count === 1 ? '1 page' : `${count} pages`} found`
            : typed && 'Searching…'}
        </span>
        {!nothingFoundText && (
          <>
            <span className="search-keys" aria-hidden="true">
              <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Esc</kbd> close
            </span>
            <a href={searchPageAddress(typed)}>
              {typed ? 'See all results' : 'Open the search page'}
            </a>
          </>
        )}
      </div>
    </>
  );
}

interface SearchModalProps {
  initialQuery: string;
  /**
   * Returns the version of the documentation to search; empty for all versions. The version may
   * change while the modal is open.
   */
  currentVersion: () => string;
  onClose: () => void;
}

/** Renders DocSearch's modal with our own engine. */
function SearchModal({ initialQuery, currentVersion, onClose }: SearchModalProps) {
  const [modalState, setModalState] = useState<ModalState>({ typed: initialQuery.trim() });
  /** The words with which the modal starts, at first and after each retry. */
  const [start, setStart] = useState({ words: initialQuery, attempt: 0 });

  const retry = () => {
    setModalState(({ typed }) => ({ typed }));
    setStart(({ attempt }) => ({ words: modalState.typed, attempt: attempt + 1 }));
  };

  const onTyping = (value: string) => {
    const typed = value.trim();
    // The last answer stays until the next one arrives. When the visitor empties the field,
    // DocSearch does not search.
    setModalState(({ answer }) => ({ typed, answer: typed ? answer : undefined }));
  };

  // The element is the same for the whole attempt, so that React does not render the modal again
  // when the state changes. DocSearch renders it by itself.
  const modal = useMemo(() => {
    const transformSearchClient: TransformClient = (client) =>
      ({
        ...client,
        // The type is that of Algolia's client, of which the modal uses only a small part.
        async search({ requests }: { requests: { query: string }[] }) {
          const query = requests[0]?.query.trim() ?? '';
          // The modal would hide its own error screen at once. So a failure gives no results, and
          // the foot shows the error.
          const answer = await search(query, currentVersion()).then(
            (found) => ({ ...found, query, failure: '' }),
            ({ message }: Error) => ({ pages: [], notice: '', query, failure: message }),
          );
          setModalState((now) => (now.typed === query ? { ...now, answer } : now));
          // The modal groups the hits by `lvl0`, which it does not show.
          const hits = answer.pages.slice(0, PAGES_AT_A_TIME).flatMap((page) =>
            page.sections.map((section): Hit => {
              const url = section.anchor ? `${page.path}#${section.anchor}` : page.path;
              return {
                objectID: url,
                url,
                hierarchy: { lvl0: page.path, lvl1: page.title },
                page,
                section,
              };
            }),
          );
          // The number of results is left out: the modal does not show it, but would render again.
          return { results: [{ index: 'site', hits }] };
        },
      }) as ReturnType<TransformClient>;
    return (
      <DocSearchModal
        key={start.attempt}
        appId="embedded"
        apiKey="none"
        indices={['site']}
        initialQuery={start.words}
        initialScrollY={scrollY}
        onClose={onClose}
        placeholder="Search the site"
        disableUserPersonalization
        insights={false}
        // The engine has already limited the results.
        maxResultsPerGroup={Number.POSITIVE_INFINITY}
        transformSearchClient={transformSearchClient}
        hitComponent={Result as unknown as ModalProps['hitComponent']}
        navigator={{ navigate: ({ itemUrl }) => followLink(withBase(itemUrl)) }}
        // SearchModal.css hides this text.
        translations={{ noResultsScreen: { noResultsText: 'You typed' } }}
        footerAction={<Foot />}
      />
    );
  }, [start, currentVersion, onClose]);

  /**
   * Opens the search page when the visitor presses Enter while the modal still shows results for
   * earlier words. Otherwise Enter would open one of these results.
   */
  const openSearchPageIfWaiting = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) {
      return;
    }
    const { typed, answer } = modalState;
    if (typed && typed !== answer?.query) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      followLink(searchPageAddress(typed));
    }
  };

  return (
    <div
      onInput={({ target }) => target instanceof HTMLInputElement && onTyping(target.value)}
      onReset={() => onTyping('')}
      onKeyDownCapture={openSearchPageIfWaiting}
    >
      <ModalStateContext value={{ ...modalState, retry }}>{modal}</ModalStateContext>
    </div>
  );
}

/**
 * Renders the modal into the dialog of SearchBox.
 *
 * @param onFailed runs when the modal cannot be rendered, at first or later; the modal is gone then
 * @returns the function that removes the modal
 */
export function mountModal(
  dialog: Element,
  props: SearchModalProps,
  onFailed: (error: unknown) => void,
): () => void {
  const place = dialog.querySelector('section') as Element;
  const root = createRoot(place, {
    onUncaughtError(error) {
      reportError(error);
      // React keeps using the element of a root that has failed, so a copy replaces it.
      place.replaceWith(place.cloneNode());
      onFailed(error);
    },
  });
  // Rendering is synchronous, so that no typed letter is lost between the two fields.
  flushSync(() => root.render(<SearchModal {...props} />));
  return () => {
    const { scrollX, scrollY } = window;
    root.unmount();
    // DocSearch scrolls to the position at which the modal was opened. This is undone, because
    // another page may have come since.
    scrollTo(scrollX, scrollY);
  };
}
