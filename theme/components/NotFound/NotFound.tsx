import { useHead } from '@rspress/core/runtime';
import { withBase } from '../../../shared/base';
import { WORDS_OF_ADDRESS } from '../../../shared/pageParts';
import { site } from '../../../site.config';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as search from '../SearchBox/SearchBox.module.css';
import { ContactLink } from '../SiteText/SiteText';
import styles from './NotFound.css?inline';

/** The mark with its ring broken, and its dot on the ground. */
function BrokenMark() {
  // Arcs of a circle that is 70.4 long, from the right on.
  const arc = (from: number, to: number) => ({
    cx: 16,
    cy: 16,
    r: 11.2,
    strokeDasharray: `${to - from} 70.4`,
    strokeDashoffset: -from,
  });
  return (
    <svg viewBox="2.8 2.8 40 30" aria-hidden="true">
      <circle {...arc(29.3, 59.2)} />
      <circle {...arc(-1.6, 15.2)} transform="rotate(14 16 27) translate(3 1)" />
      <circle {...arc(19.6, 24.2)} transform="translate(-2 3)" />
      <circle cx="39" cy="27.5" r="3.4" />
    </svg>
  );
}

/** What an unknown address shows: what happened, a search for its words, and ways on. */
export function NotFound() {
  useHead({ style: [{ innerHTML: styles }] });
  return (
    <article className="not-found">
      <BrokenMark />
      <p>404</p>
      <h1>Page not found</h1>
      <p>
        There is no page at this address. The page may have moved, or the link that brought you here may
        contain a typo.
      </p>
      <search>
        <label htmlFor="words">Search the site</label>
        <form action={withBase('/search')}>
          <input id="words" name="q" type="search" className={search.field} {...{ [WORDS_OF_ADDRESS]: '' }} />
          <button type="submit" className="tool" aria-label="Search">
            <Icon name="search" />
          </button>
        </form>
      </search>
      <p>
        Or go to <Link href="/">the home page</Link>, <Link href="/docs/services">the services</Link> or{' '}
        <Link href="/docs/">the documentation</Link>. If a service does not work, see the{' '}
        <Link href={site.links.status}>status page</Link>. If you are lost, write to{' '}
        <ContactLink to="support" />.
      </p>
    </article>
  );
}
