import { site } from '../../../shared/configuration';
import { MENU_ID } from '../../../shared/pageParts';
import { isPresent } from '../../../shared/when';
import { Brand } from '../Brand/Brand';
import { ColorModeButton } from '../ColorModeButton/ColorModeButton';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { SearchBox } from '../SearchBox/SearchBox';
import { VersionMenu } from '../VersionMenu/VersionMenu';
import { MainLinks } from './MainLinks';
import * as styles from './Navbar.module.css';

/**
 * Renders the navbar at the top of each page: the brand and the main links on the left; versions,
 * status, search, color mode and menu on the right.
 */
export function Navbar() {
  return (
    <header className={styles.navbar}>
      <div className={styles.bar}>
        <Brand />
        <nav aria-label="Main" className={styles.main}>
          <MainLinks className={styles.links} linkClassName={styles.link} />
        </nav>
        <div className={styles.tools}>
          <VersionMenu />
          {isPresent(site.links.status) && (
            <Link href={site.links.status} className={styles.status}>
              <Icon name="pulse" />
              Status
            </Link>
          )}
          <SearchBox />
          <ColorModeButton />
          <button
            type="button"
            className={`tool ${styles.menu}`}
            popoverTarget={MENU_ID}
            aria-label="Menu"
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}
