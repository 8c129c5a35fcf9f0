import { site } from '../../../site.config';
import { Link } from '../Link/Link';
import * as styles from './Brand.module.css';

/** The mark, an open ring that one may leave, and the association's name, leading home. The favicon is the same drawing. */
export function Brand() {
  return (
    <Link href="/" className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.ring} d="M21.6 6.3A11.2 11.2 0 1 0 26.6 14" />
        <circle className={styles.dot} cx="25.4" cy="6.6" r="3.4" />
      </svg>
      <span lang="fr">{site.name}</span>
    </Link>
  );
}
