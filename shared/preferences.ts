import { STORAGE_KEYS } from './storageKeys';

/** Applies earlier choices of the visitor. Specification: light at first, whatever the system prefers. */
export function applyPreferences(): void {
  try {
    const { dataset } = document.documentElement;
    dataset.theme = localStorage.getItem(STORAGE_KEYS.theme) === 'dark' ? 'dark' : 'light';
    dataset.sidebar = localStorage.getItem(STORAGE_KEYS.sidebar) === 'hidden' ? 'hidden' : '';
  } catch {
    // Storage is denied.
  }
}
