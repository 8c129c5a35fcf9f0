import type { ReactNode } from 'react';
import { versionOf } from '../../../shared/versions';
import { dateOf, isPost } from '../../blog/posts';
import { usePage } from '../../page/page';
import type { SidebarContext } from '../../sidebar/sidebarContext';
import { useVersions } from '../../versions/useVersions';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { PostHead } from '../PostHead/PostHead';
import { PrevNext } from '../PrevNext/PrevNext';
import { SidebarButton } from '../SidebarButton/SidebarButton';
import { contentsOf } from '../TableOfContents/contents';
import { FoldedContents, TableOfContents } from '../TableOfContents/TableOfContents';
import * as styles from './Layout.module.css';

/** A page of text: its breadcrumbs, its contents, the text (`children`), the pages before and after. */
export function DocPage({ sidebar, children }: { sidebar: SidebarContext | undefined; children: ReactNode }) {
  const page = usePage();
  const entries = contentsOf(page);
  const { all, areSeveral } = useVersions();

  return (
    <>
      <main
        key={page.routePath}
        id="content"
        tabIndex={-1}
        className={styles.main}
        data-docs-version={(areSeveral && versionOf(page.routePath, all)) || undefined}
      >
        {sidebar && (
          <div className={styles.place}>
            <SidebarButton />
            <Breadcrumbs sidebar={sidebar} />
          </div>
        )}
        {isPost(page.routePath) && <PostHead date={dateOf(page)} />}
        <FoldedContents entries={entries} />
        {children}
        {sidebar && <PrevNext sidebar={sidebar} />}
      </main>
      <TableOfContents key={`contents of ${page.routePath}`} entries={entries} />
    </>
  );
}
