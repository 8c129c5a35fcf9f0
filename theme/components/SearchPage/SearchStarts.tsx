import { serviceIcon } from '../../../shared/iconPaths';
import { SEARCH_STARTS } from '../../../shared/pageParts';
import type { SidebarLink } from '../../../shared/sidebar';
import { useSidebarLinks } from '../../sidebar/useSidebarContext';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { ContactLink } from '../SiteText/SiteText';
import * as styles from './SearchPage.module.css';

/** How many pages of the guide are listed. */
const GUIDE_PAGES = 8;

function Column({ links, hasIcons = false }: { links: SidebarLink[]; hasIcons?: boolean }) {
  const [overview, ...pages] = links;
  return (
    overview && (
      <div>
        <h2>
          <Link href={overview.link}>{overview.text}</Link>
        </h2>
        <ul className={`rows ${styles.starts}`}>
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

/** Links for visitors who have typed or found nothing. The search modal copies them from the search page. */
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
