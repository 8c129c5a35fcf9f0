import { MENU_ID, SIDEBAR } from '../../../shared/pageParts';
import { site } from '../../../site.config';
import type { SidebarContext } from '../../sidebar/sidebarContext';
import { useSidebarLinks } from '../../sidebar/useSidebarContext';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { MainLinks } from '../Navbar/MainLinks';
import { SidebarNav } from '../SidebarNav/SidebarNav';
import { VersionSection } from '../VersionMenu/VersionMenu';
import * as styles from './Menu.module.css';

/** Links that a sidebar may have for the services to be listed after it. */
const MAX_SHORT = 6;

/** Whether a sidebar alone would leave its column or the drawer almost empty, as that of the association. */
const isShort = ({ root, nodes }: SidebarContext): boolean =>
  nodes.length <= MAX_SHORT && nodes.every((node) => 'link' in node) && !root.link.endsWith('/services');

/**
 * On wide screens the sidebar's column; on narrow ones a drawer, which opens and closes without scripts.
 *
 * @param props.hasContents says that a page without a sidebar is a long text, and lists no services
 */
export function Menu({
  sidebar,
  hasContents,
}: {
  sidebar: SidebarContext | undefined;
  hasContents: boolean;
}) {
  const services = useSidebarLinks('/docs/services');
  const listsServices = sidebar ? isShort(sidebar) : !hasContents;
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
        <Link href={site.links.status} className={styles.link}>
          Status
        </Link>
        <Link href="/docs/association#how-to-join" className={styles.link}>
          Join
        </Link>
        <Link href={site.links.donation} className={styles.link}>
          Donate
        </Link>
      </nav>
      <VersionSection />
      <div {...{ [SIDEBAR]: '' }}>
        {sidebar && <SidebarNav {...sidebar} />}
        {listsServices && <SidebarNav name="Services" nodes={services} />}
      </div>
    </div>
  );
}
