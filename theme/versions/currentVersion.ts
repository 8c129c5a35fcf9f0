import { STORAGE_KEYS } from '../../shared/storageKeys';
import { readStoredValue, storeValue } from '../browser/storage';

/** Returns the version that the visitor chose last. Removes one that no longer exists. */
function getPreferredVersion(): string | undefined {
  const storedVersion = readStoredValue(STORAGE_KEYS.docsVersion);
  if (
    storedVersion === undefined ||
    document.querySelector(`[data-version="${CSS.escape(storedVersion)}"]`)
  ) {
    return storedVersion;
  }
  storeValue(STORAGE_KEYS.docsVersion, undefined);
  return undefined;
}

/**
 * Returns the version of the documentation for links and searches: the version of the page, else
 * the one that the visitor chose last, else the default one. The result is empty if there is only
 * one version.
 */
export function getCurrentVersion(): string {
  const preferredVersion = getPreferredVersion();
  const pageVersion = document.querySelector<HTMLElement>('main')?.dataset.docsVersion;
  const versionLabel = document.querySelector<HTMLElement>('[data-default-version]');
  return pageVersion ?? preferredVersion ?? versionLabel?.dataset.defaultVersion ?? '';
}
