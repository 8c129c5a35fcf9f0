import { usePages, useSite } from '@rspress/core/runtime';
import { findVersion, inVersion } from '../../shared/versions';
import { oncePer } from '../page/oncePer';
import { usePage } from '../page/page';

const addressesOf = oncePer(
  (pages: { routePath: string }[]) => new Set(pages.map(({ routePath }) => routePath)),
);

/** Returns the versions of the documentation, and the version of the rendered page. */
export function useVersions() {
  const { routePath } = usePage();
  const addresses = addressesOf(usePages().pages);
  const docsVersions = useSite().site.multiVersion;
  return {
    docsVersions,
    hasSeveralVersions: docsVersions.versions.length > 1,
    /** The version of the page; outside the documentation, the default version. */
    currentVersion: findVersion(routePath, docsVersions) || docsVersions.default,
    /** Returns the address of a page in a version; undefined if that version lacks the page. */
    findPageIn(version: string, address: string): string | undefined {
      const addressInVersion = inVersion(address, version, docsVersions);
      return addresses.has(addressInVersion) ? addressInVersion : undefined;
    },
  };
}
