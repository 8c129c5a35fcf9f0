/**
 * Applies what the visitor has chosen on an earlier visit or in another tab. Specification:
 * light at first, whatever the system prefers. A stored value that makes no sense counts as none.
 *
 * The boot script contains this function as text, so it may use nothing but its parameter and
 * the browser.
 *
 * @param keys names in local storage
 */
export function applyPreferences(keys: { theme: string; sidebar: string }): void {
  try {
    const { dataset } = document.documentElement;
    dataset.theme = localStorage.getItem(keys.theme) === 'dark' ? 'dark' : 'light';
    dataset.sidebar = localStorage.getItem(keys.sidebar) === 'hidden' ? 'hidden' : '';
  } catch {
    // Storage is denied: what is shown stays.
  }
}
