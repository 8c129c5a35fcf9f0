import { DocSearchModal } from '@docsearch/react/modal';
import { type ComponentProps, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { withBase } from '../../shared/base';
import { followLink } from '../browser/followLink';
import { engine } from './engine';
import { HighlightedText } from './HighlightedText';
import { type Hit, hitsOf } from './hits';
import { markFound, termsOf } from './words';

type ModalProps = ComponentProps<typeof DocSearchModal>;
type TransformClient = NonNullable<ModalProps['transformSearchClient']>;

/** Pages shown in the modal; the search page has the others. */
const PAGES = 8;

/** One result. `option` comes from plugins/docSearch/patchDocSearch.mjs: the link is the option of the list box. */
function Result({ hit, option }: { hit: Hit; option: object }) {
  const { page, section } = hit;
  const found = section.snippet.filter(({ isFound }) => isFound).flatMap(({ text }) => termsOf(text));
  const title = section.headings.length > 0 ? section.headings.join(' › ') : page.title;
  return (
    <a href={withBase(hit.url)} {...option}>
      <span className="search-hit-title">
        <HighlightedText parts={markFound(title, new Set(found))} />
      </span>
      <span className="search-hit-text">
        <HighlightedText parts={section.snippet} />
      </span>
    </a>
  );
}

/** DocSearch's modal over our own engine. Its element is a child of the body, beside the page. */
export function SearchModal({
  initialQuery,
  version,
  onClose,
}: {
  initialQuery: string;
  /** Of the documentation to look in; empty for all. */
  version: string;
  onClose: () => void;
}) {
  const latest = useRef('');
  const [asked, setAsked] = useState({ query: '', count: 0, notice: '', failure: '' });

  useLayoutEffect(() => {
    // Seam: rspress-template, the name of the element. Neither the keyboard nor a screen reader leaves the dialog for the page behind it.
    const page = document.getElementById('__rspress_root');
    page?.toggleAttribute('inert', true);
    return () => {
      page?.toggleAttribute('inert', false);
    };
  }, []);

  const transformSearchClient = useMemo<TransformClient>(
    () => (client) =>
      ({
        ...client,
        // The type is that of the hosted service, of which the modal reads little.
        async search({ requests }: { requests: { query: string }[] }) {
          const query = requests[0]?.query ?? '';
          latest.current = query;
          // The modal has a screen for failures, which it takes away at once (its library
          // sets the state back to idle): so a failure finds nothing, and is told below.
          const { pages, notice, failure } = await engine.search(query, version).then(
            (answer) => ({ ...answer, failure: '' }),
            ({ message }: Error) => ({ pages: [], notice: '', failure: message }),
          );
          if (query === latest.current) {
            setAsked({ query, count: pages.length, notice, failure });
          }
          const hits = hitsOf(pages.slice(0, PAGES));
          return { results: [{ index: 'site', hits, nbHits: hits.length }] };
        },
      }) as ReturnType<TransformClient>,
    [version],
  );

  return (
    <DocSearchModal
      appId="embedded"
      apiKey="none"
      indices={useMemo(() => ['site'], [])}
      initialQuery={initialQuery}
      initialScrollY={useMemo(() => scrollY, [])}
      onClose={onClose}
      placeholder="Search the site"
      disableUserPersonalization
      insights={false}
      maxResultsPerGroup={3}
      transformSearchClient={transformSearchClient}
      hitComponent={Result as unknown as ModalProps['hitComponent']}
      navigator={useMemo(() => ({ navigate: ({ itemUrl }) => followLink(withBase(itemUrl)) }), [])}
      translations={{
        noResultsScreen: {
          noResultsText: asked.failure ? `${asked.failure} You typed` : 'No results found for',
        },
      }}
      footerAction={
        <>
          <span role="status">
            {asked.failure ||
              (asked.query && `${asked.count === 1 ? '1 page' : `${asked.count} pages`} found`)}
          </span>
          {asked.notice && <span>{asked.notice}</span>}
          <a href={withBase(`/search?q=${encodeURIComponent(asked.query)}`)} onClick={onClose}>
            {asked.query ? 'See all results' : 'Open the search page'}
          </a>
        </>
      }
    />
  );
}
