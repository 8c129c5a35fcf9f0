import logo from 'association/drawings/favicon.svg?raw';
import wordmark from 'association/wordmark.svg?raw';
import { site } from '../../../shared/configuration';
import { Link } from '../Link/Link';
import * as styles from './Brand.module.css';

/** The height of the drawings, in pixels. It counts only if the style sheet is missing. */
const HEIGHT_WITHOUT_STYLES_PX = 30;

/** Returns a drawing with a height. Without one, it would be as wide as the window. */
const withHeight = (svg: string): string =>
  svg.replace(/<svg(?![^>]* height=)/, `<svg height="${HEIGHT_WITHOUT_STYLES_PX}"`);

// The drawing of the name may still be the one of the sample association. If the title of the
// drawing is not the association's name, the name is shown as text instead.
const nameProps = wordmark.includes(`<title>${site.name}</title>`)
  ? { dangerouslySetInnerHTML: { __html: withHeight(wordmark) } }
  : { children: site.name };

/**
 * Shows the logo and the association's name, as a link to the home page. The drawings are part of
 * the document, so that they have the colors of the light or dark mode.
 */
export function Brand() {
  return (
    <Link href="/" className={styles.brand}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project */}
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: withHeight(logo) }} />
      <span lang="fr" {...nameProps} />
    </Link>
  );
}
