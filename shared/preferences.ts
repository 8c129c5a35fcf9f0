import { STORAGE_KEYS } from './storageKeys';

/** Matches a narrow touch screen. On it, the guide begins with the steps for phones. */
const PHONE_MEDIA_QUERY = '(max-width: 40em) and (pointer: coarse)';

/** Applies the visitor's earlier choices. Without a choice, the mode is light on every system. */
export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  let device: string | null | undefined = dataset.device;
  try {
    dataset.theme = localStorage.getItem(STORAGE_KEYS.theme) === 'dark' ? 'dark' : 'light';
    dataset.sidebar = localStorage.getItem(STORAGE_KEYS.sidebar) === 'hidden' ? 'hidden' : '';
    device = localStorage.getItem(STORAGE_KEYS.device);
  } catch {
    // The browser denies access to its storage.
  }
  const isOnPhone =
    device === 'phone' || (device !== 'computer' && matchMedia(PHONE_MEDIA_QUERY).matches);
  dataset.device = isOnPhone ? 'phone' : 'computer';
}
