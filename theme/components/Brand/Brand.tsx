import { site } from '../../../site.config';
import { Link } from '../Link/Link';
import * as styles from './Brand.module.css';
import { Mark } from './Mark';

/** The mark and the association's name, leading home. */
export function Brand() {
  return (
    <Link href="/" className={styles.brand}>
      <Mark />
      <span lang="fr">{site.name}</span>
    </Link>
  );
}
