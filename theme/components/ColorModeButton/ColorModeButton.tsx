import { Icon } from '../Icon/Icon';
import * as navbar from '../Navbar/Navbar.module.css';
import * as styles from './ColorModeButton.module.css';

/** Renders the button for light and dark. The style sheet shows what fits the current mode. */
export function ColorModeButton() {
  return (
    <button
      type="button"
      className={`tool ${styles.button}`}
      data-color-mode=""
      data-needs-scripts=""
    >
      <Icon name="moon" otherStateIcon="sun" />
      <span className={`${navbar.hidden} ${styles.toDark}`}>Switch to dark mode</span>
      <span className={`${navbar.hidden} ${styles.toLight}`}>Switch to light mode</span>
    </button>
  );
}
