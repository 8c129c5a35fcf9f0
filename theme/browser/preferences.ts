import { applyPreferences } from '../../shared/preferences';
import { STORAGE_KEYS } from '../../shared/storageKeys';

// Choices made in other tabs.
addEventListener('storage', () => applyPreferences(STORAGE_KEYS));
// In production the boot script has done so before the first paint; in development there is none.
applyPreferences(STORAGE_KEYS);
