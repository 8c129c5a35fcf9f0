import { MAIN_LINKS_ATTRIBUTE } from '../../../shared/pageParts';
import { useMainLinks } from '../../page/mainLinks';
import { usePage } from '../../page/page';
import { Link } from '../Link/Link';

/** Renders the links of the navbar. On narrow screens, the menu begins with them. */
export function MainLinks({
  className,
  linkClassName,
}: {
  className?: string;
  linkClassName?: string;
}) {
  const { routePath } = usePage();
  return (
    <ul className={className} {...{ [MAIN_LINKS_ATTRIBUTE]: '' }}>
      {useMainLinks().map(({ text, address, addressesByVersion, isCurrentSection }) => (
        <li key={text}>
          <Link
            href={address}
            className={linkClassName}
            aria-current={address === routePath ? 'page' : isCurrentSection || undefined}
            data-addresses={addressesByVersion}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
