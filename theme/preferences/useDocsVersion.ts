import { useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { usePage } from '../navigation/pages';
import { type DocsVersions, isInDocs } from '../navigation/versions';
import { type StorageSlot, storageSlot } from './storageSlot';
import { useStored } from './useStored';

let slot: StorageSlot<string> | undefined;

/**
 * The version of the documentation that links lead to: in the documentation that of
 * the page, elsewhere the one chosen last. With the function that remembers a choice.
 */
export function useDocsVersion(): {
  all: DocsVersions;
  version: string;
  prefer: (version: string) => void;
} {
  const { site } = useSite();
  const page = usePage();
  const all = site.multiVersion;
  slot ??= storageSlot('docs-preferred-version', all.versions);
  const [preferred, prefer] = useStored(slot);

  useEffect(() => {
    // A version that is no more is forgotten.
    if (slot?.read() === undefined) {
      slot?.write(undefined);
    }
  }, []);

  const version = isInDocs(page.routePath, all) ? page.version : preferred;
  return { all, version: version || all.default, prefer };
}
