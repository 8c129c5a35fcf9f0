import { Icon } from '../../components/Icon/Icon';
import type { QueryPart } from './query';
import { findProblem, type SearchTarget } from './rules';
import * as styles from './SearchBuilder.module.css';

/** A warning for each rule of the search that the query breaks, announced as soon as it appears. */
export function Problems({ parts, target }: { parts: QueryPart[]; target: SearchTarget }) {
  const messages = new Set(parts.flatMap((part) => findProblem(part, target)?.message ?? []));
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
