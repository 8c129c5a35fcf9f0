import type { ReactNode } from 'react';
import { dateOf, isPost } from '../../blog/posts';
import { usePage } from '../../navigation/pages';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { PostHead } from '../PostHead/PostHead';
import { PrevNext } from '../PrevNext/PrevNext';
import { SidebarButton } from '../SidebarButton/SidebarButton';
import { FoldedContents, TableOfContents } from '../TableOfContents/TableOfContents';
import { useContents } from '../TableOfContents/useContents';
import * as styles from './Layout.module.css';

/** A page of text: where it stands, its contents, the text (`children`), the pages before and after. */
export function DocPage({ children }: { children: ReactNode }) {
  const page = usePage();
  const entries = useContents();

  return (
    <>
      <main id="content" tabIndex={-1} className={styles.main}>
        {page.place && (
          <div className={styles.place}>
            <SidebarButton />
            <Breadcrumbs />
          </div>
        )}
        {isPost(page.routePath) && <PostHead date={dateOf(page)} />}
        <FoldedContents entries={entries} />
        {children}
        {page.place && <PrevNext />}
      </main>
      <TableOfContents entries={entries} />
    </>
  );
}
