import { usePages } from '@rspress/core/runtime';
import { withBase } from '../../../shared/base';
import { PAGE_URL, PAGE_WEIGHT } from '../../../shared/pageParts';
import { site } from '../../../site.config';
import { isPost } from '../../blog/posts';
import { isPresent } from '../../config/values';
import { usePage } from '../../page/page';
import { Link } from '../Link/Link';
import { OfflineButton } from '../OfflineCopy/OfflineButton';
import { SampleNote } from '../SampleNote/SampleNote';
import * as styles from './Footer.module.css';

const columns: { title: string; links: { text: string; href: string; lang?: string }[] }[] = [
  {
    title: 'Learn',
    links: [
      { text: 'Mattermost guide', href: '/docs/mattermost/introduction' },
      { text: 'All services', href: '/docs/services' },
      { text: 'Service status', href: site.links.status },
    ],
  },
  {
    title: 'Take part',
    links: [
      { text: 'Join', href: '/docs/association#how-to-join' },
      { text: 'Donate', href: site.links.donation },
      { text: 'Contact', href: '/docs/association#contact' },
      { text: 'De-google-ify Internet', href: site.links.degooglify },
      { text: 'News archive', href: '/blog/archive' },
    ],
  },
  {
    // Only members undertake to follow the charter.
    title: isPresent(site.collective.memberSince) ? 'Our commitments' : 'What guides us',
    links: [
      { text: 'CHATONS manifesto', href: site.links.manifesto },
      { text: 'CHATONS charter', href: site.links.charter },
      { text: 'Terms of use (CGU)', href: '/cgu' },
      { text: 'Legal notice', href: '/cgu#legal-notice' },
      // French law asks for these where a service is offered; the first two bind.
      { text: 'CGU en français', href: site.documents.termsFr, lang: 'fr' },
      { text: 'Statuts en français', href: site.documents.statutesFr, lang: 'fr' },
      { text: 'Services en français', href: site.documents.servicesFr, lang: 'fr' },
      { text: 'Modes d’emploi en français', href: site.documents.instructionsFr, lang: 'fr' },
    ].filter(({ href }) => isPresent(href)),
  },
];

/** The foot of every page: where the site is hosted, where to go next, the copyright, and what the page weighs. */
export function Footer() {
  const { routePath } = usePage();
  const hasNews = usePages().pages.some((page) => isPost(page.routePath));
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        <p className={styles.tagline} lang="fr">
          {site.tagline}
        </p>
        <p>
          This site is hosted in {site.host.country} by {site.host.name}.
        </p>
        <SampleNote />
        <Link href={site.links.donation}>
          <img
            src={withBase('/donate.svg')}
            alt={`Donate to ${site.name}`}
            width="132"
            height="36"
            loading="lazy"
          />
        </Link>
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title} className={styles.column}>
          <p className={styles.title}>{title}</p>
          <ul>
            {links
              // Until there is a post, the page about the association leads to the archive.
              .filter(({ href }) => hasNews || href !== '/blog/archive')
              .map(({ text, href, lang }) => (
                <li key={text} lang={lang}>
                  <Link href={href}>{text}</Link>
                </li>
              ))}
          </ul>
          {title === 'Learn' && <OfflineButton />}
        </nav>
      ))}
      <p className={styles.address} {...{ [PAGE_URL]: '' }}>
        {site.origin + withBase(routePath)}
      </p>
      <p className={styles.copyright}>
        © {site.copyrightYear} <span lang="fr">{site.name}</span>. Text under{' '}
        <a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license">
          CC BY-SA 4.0
        </a>
        . <Link href={site.repository.source}>Source code</Link> under AGPL 3.0 or later.
      </p>
      {/* The build fills in the weight, and checks every word: plugins/transforms/inlineAssets.ts. */}
      {import.meta.env.PROD && (
        <p className={styles.proof}>
          This page: <span {...{ [PAGE_WEIGHT]: '' }} /> kB,{' '}
          <Link href="/cgu#cookies-and-local-storage">
            no cookie, no other host{site.search && ' until you search'}
          </Link>
        </p>
      )}
    </footer>
  );
}
