import { useLocation, usePage } from '@rspress/core/runtime';
import { useState } from 'react';
import { useReady } from '../../hooks/useReady';
import { isAddressOf } from '../../navigation/address';
import { useArrival } from '../../navigation/useArrival';
import { Article } from '../Article/Article';
import { Footer } from '../Footer/Footer';
import { Menu } from '../Menu/Menu';
import { Navbar } from '../Navbar/Navbar';
import { NotFound } from '../NotFound/NotFound';
import { PageHead } from '../PageHead/PageHead';
import { useSidebarOf } from '../SidebarNav/useSidebarOf';
import { SkipLink } from '../SkipLink/SkipLink';
import { DocPage } from './DocPage';
import styles from './Layout.module.css';

/** What every page wears. */
export function Layout() {
  const { page } = usePage();
  const { pathname } = useLocation();
  const sidebar = useSidebarOf();
  useArrival();
  useReady();

  // Rspress finds a page whatever the case or the slashes of the address asked
  // for; the server does not, and what the visitor sees must agree with it.
  const [unknownAddress] = useState(() => (isAddressOf(page.routePath, pathname) ? undefined : pathname));
  const notFound = page.pageType === '404' || pathname === unknownAddress;
  const nodes = notFound ? [] : sidebar.nodes;

  return (
    <>
      <PageHead notFound={notFound} />
      <SkipLink />
      <Navbar />
      <div className={styles.frame} data-has-sidebar={nodes.length > 0}>
        <Menu name={sidebar.name} nodes={nodes} />
        {notFound ? (
          <main id="content" tabIndex={-1} className={styles.main}>
            <NotFound />
          </main>
        ) : page.pageType === 'home' ? (
          <main id="content" tabIndex={-1} className={styles.home}>
            <Article />
          </main>
        ) : (
          <DocPage nodes={nodes} />
        )}
      </div>
      <Footer />
    </>
  );
}
