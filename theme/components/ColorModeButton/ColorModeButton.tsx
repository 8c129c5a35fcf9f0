import { Icon } from '../Icon/Icon';
import * as navbar from '../Navbar/Navbar.module.css';
import * as styles from './ColorModeButton.module.css';

/** Switches between light and dark (ColorModeButton.browser.ts). The style sheet shows what fits the mode. */
export function ColorModeButton() {
  return (
    <button type="button" className={navbar.tool} data-color-mode="" data-needs-scripts="">
      <span className={styles.inLight}>
        <Icon name="moon" />
        <span className={navbar.hidden}>Switch to dark mode</span>
      </span>
      <span className={styles.inDark}>
        <Icon name="sun" />
        <span className={navbar.hidden}>Switch to light mode</span>
      </span>
    </button>
  );
}
