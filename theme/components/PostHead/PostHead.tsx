import { longDate } from '../../../shared/longDate';
import * as styles from '../Breadcrumbs/Breadcrumbs.module.css';
import { Link } from '../Link/Link';

/**
 * The line above a post, in the place of breadcrumbs: the way to the others, and its day.
 *
 * @param date day of publication, `2025-01-20`
 */
export function PostHead({ date }: { date: string }) {
  return (
    <p className={styles.breadcrumbs}>
      <Link href="/blog/archive">News archive</Link> / <time dateTime={date}>{longDate(date)}</time>
    </p>
  );
}
