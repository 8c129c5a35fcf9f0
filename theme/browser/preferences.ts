import { applyPreferences } from '../../shared/preferences';
import { STORAGE_KEYS } from '../../shared/storageKeys';

// Applies choices that the visitor makes in other tabs. A choice of this tab that could not be
// stored stays as it is.
addEventListener('storage', ({ key }) => {
  const { dataset } = document.documentElement;
  const choicesHere = { ...dataset };
  applyPreferences();
  for (const name of [STORAGE_KEYS.theme, STORAGE_KEYS.sidebar, STORAGE_KEYS.device]) {
    // The key is null when the other tab has removed all values.
    if (key !== null && key !== name) {
      dataset[name] = choicesHere[name];
    }
  }
});
// This call is for development. In production, the boot script has already applied the choices.
applyPreferences();
