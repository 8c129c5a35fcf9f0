import { STORAGE_KEYS } from '../../shared/storageKeys';
import { readStored, store } from '../browser/storage';

/** The version chosen on this page, in case it could not be stored. */
let chosen: string | undefined;

/** Whether the site has a version of that name: the menu has a link for each. */
const exists = (version: string) =>
  document.querySelector(`[data-version="${CSS.escape(version)}"]`) !== null;

/** The version of the documentation that the visitor chose last; a stored one that no longer exists is forgotten. */
function preferredVersion(): string | undefined {
  const stored = readStored(STORAGE_KEYS.docsVersion);
  if (stored !== undefined && !exists(stored)) {
    store(STORAGE_KEYS.docsVersion, undefined);
    return chosen;
  }
  return stored ?? chosen;
}

/** Remembers the version that the visitor has chosen. */
export function chooseVersion(version: string): void {
  chosen = version;
  store(STORAGE_KEYS.docsVersion, version);
}

/**
 * The version that links and searches are about: that of the page, else the preferred one,
 * else the default one. Empty when the site has one version.
 */
export function currentVersion(): string {
  const preferred = preferredVersion();
  const ofPage = document.querySelector<HTMLElement>('main')?.dataset.docsVersion;
  const menu = document.querySelector<HTMLElement>('[data-default-version]');
  return ofPage ?? preferred ?? menu?.dataset.defaultVersion ?? '';
}
