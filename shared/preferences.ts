import { STORAGE_KEYS } from './storageKeys';

/**
 * Applies what the visitor has chosen on an earlier visit or in another tab. Specification:
 * light at first, whatever the system prefers. A stored value that makes no sense counts as none.
 */
export function applyPreferences(): void {
  try {
    const { dataset } = document.documentElement;
    dataset.theme = localStorage.getItem(STORAGE_KEYS.theme) === 'dark' ? 'dark' : 'light';
    dataset.sidebar = localStorage.getItem(STORAGE_KEYS.sidebar) === 'hidden' ? 'hidden' : '';
  } catch {
    // Storage is denied: what is shown stays.
  }
}
