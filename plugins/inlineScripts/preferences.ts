/**
 * Applies what the visitor chose on an earlier visit, which must not flash.
 * theme/preferences/ writes the values.
 */
export function applyPreferences(): void {
  try {
    const { dataset } = document.documentElement;
    if (localStorage.getItem('theme') === 'dark') {
      dataset.theme = 'dark';
    }
    if (localStorage.getItem('sidebar') === 'hidden') {
      dataset.sidebar = 'hidden';
    }
  } catch {
    // Storage is denied: the defaults stand.
  }
}
