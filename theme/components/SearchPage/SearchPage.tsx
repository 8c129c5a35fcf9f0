import { type ReactNode, useId, useRef, useState } from 'react';
import { formatCount } from '../../../shared/numberInWords';
import type { DocsVersions } from '../../../shared/versions';
import { useIsHydrated } from '../../islands/useIsHydrated';
import { useQuery } from '../../search/useQuery';
import { type SearchState, useResults } from '../../search/useResults';
import { getCurrentVersion } from '../../versions/currentVersion';
import { Announcement } from '../Announcement/Announcement';
import { Icon } from '../Icon/Icon';
import * as searchBox from '../SearchBox/SearchBox.module.css';
import { Results } from './Results';
import * as styles from './SearchPage.module.css';

interface SearchPageProps {
  /** Examples of what to search for: the name of a service, and a program that it replaces. */
  example?: { service: string; replacedProgram: string };
  /** The versions of the documentation; undefined if it has no versions. */
  docsVersions?: DocsVersions;
}

/** Renders an icon beside the search field. The children are the field. */
function SearchField({ children }: { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <Icon name="search" />
      {children}
    </div>
  );
}

const renderHelp = ({ example }: SearchPageProps) => (
  <p className={styles.help}>
    Use your own words: a task (<q>close my account</q>)
    {example && (
      <>
        , a service (<q>{example.service}</q>), or what you used before (
        <q>{example.replacedProgram}</q>)
      </>
    )}
    . One typing error in a word does not matter.
  </p>
);

/**
 * Renders the search of the whole site. The address contains the query, `/search?q=…`, so that
 * visitors can share it. The build renders only a placeholder.
 */
export function SearchPage(props: SearchPageProps) {
  if (useIsHydrated()) {
    return <HydratedSearch {...props} />;
  }
  return (
    <search>
      <noscript>
        <p>The search needs scripts, which are off. Go on from here:</p>
      </noscript>
      <div className={styles.waiting}>
        <SearchField>
          <p className={searchBox.field}>The search is loading.</p>
        </SearchField>
        {renderHelp(props)}
      </div>
    </search>
  );
}

function HydratedSearch({ docsVersions, example }: SearchPageProps) {
  const [query, setQuery] = useQuery();
  const [version, setVersion] = useState(getCurrentVersion);
  const { state, retry } = useResults(query, version);
  const inputRef = useRef<HTMLInputElement>(null);
  const versionId = useId();
  const hasNoResults = state.status === 'done' && state.pages.length === 0;
  const statusText = describeStatus(state);
  const notice = state.status === 'done' ? state.notice : '';

  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchField>
          <input
            ref={inputRef}
            name="q"
            type="search"
            className={searchBox.field}
            aria-label="Search"
            placeholder="Search the site"
            autoComplete="off"
            spellCheck="false"
            enterKeyHint="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </SearchField>
        {docsVersions && (
          <p className={styles.version}>
            <label htmlFor={versionId}>Version</label>
            <select
              id={versionId}
              value={version}
              onChange={(event) => setVersion(event.target.value)}
            >
              {docsVersions.versions.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
              <option value="">All versions</option>
            </select>
          </p>
        )}
      </form>
      {state.status === 'idle' && renderHelp({ example })}
      <Announcement text={`${statusText} ${notice}`.trim()} typedText={query} />
      <p className={styles.count} data-none={hasNoResults || undefined}>
        {statusText}
      </p>
      {notice && <p className={styles.help}>{notice}</p>}
      {/* The alert is always there, because screen readers may ignore one that comes together with
          its text. */}
      <div role="alert">
        {state.status === 'failed' && (
          <div className="load-error">
            <p>{state.message}</p>
            <button
              type="button"
              onClick={() => {
                // The button is about to disappear, so the field takes the focus.
                inputRef.current?.focus();
                retry();
              }}
            >
              Retry
            </button>
          </div>
        )}
      </div>
      {hasNoResults && (
        <p>
          Try fewer or other words, or look whether each is spelled as you meant. Or go on from
          here:
        </p>
      )}
      {state.status === 'done' && !hasNoResults && (
        <Results key={state.query} pages={state.pages} />
      )}
    </search>
  );
}

/** Returns the line about the state of the search; empty if it is idle or has failed. */
function describeStatus(state: SearchState): string {
  if (state.status !== 'done') {
    return state.status === 'loading' ? 'Searching…' : '';
  }
  const foundCount = state.pages.length;
  const countText = foundCount === 0 ? 'No page' : formatCount(foundCount, 'page');
  return `${countText} for “${state.query}”`;
}
