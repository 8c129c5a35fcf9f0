import { usePages } from '@rspress/core/runtime';
import { isPost } from '../../../shared/address';
import { withBase } from '../../../shared/base';
import { site } from '../../../shared/configuration';
import { isLeftOut } from '../../../shared/leftOut';
import { PAGE_URL_ATTRIBUTE, PAGE_WEIGHT_ATTRIBUTE } from '../../../shared/pageParts';
import { isPresent } from '../../../shared/when';
import { accessibilityState, findFact } from '../../config/values';
import { usePage } from '../../page/page';
import { Link } from '../Link/Link';
import { OfflineButton } from '../OfflineCopy/OfflineButton';
import { SampleNote } from '../SampleNote/SampleNote';
import * as styles from './Footer.module.css';

/**
 * Returns the address to which a link of the footer leads.
 *
 * @param link what site.yaml says: an address, or the path of a fact that is an address
 */
const resolveAddress = (link: string) => (link.includes('/') ? link : String(findFact(link)));

/**
 * Renders the foot of every page: where the site is hosted, how accessible it is, links to other
 * pages, the copyright, and the weight of the page in kilobytes.
 */
export function Footer() {
  const { pageType, routePath } = usePage();
  const hasPosts = usePages().pages.some((page) => isPost(page.routePath));
  // While there are no posts, the footer has no link to the archive.
  const isLinkShown = (address: string) =>
    isPresent(address) && !isLeftOut(address) && (hasPosts || address !== '/blog/archive');
  const columns = site.footer
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ link }) => isLinkShown(resolveAddress(link))),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        <p className={styles.tagline} lang="fr">
          {site.tagline}
        </p>
        <p>
          This site is hosted in {site.host.country} by {site.host.name}.{' '}
          <Link href="/cgu#accessibility">Accessibility: {accessibilityState.name}</Link>
        </p>
        <SampleNote />
        {isPresent(site.links.donation) && (
          <Link href={site.links.donation}>
            <img
              src={withBase('/donate.svg')}
              alt={`Donate to ${site.name}`}
              width="132"
              height="36"
              loading="lazy"
            />
          </Link>
        )}
      </div>
      {columns.map(({ title, links }, columnIndex) => (
        <nav key={title} aria-label={title} className={styles.column}>
          <p className={styles.title}>{title}</p>
          <ul>
            {links.map(({ text, link, lang }) => (
              <li key={text} lang={lang}>
                <Link href={resolveAddress(link)}>{text}</Link>
              </li>
            ))}
          </ul>
          {columnIndex === 0 && <OfflineButton />}
        </nav>
      ))}
      <p className={styles.address} {...{ [PAGE_URL_ATTRIBUTE]: '' }}>
        {pageType !== '404' && site.origin + withBase(routePath)}
      </p>
      <p className={styles.copyright}>
        © {site.copyrightYear} <span lang="fr">{site.name}</span>. Text under{' '}
        <a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license">
          CC BY-SA 4.0
        </a>
        . <Link href={site.repository.source}>Source code</Link> under AGPL 3.0 or later.
      </p>
      {/* plugins/site/writePage.ts adds the number of kilobytes.
          plugins/outputs/contentSecurityPolicy.ts checks that the page asks no other host. */}
      {import.meta.env.PROD && (
        <p className={styles.proof}>
          This page: <span {...{ [PAGE_WEIGHT_ATTRIBUTE]: '' }} /> kB,{' '}
          <Link href="/cgu#cookies-and-local-storage">
            no cookie, no other host{site.search && ' until you search'}
          </Link>
        </p>
      )}
    </footer>
  );
}
