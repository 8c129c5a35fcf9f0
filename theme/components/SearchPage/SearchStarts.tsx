import { serviceIcon } from '../../../shared/iconPaths';
import { SEARCH_STARTS } from '../../../shared/pageParts';
import type { SidebarLink } from '../../../shared/sidebar';
import { useSidebarLinks } from '../../sidebar/useSidebarContext';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { ContactLink } from '../SiteText/SiteText';
import * as styles from './SearchPage.module.css';

/** Pages of the guide that are shown: those that come first. */
const GUIDE_PAGES = 8;

function Column({ links, hasIcons = false }: { links: SidebarLink[]; hasIcons?: boolean }) {
  const [overview, ...pages] = links;
  return (
    overview && (
      <div>
        <h2>
          <Link href={overview.link}>{overview.text}</Link>
        </h2>
        <ul className={styles.starts}>
          {pages.map(({ text, link }) => (
            <li key={link}>
              <Link href={link}>
                {hasIcons && <Icon name={serviceIcon(link.split('/').at(-1) ?? '')} />}
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/**
 * What people come for, for whoever has typed nothing or found nothing: the beginning of the guide, the
 * services, and whom to ask. Made at build, so that it is there without scripts; the search modal has it from
 * this page (theme/search/SearchModal.tsx).
 */
export function SearchStarts() {
  const guide = useSidebarLinks('/docs').slice(0, GUIDE_PAGES + 1);
  const services = useSidebarLinks('/docs/services');
  return (
    <div className={styles.ways} {...{ [SEARCH_STARTS]: '' }}>
      <div className={styles.columns}>
        <Column links={guide} />
        <Column links={services} hasIcons />
      </div>
      <p>
        No page answers your question? Write to <ContactLink to="support" />.
      </p>
    </div>
  );
}
