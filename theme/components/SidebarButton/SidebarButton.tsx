import { useSidebarShown } from '../../preferences/useSidebarShown';
import { Icon } from '../Icon/Icon';
import { MENU_ID } from '../Menu/Menu';
import * as styles from './SidebarButton.module.css';

/** Hides and shows the sidebar's column on wide screens. */
export function SidebarButton() {
  const [shown, setShown] = useSidebarShown();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={shown ? 'Hide sidebar' : 'Show sidebar'}
      aria-expanded={shown}
      aria-controls={MENU_ID}
      onClick={() => setShown(!shown)}
      data-needs-scripts=""
    >
      <Icon name="panel" />
    </button>
  );
}
