import { STORAGE_KEYS } from '../../shared/storageKeys';
import { readStored, store } from '../browser/storage';

/**
 * Returns the version that the visitor chose last. A stored version that no longer exists is
 * removed.
 */
function preferredVersion(): string | undefined {
  const stored = readStored(STORAGE_KEYS.docsVersion);
  if (stored === undefined || document.querySelector(`[data-version="${CSS.escape(stored)}"]`)) {
    return stored;
  }
  store(STORAGE_KEYS.docsVersion, undefined);
  return undefined;
}

/**
 * Returns the version of the documentation for links and searches: the version of the page, else
 * the one that the visitor chose last, else the default one. It is empty if there is only one
 * version.
 */
export function currentVersion(): string {
  const preferred = preferredVersion();
  const ofPage = document.querySelector<HTMLElement>('main')?.dataset.docsVersion;
  const menu = document.querySelector<HTMLElement>('[data-default-version]');
  return ofPage ?? preferred ?? menu?.dataset.defaultVersion ?? '';
}
