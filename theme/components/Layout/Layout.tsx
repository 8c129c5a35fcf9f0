import { withBase } from '../../../shared/base';
import { ANNOUNCER_ID, FRAME_ID, SECTION } from '../../../shared/pageParts';
import { DevNavigation } from '../../dev/DevNavigation';
import { useMainLinks } from '../../page/mainLinks';
import { usePage } from '../../page/page';
import { useSidebarContext } from '../../sidebar/useSidebarContext';
import { Article } from '../Article/Article';
import { Footer } from '../Footer/Footer';
import { Menu } from '../Menu/Menu';
import { Navbar } from '../Navbar/Navbar';
import * as navbar from '../Navbar/Navbar.module.css';
import { NotFound } from '../NotFound/NotFound';
import { PageHead } from '../PageHead/PageHead';
import { contentsOf } from '../TableOfContents/contents';
import { DocPage } from './DocPage';
import * as styles from './Layout.module.css';

/** The text of the page that is rendered, in the column that its kind asks for. */
function Main({ sidebar }: { sidebar: ReturnType<typeof useSidebarContext> }) {
  const { pageType, routePath } = usePage();
  if (pageType === '404') {
    return (
      <main id="content" tabIndex={-1} className={styles.main}>
        <NotFound />
      </main>
    );
  }
  if (pageType === 'home') {
    return (
      <main key={routePath} id="content" tabIndex={-1} className={styles.home}>
        <Article />
      </main>
    );
  }
  return (
    <DocPage sidebar={sidebar}>
      <Article />
    </DocPage>
  );
}

/** Everything that a page shows. */
export function Layout() {
  const page = usePage();
  const sidebar = useSidebarContext();
  const section = useMainLinks().find(({ isCurrentSection }) => isCurrentSection);
  const isText = page.pageType !== '404' && page.pageType !== 'home';

  return (
    <>
      <PageHead />
      {/* The first stop of the Tab key: past the navigation, to the text. */}
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {/* Where navigation writes the title of each page that is shown after the first, for screen readers. */}
      <div id={ANNOUNCER_ID} className={navbar.hidden} aria-live="polite" aria-atomic="true" />
      <Navbar />
      <div
        id={FRAME_ID}
        className={styles.frame}
        data-has-sidebar={Boolean(sidebar)}
        // The contents come after the text, which would move to make room for them.
        data-has-contents={isText && contentsOf(page).length > 0}
        {...{ [SECTION]: section && withBase(section.address) }}
      >
        <Menu sidebar={sidebar} />
        <Main sidebar={sidebar} />
      </div>
      <Footer />
      {import.meta.env.DEV && <DevNavigation />}
    </>
  );
}
