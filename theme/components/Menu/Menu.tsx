import { useRef } from 'react';
import { site } from '../../../site.config';
import { Link } from '../../navigation/Link';
import { usePage } from '../../navigation/pages';
import { Icon } from '../Icon/Icon';
import { MainLinks } from '../Navbar/MainLinks';
import { SidebarNav } from '../SidebarNav/SidebarNav';
import { VersionSection } from '../VersionMenu/VersionMenu';
import * as styles from './Menu.module.css';
import { useDrawer } from './useDrawer';

/** What the navbar's menu button opens. */
export const MENU_ID = 'menu';

/**
 * On wide screens the sidebar's column; on narrow ones a drawer that also holds
 * the main links. A popover, so that it opens, and closes by Escape or a tap
 * outside, before and without scripts.
 */
export function Menu() {
  const { place } = usePage();
  const drawer = useRef<HTMLDivElement>(null);
  useDrawer(drawer);

  return (
    <div id={MENU_ID} popover="auto" ref={drawer} className={styles.menu} data-has-sidebar={Boolean(place)}>
      <section aria-label="Menu" className={styles.narrowOnly}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
        <nav aria-label="Main">
          <MainLinks className={styles.links} linkClassName={styles.link} />
        </nav>
        <Link href={site.links.status} className={styles.link}>
          <Icon name="pulse" /> Service status
        </Link>
        <VersionSection />
      </section>
      {place && <SidebarNav place={place} />}
    </div>
  );
}
