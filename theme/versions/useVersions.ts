import { useSite } from '@rspress/core/runtime';
import { findVersion, inVersion } from '../../shared/versions';
import { usePage, usePagesByAddress } from '../page/page';

/** Returns the versions of the documentation, and the version of the rendered page. */
export function useVersions() {
  const { routePath } = usePage();
  const pages = usePagesByAddress();
  const docsVersions = useSite().site.multiVersion;
  return {
    docsVersions,
    hasSeveralVersions: docsVersions.versions.length > 1,
    /** The version of the page; outside the documentation, the default version. */
    currentVersion: findVersion(routePath, docsVersions) || docsVersions.default,
    /** Returns the address of a page in a version; undefined if that version lacks the page. */
    findPageIn(version: string, address: string): string | undefined {
      const addressInVersion = inVersion(address, version, docsVersions);
      return pages.has(addressInVersion) ? addressInVersion : undefined;
    },
  };
}
