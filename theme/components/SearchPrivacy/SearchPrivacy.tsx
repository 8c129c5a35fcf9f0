import { site } from '../../../site.config';
import { Fact } from '../Fact/Fact';
import { Link } from '../Link/Link';

/** What becomes of the words typed into the search, which depends on who answers it. */
export function SearchPrivacy() {
  return (
    <>
      {site.search ? (
        <>
          <p>
            What you type into the search is sent, as you type and with your network address, to Algolia, the
            company that hosts the index of our pages. We ask for no profile and no statistics. When Algolia
            cannot be reached, your browser searches the site’s own index instead.
          </p>
          <p>
            When a server of Algolia does not answer, your browser notes that in the local storage, too, under
            a name that begins with <code>algolia-client-js</code>. What Algolia keeps, how long and in which
            country: <Fact of="search.privacy" />.
          </p>
        </>
      ) : (
        <p>
          What you type into the search is sent to nobody: your browser fetches the site’s index once and
          searches it on your own machine.
        </p>
      )}
      <p>
        The <Link href="/search">search page</Link> also puts your words into its address, which you can keep
        or share. Opening or reloading it sends them to our server, which does not write them down.
      </p>
    </>
  );
}
