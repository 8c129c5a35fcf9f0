import { useEffect } from 'react';
import { withBase } from '../../../shared/base';
import { PAGE_EVENT } from '../../../shared/events';
import { ANNOUNCER_ID, FRAME_ID, SECTION_ATTRIBUTE } from '../../../shared/pageParts';
import { findVersion } from '../../../shared/versions';
import { useMainLinks } from '../../page/mainLinks';
import { usePage } from '../../page/page';
import { useSidebarState } from '../../sidebar/useSidebarState';
import { useVersions } from '../../versions/useVersions';
import { Article } from '../Article/Article';
import { Footer } from '../Footer/Footer';
import { IncidentNotices } from '../Incidents/Incidents';
import { Menu } from '../Menu/Menu';
import { Navbar } from '../Navbar/Navbar';
import * as navbar from '../Navbar/Navbar.module.css';
import { NotFound } from '../NotFound/NotFound';
import { PageHead } from '../PageHead/PageHead';
import { SampleNote } from '../SampleNote/SampleNote';
import { selectHeadings, TableOfContents } from '../TableOfContents/TableOfContents';
import { DocPage } from './DocPage';
import * as styles from './Layout.module.css';

/** Renders everything that a page shows. */
export function Layout() {
  const page = usePage();
  const { pageType, routePath, frontmatter } = page;
  const sidebar = useSidebarState();
  const { docsVersions, hasSeveralVersions } = useVersions();
  const currentSection = useMainLinks().find(({ isCurrentSection }) => isCurrentSection);
  // In development, the behaviors run before the page is rendered, so this event tells them when
  // the page is there.
  useEffect(() => {
    dispatchEvent(new Event(PAGE_EVENT));
  }, []);
  const isNotFound = pageType === '404';
  const isHome = pageType === 'home';
  const isTextPage = !isNotFound && !isHome;
  const headings = isTextPage ? selectHeadings(page) : [];
  // On a page without a sidebar, the table of contents stands in the place of the sidebar. If there
  // is none, the list of services does. The search page, which is not indexed, has its own list.
  const hasServicesBeside =
    isTextPage && frontmatter.noindex !== true && !sidebar && headings.length === 0;

  return (
    <>
      <PageHead />
      {/* Tab reaches this link first. */}
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {/* The navigation writes the heading of each new page here, for screen readers. */}
      <div id={ANNOUNCER_ID} className={navbar.hidden} aria-live="polite" aria-atomic="true" />
      <SampleNote isAtTop />
      <Navbar />
      <div
        id={FRAME_ID}
        className={styles.frame}
        data-has-sidebar={Boolean(sidebar) || hasServicesBeside}
        {...{ [SECTION_ATTRIBUTE]: currentSection && withBase(currentSection.address) }}
      >
        <Menu sidebar={sidebar} hasContents={headings.length > 0} />
        {/* On wide screens, the contents stand beside the text. They come first here, so that Tab
            reaches them before the links of the text. */}
        {headings.length > 0 && (
          <TableOfContents key={`contents of ${routePath}`} entries={headings} />
        )}
        <main
          key={routePath}
          id="content"
          tabIndex={-1}
          className={isHome ? styles.home : styles.main}
          data-docs-version={
            (hasSeveralVersions && findVersion(routePath, docsVersions)) || undefined
          }
        >
          {isNotFound && <NotFound />}
          {isHome && (
            <>
              <IncidentNotices />
              <Article />
            </>
          )}
          {isTextPage && <DocPage sidebar={sidebar} />}
        </main>
      </div>
      <Footer />
    </>
  );
}
