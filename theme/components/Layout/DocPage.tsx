import { longDate } from '../../../shared/longDate';
import { dateOf, isPost } from '../../blog/posts';
import { usePage } from '../../page/page';
import type { SidebarContext } from '../../sidebar/sidebarContext';
import { Article } from '../Article/Article';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import * as breadcrumbs from '../Breadcrumbs/Breadcrumbs.module.css';
import { IncidentLine, IncidentNotices } from '../Incidents/Incidents';
import { Link } from '../Link/Link';
import { PrevNext } from '../PrevNext/PrevNext';
import { SidebarButton } from '../SidebarButton/SidebarButton';
import { contentsOf } from '../TableOfContents/TableOfContents';
import * as styles from './Layout.module.css';

/**
 * Renders a page of text: its breadcrumbs, the text, and links to the previous and the next page.
 */
export function DocPage({ sidebar }: { sidebar?: SidebarContext }) {
  const page = usePage();
  const date = isPost(page.routePath) && dateOf(page);
  return (
    <>
      {!date && (sidebar || contentsOf(page).length > 0) && (
        <div className={styles.place}>
          {sidebar && <SidebarButton />}
          <Breadcrumbs sidebar={sidebar} page={page} />
        </div>
      )}
      {date && (
        <p className={breadcrumbs.breadcrumbs}>
          <Link href="/blog/archive">News archive</Link> /{' '}
          <time dateTime={date}>{longDate(date)}</time>
        </p>
      )}
      <IncidentLine />
      <IncidentNotices />
      <Article />
      {sidebar && <PrevNext sidebar={sidebar} />}
    </>
  );
}
