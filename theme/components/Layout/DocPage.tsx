import { isPost } from '../../../shared/address';
import { formatLongDate } from '../../../shared/longDate';
import { usePage } from '../../page/page';
import type { SidebarState } from '../../sidebar/sidebarState';
import { Article } from '../Article/Article';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import * as breadcrumbs from '../Breadcrumbs/Breadcrumbs.module.css';
import { GuideCheck } from '../GuideCheck/GuideCheck';
import { IncidentLine, IncidentNotices } from '../Incidents/Incidents';
import { Link } from '../Link/Link';
import { PrevNext } from '../PrevNext/PrevNext';
import { SidebarButton } from '../SidebarButton/SidebarButton';
import * as styles from './Layout.module.css';

/** Renders a page of text: breadcrumbs, the text, and links to the previous and the next page. */
export function DocPage({ sidebar }: { sidebar?: SidebarState }) {
  const page = usePage();
  const date = isPost(page.routePath) && page.frontmatter.date;
  return (
    <>
      {!date && (
        <div className={styles.place}>
          {sidebar && <SidebarButton />}
          <Breadcrumbs sidebar={sidebar} page={page} />
        </div>
      )}
      {date && (
        <p className={breadcrumbs.breadcrumbs}>
          <Link href="/blog/archive">News archive</Link> /{' '}
          <time dateTime={date}>{formatLongDate(date)}</time>
        </p>
      )}
      <IncidentLine />
      <IncidentNotices />
      <Article />
      <GuideCheck />
      {sidebar && <PrevNext sidebar={sidebar} />}
    </>
  );
}
