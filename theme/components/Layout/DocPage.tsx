import { dateOf, isPost } from '../../blog/posts';
import { usePage } from '../../page/page';
import type { SidebarContext } from '../../sidebar/sidebarContext';
import { Article } from '../Article/Article';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { IncidentLine, IncidentNotices } from '../Incidents/Incidents';
import { PostHead } from '../PostHead/PostHead';
import { PrevNext } from '../PrevNext/PrevNext';
import { SidebarButton } from '../SidebarButton/SidebarButton';
import { VersionNote } from '../VersionNote/VersionNote';
import * as styles from './Layout.module.css';

/** A page of text: its breadcrumbs, the text, the pages before and after. */
export function DocPage({ sidebar }: { sidebar?: SidebarContext }) {
  const page = usePage();
  return (
    <>
      {sidebar && (
        <div className={styles.place}>
          <SidebarButton />
          <Breadcrumbs sidebar={sidebar} />
        </div>
      )}
      {isPost(page.routePath) && <PostHead date={dateOf(page)} />}
      <IncidentLine />
      <IncidentNotices />
      <VersionNote />
      <Article />
      {sidebar && <PrevNext sidebar={sidebar} />}
    </>
  );
}
