import { Icon } from '../../components/Icon/Icon';
import type { Part } from './query';
import { problemOf, type SearchedFor } from './rules';
import * as styles from './SearchBuilder.module.css';

/** The rules of the search that a query breaks, told as soon as it does. */
export function Problems({ parts, searchedFor }: { parts: Part[]; searchedFor: SearchedFor }) {
  const messages = new Set(parts.flatMap((part) => problemOf(part, searchedFor)?.message ?? []));
  return (
    <div role="status">
      {[...messages].map((message) => (
        <p key={message} className={styles.problem}>
          <Icon name="warning" />
          <span>
            <strong>Mind:</strong> {message}
          </span>
        </p>
      ))}
    </div>
  );
}
