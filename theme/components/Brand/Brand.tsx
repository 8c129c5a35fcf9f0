import logo from '../../../docs/public/favicon.svg?raw';
import { site } from '../../../site.config';
import { Link } from '../Link/Link';
import * as styles from './Brand.module.css';

/** The logo and the association's name, leading home. The logo is drawn into the page, so that it has the colors of its mode. */
export function Brand() {
  return (
    <Link href="/" className={styles.brand}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project */}
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      <span lang="fr">{site.name}</span>
    </Link>
  );
}
