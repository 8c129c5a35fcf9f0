import { withBase } from '../../../shared/base';
import { usePage } from '../../page/page';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as navbar from '../Navbar/Navbar.module.css';
import * as styles from './SearchBox.module.css';

/**
 * Renders a link to the search page. Once SearchBox.browser.ts runs, a button that opens the modal
 * replaces the link. The form takes what the visitor types while the modal is loading.
 */
export function SearchBox() {
  const page = usePage();
  const label = (
    <>
      <Icon name="search" />
      <span className={navbar.searchText}>Search</span>
    </>
  );
  return (
    <search-box>
      <Link
        href="/search"
        className={`${navbar.search} ${styles.link}`}
        aria-label="Search"
        aria-current={page.routePath === '/search' ? 'page' : undefined}
      >
        {label}
      </Link>
      <button
        type="button"
        className={`${navbar.search} ${styles.button}`}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      >
        {label}
        <span className={styles.keys} aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <dialog aria-label="Search" className={styles.dialog}>
        <form action={withBase('/search')}>
          <input name="q" aria-label="Search" placeholder="Search the site" />
        </form>
        {/**
         * The modal is rendered into this section, so that the header and the footer of the modal
         * are not landmarks of the page.
         */}
        <section />
      </dialog>
    </search-box>
  );
}
