import { MENU_ID } from '../../../shared/pageParts';
import { Icon } from '../Icon/Icon';
import * as styles from './SidebarButton.module.css';

/**
 * Renders the buttons that hide and show the sidebar's column on wide screens. The style sheet
 * shows one of the two.
 */
export function SidebarButton() {
  return [true, false].map((isExpanded) => (
    <button
      key={String(isExpanded)}
      type="button"
      className={`tool ${styles.button}`}
      aria-label={isExpanded ? 'Hide sidebar' : 'Show sidebar'}
      aria-expanded={isExpanded}
      aria-controls={MENU_ID}
      data-sidebar-button=""
      data-needs-scripts=""
    >
      <Icon name="panel" />
    </button>
  ));
}
