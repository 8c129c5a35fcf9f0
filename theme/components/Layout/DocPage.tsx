import { usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { dateOf, isPost } from '../../blog/posts';
import type { SidebarNode } from '../../navigation/sidebar';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { PostHead } from '../PostHead/PostHead';
import { PrevNext } from '../PrevNext/PrevNext';
import { SidebarButton } from '../SidebarButton/SidebarButton';
import { FoldedContents, TableOfContents } from '../TableOfContents/TableOfContents';
import { useContents } from '../TableOfContents/useContents';
import styles from './Layout.module.css';

/** A page of text: where it stands, its contents, the text (`children`), the pages before and after. */
export function DocPage({ nodes, children }: { nodes: SidebarNode[]; children: ReactNode }) {
  const { page } = usePage();
  const entries = useContents();
  const hasSidebar = nodes.length > 0;

  return (
    <>
      <main id="content" tabIndex={-1} className={styles.main}>
        {hasSidebar && (
          <div className={styles.place}>
            <SidebarButton />
            <Breadcrumbs nodes={nodes} />
          </div>
        )}
        {isPost(page.routePath) && <PostHead date={dateOf(page)} />}
        <FoldedContents entries={entries} />
        {children}
        {hasSidebar && <PrevNext nodes={nodes} />}
      </main>
      <TableOfContents entries={entries} />
    </>
  );
}
