import { site } from '../../../site.config';

/** What becomes of the words typed into the search, which depends on who answers it. */
export function SearchPrivacy() {
  return site.search ? (
    <p>
      What you type into the search is sent, as you type, to Algolia, the company that hosts the index of our
      pages; like every request on the internet it carries your network address. We ask for no profile and no
      statistics. Nothing is sent before you type.
    </p>
  ) : (
    <p>What you type into the search stays in your browser: the site’s index is searched there.</p>
  );
}
