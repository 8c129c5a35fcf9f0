import logo from 'association/drawings/favicon.svg?raw';
import wordmark from 'association/wordmark.svg?raw';
import { site } from '../../../shared/configuration';
import { Link } from '../Link/Link';
import * as styles from './Brand.module.css';

// The drawing is used only if it has the name of the association, and not, for example, that of the
// sample.
const name = wordmark.includes(`<title>${site.name}</title>`)
  ? { dangerouslySetInnerHTML: { __html: wordmark } }
  : { children: site.name };

/**
 * Shows the logo and the association's name, as a link to the home page. Both are part of the
 * document, so that they have the colors of its mode.
 */
export function Brand() {
  return (
    <Link href="/" className={styles.brand}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project */}
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      <span lang="fr" {...name} />
    </Link>
  );
}
