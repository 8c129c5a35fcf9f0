import { STORAGE_KEYS } from '../../shared/storageKeys';
import { type StorageSlot, storageSlot } from '../browser/storageSlot';

let slot: StorageSlot<string> | undefined;

/** The links to the page in each version; none when the site has one version. */
const versionLinks = () => [...document.querySelectorAll<HTMLElement>('[data-version]')];

/** The version of the documentation that the visitor chose last. */
export function preferredVersion(): StorageSlot<string> {
  slot ??= storageSlot(
    STORAGE_KEYS.docsVersion,
    versionLinks().map(({ dataset }) => String(dataset.version)),
  );
  return slot;
}

/** The version of the page that is open; undefined outside of the documentation, or when there is one version. */
export const versionOfPage = (): string | undefined =>
  document.querySelector<HTMLElement>('main')?.dataset.docsVersion;

/**
 * The version that links and searches are about: that of the page, else the preferred one.
 *
 * @returns undefined when the visitor is outside of the documentation and prefers none
 */
export const currentVersion = (): string | undefined => versionOfPage() ?? preferredVersion().read();
