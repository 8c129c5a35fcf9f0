import { usePage } from '../../navigation/pages';
import type { Shown } from '../../navigation/usePageLoad';
import { Article } from '../Article/Article';
import { Footer } from '../Footer/Footer';
import { LoadError } from '../LoadError/LoadError';
import { Menu } from '../Menu/Menu';
import { Navbar } from '../Navbar/Navbar';
import { NotFound } from '../NotFound/NotFound';
import { PageAnnouncer } from '../PageAnnouncer/PageAnnouncer';
import { PageHead } from '../PageHead/PageHead';
import { pageTitle } from '../PageHead/pageTitle';
import { SkipLink } from '../SkipLink/SkipLink';
import { useContents } from '../TableOfContents/useContents';
import { DocPage } from './DocPage';
import * as styles from './Layout.module.css';

/** What every page wears. */
export function Frame({ failure, onRetry }: { failure: Shown['failure']; onRetry: () => void }) {
  const page = usePage();
  const title = pageTitle(page);
  const isText = page.pageType !== '404' && page.pageType !== 'home';
  // Told at once: the contents come after the text, which would move to make room for them.
  const hasContents = useContents().length > 0 && isText;

  return (
    <>
      <PageHead />
      <SkipLink />
      <PageAnnouncer title={title} />
      <Navbar />
      <div className={styles.frame} data-has-sidebar={Boolean(page.place)} data-has-contents={hasContents}>
        <Menu />
        {page.pageType === '404' ? (
          <main id="content" tabIndex={-1} className={styles.main}>
            <NotFound />
          </main>
        ) : page.pageType === 'home' ? (
          <main id="content" tabIndex={-1} className={styles.home}>
            <Article />
          </main>
        ) : (
          <DocPage>
            {failure ? <LoadError title={title} failure={failure} onRetry={onRetry} /> : <Article />}
          </DocPage>
        )}
      </div>
      <Footer />
    </>
  );
}
