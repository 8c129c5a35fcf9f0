import { MENU_ID } from '../../../shared/pageParts';
import { Icon } from '../Icon/Icon';
import * as navbar from '../Navbar/Navbar.module.css';
import * as styles from './SidebarButton.module.css';

/** Hides and shows the sidebar's column on wide screens (SidebarButton.browser.ts). */
export function SidebarButton() {
  return (
    <sidebar-button>
      <button type="button" className={styles.button} aria-controls={MENU_ID} data-needs-scripts="">
        <Icon name="panel" />
        <span className={`${navbar.hidden} ${styles.hide}`}>Hide sidebar</span>
        <span className={`${navbar.hidden} ${styles.show}`}>Show sidebar</span>
      </button>
    </sidebar-button>
  );
}
