import { Link } from '../../navigation/Link';
import { usePage } from '../../navigation/pages';
import * as styles from './PrevNext.module.css';

/** The pages before and after this one, in the sidebar's order. */
export function PrevNext() {
  const { previous, next } = usePage().place ?? {};
  if (!previous && !next) {
    return null;
  }
  return (
    <nav aria-label="Previous and next page" className={styles.pages}>
      {previous && (
        <Link href={previous.link} rel="prev" className={styles.previous}>
          <span className={styles.label}>Previous</span> {previous.text}
        </Link>
      )}
      {next && (
        <Link href={next.link} rel="next" className={styles.next}>
          <span className={styles.label}>Next</span> {next.text}
        </Link>
      )}
    </nav>
  );
}
