import { STORAGE_KEYS } from '../../shared/storageKeys';
import { readStoredValue, storeValue } from '../browser/storage';

/**
 * Returns the version that the visitor chose last. A stored version that no longer exists is
 * removed.
 */
function getPreferredVersion(): string | undefined {
  const stored = readStoredValue(STORAGE_KEYS.docsVersion);
  if (stored === undefined || document.querySelector(`[data-version="${CSS.escape(stored)}"]`)) {
    return stored;
  }
  storeValue(STORAGE_KEYS.docsVersion, undefined);
  return undefined;
}

/**
 * Returns the version of the documentation for links and searches: the version of the page, else
 * the one that the visitor chose last, else the default one. It is empty if there is only one
 * version.
 */
export function currentVersion(): string {
  const preferred = getPreferredVersion();
  const ofPage = document.querySelector<HTMLElement>('main')?.dataset.docsVersion;
  const menu = document.querySelector<HTMLElement>('[data-default-version]');
  return ofPage ?? preferred ?? menu?.dataset.defaultVersion ?? '';
}
