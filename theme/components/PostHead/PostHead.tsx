import { longDate } from '../../../shared/longDate';
import { Link } from '../Link/Link';
import * as styles from './PostHead.module.css';

/**
 * The line above a post: the way to the others, and its day.
 *
 * @param date day of publication, `2025-01-20`
 */
export function PostHead({ date }: { date: string }) {
  return (
    <p className={styles.head}>
      <Link href="/blog/archive">News archive</Link>
      <time dateTime={date}>{longDate(date)}</time>
    </p>
  );
}
