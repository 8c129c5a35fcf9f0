import { site } from '../../../shared/configuration';
import { MENU_ID, SIDEBAR_ATTRIBUTE } from '../../../shared/pageParts';
import { isPresent } from '../../../shared/when';
import type { SidebarState } from '../../sidebar/sidebarState';
import { useSidebarLinks } from '../../sidebar/useSidebarState';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { MainLinks } from '../Navbar/MainLinks';
import { SidebarNav } from '../SidebarNav/SidebarNav';
import { VersionSection } from '../VersionMenu/VersionMenu';
import * as styles from './Menu.module.css';

/** A sidebar without groups and with at most this many links counts as short. */
const MAX_LINKS_WHEN_SHORT = 6;

/**
 * Returns whether a sidebar, such as that of the association, would leave its column almost empty.
 * The list of the services stands below such a sidebar.
 */
const isShortSidebar = ({ root, nodes }: SidebarState): boolean =>
  nodes.length <= MAX_LINKS_WHEN_SHORT &&
  nodes.every((node) => 'link' in node) &&
  !root.link.endsWith('/services');

/**
 * Renders the column of the sidebar on wide screens. On narrow screens it is a drawer, which opens
 * and closes without scripts.
 *
 * @param hasContents true if the page has a table of contents; a page with neither a sidebar nor a
 *   table of contents gets the list of the services
 */
export function Menu({
  sidebar,
  hasContents,
}: {
  sidebar: SidebarState | undefined;
  hasContents: boolean;
}) {
  const services = useSidebarLinks('/docs/services');
  const listsServices = sidebar ? isShortSidebar(sidebar) : !hasContents;
  return (
    <div id={MENU_ID} popover="auto" className={styles.menu}>
      <button
        type="button"
        className={`tool ${styles.close}`}
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <Icon name="close" />
      </button>
      <nav aria-label="Main" className={styles.main}>
        <MainLinks linkClassName={styles.link} />
        {isPresent(site.links.status) && (
          <Link href={site.links.status} className={styles.link}>
            Status
          </Link>
        )}
        <Link href="/docs/association#how-to-join" className={styles.link}>
          Join
        </Link>
        {isPresent(site.links.donation) && (
          <Link href={site.links.donation} className={styles.link}>
            Donate
          </Link>
        )}
      </nav>
      <VersionSection />
      <div {...{ [SIDEBAR_ATTRIBUTE]: '' }}>
        {sidebar && <SidebarNav {...sidebar} />}
        {listsServices && (
          <SidebarNav name="Services" nodes={[{ text: 'Services', items: services }]} />
        )}
      </div>
    </div>
  );
}
