import { ThemeContext } from '@rspress/core/runtime';
import { useContext } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from '../Navbar/Navbar.module.css';

/** Switches between light and dark. */
export function ColorModeButton() {
  const { theme, setTheme } = useContext(ThemeContext);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={`Switch to ${other} mode`}
      onClick={() => setTheme?.(other)}
      data-needs-scripts=""
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
