import { services } from '../../../shared/configuration';
import { SEARCH_STARTS_ATTRIBUTE } from '../../../shared/pageParts';
import type { SidebarLink } from '../../../shared/sidebar';
import { useSidebarLinks } from '../../sidebar/useSidebarState';
import { ServiceIcon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { ContactLink } from '../SiteText/SiteText';
import * as styles from './SearchPage.module.css';

/** The largest number of pages of the guide that are listed. */
const MAX_GUIDE_PAGES = 8;

function Column({ links }: { links: SidebarLink[] }) {
  const [overview, ...pages] = links;
  return (
    overview &&
    pages.length > 0 && (
      <div>
        <h2>
          <Link href={overview.link} lang={overview.lang}>
            {overview.text}
          </Link>
        </h2>
        <ul className={`rows ${styles.starts}`}>
          {pages.map(({ text, link, lang }) => {
            const service = services.find(({ id }) => link.endsWith(`/docs/services/${id}`));
            return (
              <li key={link}>
                <Link href={link} lang={lang}>
                  {service && <ServiceIcon service={service} />}
                  {text}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    )
  );
}

/**
 * Lists links for visitors who have not typed yet, or have found nothing. The search modal copies
 * them from the search page.
 */
export function SearchStarts() {
  const guideLinks = useSidebarLinks('/docs').slice(0, MAX_GUIDE_PAGES + 1);
  return (
    <div className={styles.ways} {...{ [SEARCH_STARTS_ATTRIBUTE]: '' }}>
      <div className={styles.columns}>
        <Column links={guideLinks} />
        <Column links={useSidebarLinks('/docs/services')} />
      </div>
      <p>
        No page answers your question? Write to <ContactLink to="support" />.
      </p>
    </div>
  );
}
