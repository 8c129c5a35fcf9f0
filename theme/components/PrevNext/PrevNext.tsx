import type { SidebarLink } from '../../../shared/sidebar';
import type { SidebarState } from '../../sidebar/sidebarState';
import { Link } from '../Link/Link';
import * as styles from './PrevNext.module.css';

/**
 * Renders the title of a page. A French title gets its own element with `lang`, because the style
 * sheet puts English words before it.
 */
const Title = ({ text, lang }: SidebarLink) => (lang ? <span lang={lang}>{text}</span> : text);

/**
 * Links to the page before and the page after the rendered page, in the order of the sidebar. The
 * style sheet adds “Previous” and “Next”.
 */
export function PrevNext({ sidebar: { previous, next } }: { sidebar: SidebarState }) {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav aria-label="Previous and next page" className={styles.pages}>
      {previous && (
        <Link href={previous.link} rel="prev">
          <Title {...previous} />
        </Link>
      )}
      {next && (
        <Link href={next.link} rel="next" className={styles.next}>
          <Title {...next} />
        </Link>
      )}
    </nav>
  );
}
