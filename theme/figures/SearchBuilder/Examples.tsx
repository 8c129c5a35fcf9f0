import { describeQuery } from './describeQuery';
import { parseQuery } from './query';
import * as styles from './SearchBuilder.module.css';

const examples = [
  { query: 'budget from:amina', target: 'messages' },
  { query: '"general meeting" in:events after:2026-01-01', target: 'messages' },
  { query: 'subscri* -draft on:2026-02-10', target: 'messages' },
  { query: 'minutes ext:pdf', target: 'files' },
] as const;

/** Queries and what they find, for visitors without scripts. */
export function Examples() {
  return (
    <>
      <p>More searches:</p>
      <ul className={styles.examples}>
        {examples.map(({ query, target }) => (
          <li key={query}>
            <code>{query}</code> {describeQuery(parseQuery(query), target)}
          </li>
        ))}
      </ul>
    </>
  );
}
