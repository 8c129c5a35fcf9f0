import { services } from '../../../services.config';
import { site } from '../../../site.config';
import { useVersions } from '../../versions/useVersions';
import { Link } from '../Link/Link';
import * as sidebar from '../SidebarNav/SidebarNav.module.css';

/** What the drawer of the home page holds, which has no sidebar: the services, and how to take part. */
export function HomeLinks() {
  const { current, pageIn } = useVersions();
  const links = [
    ...services.flatMap(({ id, name }) => {
      // A version of the documentation may lack it.
      const href = pageIn(current, `/docs/services/${id}`);
      return href ? [{ text: name, href }] : [];
    }),
    { text: 'Join', href: '/docs/association#how-to-join' },
    { text: 'Donate', href: site.links.donation },
  ];
  return (
    <nav aria-label="Services and taking part" className={sidebar.nav}>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link href={href} className={sidebar.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
