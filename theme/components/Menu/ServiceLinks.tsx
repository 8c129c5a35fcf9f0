import { useSidebarLinks } from '../../sidebar/useSidebarContext';
import { Link } from '../Link/Link';
import * as styles from '../SidebarNav/SidebarNav.module.css';

/** What the drawer of a short page without a sidebar holds: the services. */
export function ServiceLinks() {
  return (
    <nav aria-label="Services" className={styles.nav}>
      <ul>
        {useSidebarLinks('/docs/services').map(({ text, link }) => (
          <li key={link}>
            <Link href={link} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
