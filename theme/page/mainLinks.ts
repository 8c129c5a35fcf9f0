import { cleanUrlByConfig, useNav } from '@rspress/core/runtime';
import { withoutVersion } from '../../shared/versions';
import { useVersions } from '../versions/useVersions';
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
  const { routePath } = usePage();
  const { all, areSeveral, current, pageIn } = useVersions();
  const versions = areSeveral ? all.versions : [];

  return useNav().flatMap((item): MainLink[] => {
    if (!('link' in item)) {
      return [];
    }
    const link = cleanUrlByConfig(item.link);
    return [
      {
        text: item.text,
        address: pageIn(current, link) ?? link,
        addresses: Object.fromEntries(versions.map((version) => [version, pageIn(version, link) ?? link])),
        isCurrentSection: Boolean(
          item.activeMatch && new RegExp(item.activeMatch).test(withoutVersion(routePath, all)),
        ),
      },
    ];
  });
}
