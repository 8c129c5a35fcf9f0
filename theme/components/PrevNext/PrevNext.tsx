import type { SidebarLink } from '../../../shared/sidebar';
import type { SidebarState } from '../../sidebar/sidebarState';
import { Link } from '../Link/Link';
import * as styles from './PrevNext.module.css';

/** Renders the title of a page. A French title has its own element, because of its language. */
const Title = ({ text, lang }: SidebarLink) => (lang ? <b lang={lang}>{text}</b> : text);

/** Links to the page before and the page after this one, in the order of the sidebar. */
export function PrevNext({ sidebar: { previous, next } }: { sidebar: SidebarState }) {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav aria-label="Previous and next page" className={styles.pages}>
      {previous && (
        <Link href={previous.link} rel="prev">
          <span>Previous</span> <Title {...previous} />
        </Link>
      )}
      {next && (
        <Link href={next.link} rel="next" className={styles.next}>
          <span>Next</span> <Title {...next} />
        </Link>
      )}
    </nav>
  );
}
