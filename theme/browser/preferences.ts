import { applyPreferences } from '../../shared/preferences';

// Applies choices that the visitor makes in other tabs.
addEventListener('storage', applyPreferences);
// In production, the boot script has already applied the choices; in development there is no such
// script.
applyPreferences();
