import { cleanUrlByConfig, useNav } from '@rspress/core/runtime';
import { Link } from '../../navigation/Link';
import { routeAt, usePage } from '../../navigation/pages';
import { linkInVersion, withoutVersion } from '../../navigation/versions';
import { useDocsVersion } from '../../preferences/useDocsVersion';

/** The links of the top bar; they also head the menu of narrow screens. */
export function MainLinks({ className, linkClassName }: { className?: string; linkClassName?: string }) {
  const nav = useNav();
  const page = usePage();
  const { all, version } = useDocsVersion();
  return (
    <ul className={className}>
      {nav.flatMap((item) => {
        if (!('link' in item)) {
          return [];
        }
        const link = cleanUrlByConfig(item.link);
        const address = linkInVersion(link, version, all, (pathname) => Boolean(routeAt(pathname)));
        const inSection = Boolean(
          item.activeMatch && new RegExp(item.activeMatch).test(withoutVersion(page.routePath, all)),
        );
        const current = address === page.routePath ? 'page' : inSection || undefined;
        return (
          <li key={link}>
            <Link href={address} className={linkClassName} aria-current={current}>
              {item.text}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
