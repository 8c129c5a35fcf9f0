import { site } from '../../../site.config';
import { clientIsland } from '../../islands/island';
import { Link } from '../Link/Link';
import { SearchPage as Search } from './SearchPage';
import * as styles from './SearchPage.module.css';

const otherWays = (
  <>
    The <Link href="/docs/">documentation</Link> and the <Link href="/docs/services">services</Link> list all
    their pages.
  </>
);

/** What stands there until the script of the search has come, and when scripts are off. */
const Island = clientIsland(
  'SearchPage',
  Search,
  <>
    <noscript>
      <p>The search needs scripts, which are off. {otherWays}</p>
    </noscript>
    <p className={styles.loading}>The search is on its way. {otherWays}</p>
  </>,
);

/** The search page, for the page that names it. */
export const SearchPage = () => <Island {...(site.docsVersions && { docsVersions: site.docsVersions })} />;
