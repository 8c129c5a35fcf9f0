import { DocSearchModal } from '@docsearch/react/modal';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { withBase } from '../../shared/base';
import { SEARCH_STARTS } from '../../shared/pageParts';
import { followLink } from '../browser/followLink';
import { loadPage } from '../browser/navigation/pages';
import * as styles from '../components/SearchPage/SearchPage.module.css';
import { PAGES_AT_A_TIME, type PageResult, type SectionResult } from './client';
import { search } from './engine';
import { HighlightedText } from './HighlightedText';
import css from './SearchModal.css?inline';

// Only the modal has these styles, which would weigh on every page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

type ModalProps = ComponentProps<typeof DocSearchModal>;
type TransformClient = NonNullable<ModalProps['transformSearchClient']>;

/** What the last search brought; `failure` says why it brought nothing. */
interface LastAnswer {
  query: string;
  count: number;
  notice: string;
  failure: string;
}

/** A result: the few properties that DocSearch's modal reads of one, and what we draw. */
interface Hit {
  objectID: string;
  /** Address without the base. */
  url: string;
  /** What groups the sections of a page, and its title. */
  hierarchy: Record<'lvl0' | 'lvl1', string>;
  page: PageResult;
  section: SectionResult;
}

/** Results for the modal, in a group for each page: it groups them by `lvl0`, which is not shown. */
const hitsOf = (pages: PageResult[]) =>
  pages.flatMap((page) =>
    page.sections.map((section): Hit => {
      const url = section.anchor ? `${page.path}#${section.anchor}` : page.path;
      return { objectID: url, url, hierarchy: { lvl0: page.path, lvl1: page.title }, page, section };
    }),
  );

interface ResultProps {
  hit: Hit;
  option: { id: string; role: string; 'aria-selected': boolean };
}

/**
 * One section that was found; the best one of a page stands under the page's name. `option` comes from
 * plugins/docSearch/patches.ts: the link is the option of the list box.
 */
function Result({ hit: { url, page, section }, option }: ResultProps) {
  const { title, trail, because } = page;
  const isBest = section === page.sections[0];
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
            <span className={styles.title}>{title}</span>
            {because && <small className={styles.because}>{because}</small>}
          </span>
        </>
      )}
      {section.headings.length > 0 ? (
        <span className="search-section">{section.headings.join(' › ')}</span>
      ) : (
        !isBest && <span className="search-section">{title}</span>
      )}
      <span className={styles.snippet}>
        <HighlightedText parts={section.snippet()} />
      </span>
    </a>
  );
}

/** The links of the search page for whoever has typed nothing or found nothing, without which the search does, too. */
function Starts() {
  const [html, setHtml] = useState('');
  useEffect(() => {
    loadPage('/search')
      .then((page) => setHtml(page.querySelector(`[${SEARCH_STARTS}]`)?.outerHTML ?? ''))
      .catch(() => {});
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a part of the search page
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What is in the field. The answer to it may still be on its way, and the last one is that to other words then. */
interface Asked {
  typed: string;
  answer?: LastAnswer | undefined;
}

/** By context, since other ways to give it to the foot render the whole modal anew, up to four times for each key. */
const AskedContext = createContext<Asked>({ typed: '' });

const searchPageFor = (typed: string) =>
  withBase(typed ? `/search?q=${encodeURIComponent(typed)}` : '/search');

/** What stands under the results, or in their place. */
function Foot() {
  const { typed, answer } = useContext(AskedContext);
  const { query = '', count = 0, notice, failure } = answer ?? {};
  /** As the search page says it. */
  const none = answer && count === 0 && !failure && `No page for “${query}”`;
  return (
    <>
      {count === 0 && (
        <div className="search-ways">
          {(failure || none) && (
            <p className={styles.count} data-none="">
              {failure || none}
            </p>
          )}
          {none && (
            <p>Try fewer or other words, or look whether each is spelled as you meant. Or go on from here:</p>
          )}
          <Starts />
        </div>
      )}
      {notice && <p className={`${styles.help} search-notice`}>{notice}</p>}
      {/* Without a page there is nothing to choose, and the search page would say the same. */}
      <div className={none ? 'DocSearch-VisuallyHiddenForAccessibility' : 'search-foot'}>
        <span role="status" className={failure && 'DocSearch-VisuallyHiddenForAccessibility'}>
          {answer
            ? failure || none || `${count === 1 ? '1 page' : `${count} pages`} found`
            : typed && 'Searching…'}
        </span>
        {!none && (
          <>
            <span className="search-keys" aria-hidden="true">
              <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Esc</kbd> close
            </span>
            <a href={searchPageFor(typed)}>{typed ? 'See all results' : 'Open the search page'}</a>
          </>
        )}
      </div>
    </>
  );
}

interface SearchModalProps {
  initialQuery: string;
  /** Of the documentation to look in; empty for all. The page under the modal may change while it is open. */
  currentVersion: () => string;
  onClose: () => void;
}

/** DocSearch's modal over our own engine. */
function SearchModal({ initialQuery, currentVersion, onClose }: SearchModalProps) {
  const [asked, setAsked] = useState<Asked>({ typed: initialQuery.trim() });

  const onTyping = (value: string) => {
    const typed = value.trim();
    // The last answer stays until the next one is there; DocSearch asks nothing when the field is emptied.
    setAsked(({ answer }) => ({ typed, answer: typed ? answer : undefined }));
  };

  // Made once: DocSearch draws its modal anew by itself when something in it changes.
  const modal = useMemo(() => {
    const transformSearchClient: TransformClient = (client) =>
      ({
        ...client,
        // The type is that of the hosted service, of which the modal reads little.
        async search({ requests }: { requests: { query: string }[] }) {
          const query = requests[0]?.query.trim() ?? '';
          // The modal has a screen for failures, which it takes away at once (its library
          // sets the state back to idle): so a failure finds nothing, and is told below.
          const { pages, notice, failure } = await search(query, currentVersion()).then(
            (answer) => ({ ...answer, failure: '' }),
            ({ message }: Error) => ({ pages: [], notice: '', failure: message }),
          );
          const answer = { query, count: pages.length, notice, failure };
          setAsked((now) => (now.typed === query ? { ...now, answer } : now));
          const hits = hitsOf(pages.slice(0, PAGES_AT_A_TIME));
          // Without the number of results, which the modal would draw everything anew for, and does not show.
          return { results: [{ index: 'site', hits }] };
        },
      }) as ReturnType<TransformClient>;
    return (
      <DocSearchModal
        appId="embedded"
        apiKey="none"
        indices={['site']}
        initialQuery={initialQuery}
        initialScrollY={scrollY}
        onClose={onClose}
        placeholder="Search the site"
        disableUserPersonalization
        insights={false}
        // The engine has chosen.
        maxResultsPerGroup={Number.POSITIVE_INFINITY}
        transformSearchClient={transformSearchClient}
        hitComponent={Result as unknown as ModalProps['hitComponent']}
        navigator={{ navigate: ({ itemUrl }) => followLink(withBase(itemUrl)) }}
        // Not shown, see SearchModal.css.
        translations={{ noResultsScreen: { noResultsText: 'You typed' } }}
        footerAction={<Foot />}
      />
    );
  }, [initialQuery, currentVersion, onClose]);

  /** While an answer is awaited, the results are those of another query: Enter opens none of them. */
  const openAllWhileWaiting = (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) {
      return;
    }
    const { typed, answer } = asked;
    if (typed && typed !== answer?.query) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      followLink(searchPageFor(typed));
    }
  };

  return (
    <div
      onInput={({ target }) => target instanceof HTMLInputElement && onTyping(target.value)}
      onReset={() => onTyping('')}
      onKeyDownCapture={openAllWhileWaiting}
    >
      <AskedContext value={asked}>{modal}</AskedContext>
    </div>
  );
}

/** Puts the modal into the dialog of SearchBox, and returns the function that takes it away. */
export function mountModal(dialog: HTMLElement, props: SearchModalProps): () => void {
  // In a section, the header and the footer of the modal are no landmarks of the page.
  const container = document.createElement('section');
  dialog.append(container);
  const root = createRoot(container);
  // At once, so that nothing typed falls between the field that stood for it and its own.
  flushSync(() => root.render(<SearchModal {...props} />));
  return () => {
    root.unmount();
    container.remove();
  };
}
