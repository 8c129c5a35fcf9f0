import { cleanUrlByConfig, useNav, usePage } from '@rspress/core/runtime';
import { Link } from '../../navigation/Link';

/** The links of the top bar; they also head the menu of narrow screens. */
export function MainLinks({ className, linkClassName }: { className?: string; linkClassName?: string }) {
  const nav = useNav();
  const { page } = usePage();
  return (
    <ul className={className}>
      {nav.flatMap((item) => {
        if (!('link' in item)) {
          return [];
        }
        const address = cleanUrlByConfig(item.link);
        const inSection = Boolean(item.activeMatch && new RegExp(item.activeMatch).test(page.routePath));
        const current = address === page.routePath ? 'page' : inSection || undefined;
        return (
          <li key={address}>
            <Link href={address} className={linkClassName} aria-current={current}>
              {item.text}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
