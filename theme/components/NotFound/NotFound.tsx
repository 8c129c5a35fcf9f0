import { useHead } from '@rspress/core/runtime';
import drawing from 'association/drawings/not-found.svg?raw';
import { withBase } from '../../../shared/base';
import { site } from '../../../shared/configuration';
import { PAGE_STYLE_ATTRIBUTE, WORDS_OF_ADDRESS_ATTRIBUTE } from '../../../shared/pageParts';
import { isPresent } from '../../../shared/when';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as search from '../SearchBox/SearchBox.module.css';
import { ContactLink } from '../SiteText/SiteText';
import css from './NotFound.css?inline';

/** Renders the page for an unknown address, with a search for its words, and further links. */
export function NotFound() {
  useHead({ style: [{ innerHTML: css, [PAGE_STYLE_ATTRIBUTE]: '' }] });
  return (
    <article className="not-found">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
      <p>404</p>
      <h1>Page not found</h1>
      <p>
        There is no page at this address. The page may have moved, or the link that brought you here
        may contain a typo.
      </p>
      <search>
        <label htmlFor="words">Search the site</label>
        <form action={withBase('/search')}>
          <input
            id="words"
            name="q"
            type="search"
            className={search.field}
            {...{ [WORDS_OF_ADDRESS_ATTRIBUTE]: '' }}
          />
          <button type="submit" className="tool" aria-label="Search">
            <Icon name="search" />
          </button>
        </form>
      </search>
      <p>
        Or go to <Link href="/">the home page</Link>,{' '}
        <Link href="/docs/services">the services</Link> or{' '}
        <Link href="/docs/">the documentation</Link>. If a service does not work, see{' '}
        {isPresent(site.links.status) ? (
          <Link href={site.links.status}>the status page</Link>
        ) : (
          <Link href="/docs/services#when-something-fails">what to do</Link>
        )}
        . If you are lost, write to <ContactLink to="support" />.
      </p>
    </article>
  );
}
