import { cleanUrlByConfig, useNav, usePages, useSite } from '@rspress/core/runtime';
import { isInDocs, linkInVersion, withoutVersion } from '../versions/versions';
import { usePage } from './page';

/** A link of the top bar, on the page that is rendered. */
export interface MainLink {
  text: string;
  /** In the version of the page; without the base. */
  address: string;
  /** By version; empty when there is one version only. */
  addresses: Record<string, string>;
  /** Whether the page lies in the section that the link leads to. */
  isCurrentSection: boolean;
}

/** The links of the top bar, as rspress.config.ts lists them. */
export function useMainLinks(): MainLink[] {
  const nav = useNav();
  const page = usePage();
  const { pages } = usePages();
  const all = useSite().site.multiVersion;
  const isVersioned = all.versions.length > 1;
  const exists = (pathname: string) => pages.some(({ routePath }) => routePath === pathname);
  const addressIn = (link: string, version: string) =>
    isVersioned ? linkInVersion(link, version, all, exists) : link;
  const version = isInDocs(page.routePath, all) ? page.version : all.default;

  return nav.flatMap((item): MainLink[] => {
    if (!('link' in item)) {
      return [];
    }
    const link = cleanUrlByConfig(item.link);
    return [
      {
        text: item.text,
        address: addressIn(link, version),
        addresses: isVersioned
          ? Object.fromEntries(all.versions.map((name) => [name, addressIn(link, name)]))
          : {},
        isCurrentSection: Boolean(
          item.activeMatch && new RegExp(item.activeMatch).test(withoutVersion(page.routePath, all)),
        ),
      },
    ];
  });
}
