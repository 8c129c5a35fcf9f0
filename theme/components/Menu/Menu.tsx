import { MENU_ID, REGION } from '../../../shared/pageParts';
import { site } from '../../../site.config';
import { usePage } from '../../page/page';
import type { SidebarContext } from '../../sidebar/sidebarContext';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { MainLinks } from '../Navbar/MainLinks';
import { SidebarNav } from '../SidebarNav/SidebarNav';
import { VersionSection } from '../VersionMenu/VersionMenu';
import { HomeLinks } from './HomeLinks';
import * as styles from './Menu.module.css';

/**
 * On wide screens the sidebar's column; on narrow ones a drawer that also holds the main
 * links. A popover opens, and closes by Escape or a tap outside, without scripts; what else
 * a drawer does is in Menu.browser.ts.
 */
export function Menu({ sidebar }: { sidebar: SidebarContext | undefined }) {
  const { pageType } = usePage();
  return (
    <div id={MENU_ID} popover="auto" className={styles.menu}>
      <button
        type="button"
        className={styles.close}
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <Icon name="close" />
      </button>
      <section aria-label="Menu" className={styles.narrowOnly}>
        <nav aria-label="Main">
          <MainLinks region="menu-links" linkClassName={styles.link} />
        </nav>
        <Link href={site.links.status} className={styles.link}>
          <Icon name="pulse" /> Service status
        </Link>
        <VersionSection />
      </section>
      <div {...{ [REGION]: 'sidebar' }}>
        {sidebar ? <SidebarNav sidebar={sidebar} /> : pageType === 'home' && <HomeLinks />}
      </div>
    </div>
  );
}
