import { STORAGE_KEYS } from './storageKeys';

/** Where the guide begins with the steps for phones: a narrow screen that is touched. */
const PHONE = '(max-width: 40em) and (pointer: coarse)';

/**
 * Applies earlier choices of the visitor. Specification: light at first, whatever the system
 * prefers.
 */
export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  let device: string | null | undefined = dataset.device;
  try {
    dataset.theme = localStorage.getItem(STORAGE_KEYS.theme) === 'dark' ? 'dark' : 'light';
    dataset.sidebar = localStorage.getItem(STORAGE_KEYS.sidebar) === 'hidden' ? 'hidden' : '';
    device = localStorage.getItem(STORAGE_KEYS.device);
  } catch {
    // Storage is denied.
  }
  const isOnPhone = device === 'phone' || (device !== 'computer' && matchMedia(PHONE).matches);
  dataset.device = isOnPhone ? 'phone' : 'computer';
}
