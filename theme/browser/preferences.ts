import { applyPreferences } from '../../shared/preferences';

// Choices made in other tabs.
addEventListener('storage', applyPreferences);
// The boot script has applied them in production; development has no such script.
applyPreferences();
