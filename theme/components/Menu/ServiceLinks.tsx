import { useSidebarLinks } from '../../sidebar/useSidebarContext';
import { Link } from '../Link/Link';
import * as styles from '../SidebarNav/SidebarNav.module.css';
import * as menu from './Menu.module.css';

/** What a drawer holds on a page whose sidebar is short, or that has none: the services. A short sidebar goes on with them, too. */
export function ServiceLinks() {
  return (
    <nav aria-label="Services" className={`${styles.nav} ${menu.services}`}>
      <ul>
        {useSidebarLinks('/docs/services').map(({ text, link }) => (
          <li key={link}>
            <Link href={link} className={`side-link ${styles.link}`}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
