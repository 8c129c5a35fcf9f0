import { Link } from '../Link/Link';
import * as styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the navigation, to the text. */
export function SkipLink() {
  return (
    <Link className={styles.skip} href="#content">
      Skip to content
    </Link>
  );
}
