import { cleanUrlByConfig, useNav } from '@rspress/core/runtime';
import { withBase } from '../../shared/base';
import { withoutVersion } from '../../shared/versions';
import { useVersions } from '../versions/useVersions';
import { usePage } from './page';

/** A link of the navbar on the rendered page. */
interface MainLink {
  text: string;
  /** The address in the version of the rendered page, without the base. */
  address: string;
  /**
   * The addresses of the link in all versions, with the base, as JSON for VersionMenu.browser.ts.
   * Its keys are the versions. It is undefined if there is only one version.
   */
  addressesByVersion?: string | undefined;
  /** True if the rendered page lies in the section to which the link leads. */
  isCurrentSection: boolean;
}

/** Returns the links of the navbar, which site.yaml lists. */
export function useMainLinks(): MainLink[] {
  const { routePath } = usePage();
  const { docsVersions, hasSeveralVersions, currentVersion, findPageIn } = useVersions();

  // plugins/siteConfig/navbar.ts makes these links.
  const links = useNav() as { text: string; link: string; activeMatch: string }[];
  return links.map(({ text, link: writtenLink, activeMatch }) => {
    const link = cleanUrlByConfig(writtenLink);
    const findAddressIn = (version: string) => findPageIn(version, link) ?? link;
    const addressesByVersion = docsVersions.versions.map((version) => [
      version,
      withBase(findAddressIn(version)),
    ]);
    return {
      text,
      address: findAddressIn(currentVersion),
      addressesByVersion: hasSeveralVersions
        ? JSON.stringify(Object.fromEntries(addressesByVersion))
        : undefined,
      isCurrentSection: new RegExp(activeMatch).test(withoutVersion(routePath, docsVersions)),
    };
  });
}
