/**
 * Applies what the visitor chose on an earlier visit, before anything is painted.
 *
 * Written into each page as text, so it may use nothing but its parameters and the browser.
 *
 * @param keys names in local storage
 */
export function applyPreferences(keys: { theme: string; sidebar: string }): void {
  try {
    const { dataset } = document.documentElement;
    if (localStorage.getItem(keys.theme) === 'dark') {
      dataset.theme = 'dark';
    }
    if (localStorage.getItem(keys.sidebar) === 'hidden') {
      dataset.sidebar = 'hidden';
    }
  } catch {
    // Storage is denied: the defaults stand.
  }
}
