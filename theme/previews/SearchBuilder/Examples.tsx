import { explain } from './explain';
import { parseQuery } from './query';
import * as styles from './SearchBuilder.module.css';

const examples = [
  { query: 'budget from:amina', searchedFor: 'messages' },
  { query: '"general meeting" in:events after:2026-01-01', searchedFor: 'messages' },
  { query: 'subscri* -draft on:2026-02-10', searchedFor: 'messages' },
  { query: 'minutes ext:pdf', searchedFor: 'files' },
] as const;

/** Queries with what they find, to be read only. */
export function Examples() {
  return (
    <>
      <p>More searches:</p>
      <ul className={styles.examples}>
        {examples.map(({ query, searchedFor }) => (
          <li key={query}>
            <code>{query}</code> {explain(parseQuery(query), searchedFor)}
          </li>
        ))}
      </ul>
    </>
  );
}
