import { useState } from 'react';
import { withBase } from '../../../shared/base';
import type { DocsVersions } from '../../../shared/versions';
import { useIsHydrated } from '../../islands/useIsHydrated';
import { useQuery } from '../../search/useQuery';
import { useResults } from '../../search/useResults';
import { currentVersion } from '../../versions/currentVersion';
import { Results } from './Results';
import * as styles from './SearchPage.module.css';

interface Props {
  docsVersions?: DocsVersions;
}

const otherWays = (
  <>
    The <a href={withBase('/docs/')}>documentation</a> and the{' '}
    <a href={withBase('/docs/services')}>services</a> list all their pages.
  </>
);

/** The search of the whole site, with its address to share: `/search?q=…`. At build there is none to search. */
export function SearchPage(props: Props) {
  if (useIsHydrated()) {
    return <Search {...props} />;
  }
  return (
    <>
      <noscript>
        <p>The search needs scripts, which are off. {otherWays}</p>
      </noscript>
      <p className={styles.loading}>The search is on its way. {otherWays}</p>
    </>
  );
}

function Search({ docsVersions }: Props) {
  const [query, setQuery] = useQuery();
  const [version, setVersion] = useState(currentVersion);
  const { state, retry } = useResults(query, version);

  return (
    <search>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="q">Search</label>
        <input
          id="q"
          name="q"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {docsVersions && (
          <>
            <label htmlFor="version">Version</label>
            <select id="version" value={version} onChange={(event) => setVersion(event.target.value)}>
              {docsVersions.versions.map((name) => (
                <option key={name}>{name}</option>
              ))}
              <option value="">All versions</option>
            </select>
          </>
        )}
      </form>
      {state.status === 'idle' && (
        <p className={styles.help}>
          Type what you look for, in your own words: a task (<q>mute a channel</q>), a service (<q>pad</q>),
          or what you used before (<q>Dropbox</q>). One typing error a word does no harm.
        </p>
      )}
      <p role="status" className={styles.count}>
        {state.status === 'loading' && 'Searching…'}
        {state.status === 'done' && countOf(state.pages.length, state.query)}
      </p>
      {state.status === 'done' && state.notice && <p className={styles.help}>{state.notice}</p>}
      {state.status === 'failed' && (
        <div className="load-error" role="alert">
          <p>{state.message}</p>
          <button type="button" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      {state.status === 'done' && state.pages.length === 0 && (
        <p className={styles.help}>
          Try fewer or other words, or start from the <a href={withBase('/docs/')}>documentation</a> or the{' '}
          <a href={withBase('/docs/services')}>services</a>.
        </p>
      )}
      {state.status === 'done' && <Results key={state.query} pages={state.pages} />}
    </search>
  );
}

function countOf(found: number, query: string): string {
  const pages = found === 0 ? 'No page' : found === 1 ? '1 page' : `${found} pages`;
  return `${pages} for “${query}”`;
}
