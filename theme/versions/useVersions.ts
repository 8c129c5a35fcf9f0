import { usePages, useSite } from '@rspress/core/runtime';
import { findVersion, inVersion } from '../../shared/versions';
import { usePage } from '../page/page';

/** Returns the versions of the documentation, and the version of the rendered page. */
export function useVersions() {
  const { routePath } = usePage();
  const addresses = new Set(usePages().pages.map((page) => page.routePath));
  const all = useSite().site.multiVersion;
  return {
    all,
    areSeveral: all.versions.length > 1,
    /** The version of the page; outside the documentation, the default version. */
    current: findVersion(routePath, all) || all.default,
    /** Returns the address of a page in a version; undefined if that version lacks the page. */
    pageIn(version: string, address: string): string | undefined {
      const same = inVersion(address, version, all);
      return addresses.has(same) ? same : undefined;
    },
  };
}
