import { applyPreferences } from '../../shared/preferences';

// Choices made in other tabs.
addEventListener('storage', applyPreferences);
// In production the boot script has done so before the first paint; in development there is none.
applyPreferences();
