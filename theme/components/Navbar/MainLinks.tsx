import { withBase } from '../../../shared/base';
import { MAIN_LINKS } from '../../../shared/pageParts';
import { useMainLinks } from '../../page/mainLinks';
import { usePage } from '../../page/page';
import { Link } from '../Link/Link';

/** For VersionMenu.browser.ts, which chooses among them outside of the documentation. */
function addressesText(addresses: Record<string, string>): string | undefined {
  const pairs = Object.entries(addresses).map(([version, address]) => [version, withBase(address)]);
  return pairs.length > 0 ? JSON.stringify(Object.fromEntries(pairs)) : undefined;
}

/** The links of the top bar; they also head the menu of narrow screens. */
export function MainLinks({ className, linkClassName }: { className?: string; linkClassName?: string }) {
  const { routePath } = usePage();
  return (
    <ul className={className} {...{ [MAIN_LINKS]: '' }}>
      {useMainLinks().map(({ text, address, addresses, isCurrentSection }) => (
        <li key={text}>
          <Link
            href={address}
            className={linkClassName}
            aria-current={address === routePath ? 'page' : isCurrentSection || undefined}
            data-addresses={addressesText(addresses)}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
