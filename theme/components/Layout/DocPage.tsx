import { documentFile, isPost } from '../../../shared/address';
import { site } from '../../../shared/configuration';
import { formatLongDate } from '../../../shared/longDate';
import { markdownFile } from '../../../shared/machineFiles';
import { isPresent } from '../../../shared/when';
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

const isEditable = isPresent(site.repository.edit);

/**
 * Renders a page of text: breadcrumbs, the text, links to the previous and the next page, and notes
 * on the page itself. A post has a link to the archive and its date in place of the breadcrumbs.
 */
export function DocPage({ sidebar }: { sidebar: SidebarState | undefined }) {
  const {
    routePath,
    frontmatter,
    title,
    lastUpdatedTime: lastUpdatedDay,
    _relativePath,
  } = usePage();
  const date = isPost(routePath) && frontmatter.date;
  const subject = encodeURIComponent(title);
  return (
    <>
      {date ? (
        <p className={breadcrumbs.breadcrumbs}>
          <Link href="/blog/archive">News archive</Link> /{' '}
          <time dateTime={date}>{formatLongDate(date)}</time>
        </p>
      ) : (
        <div className={styles.place}>
          {sidebar && <SidebarButton />}
          <Breadcrumbs sidebar={sidebar} />
        </div>
      )}
      <IncidentLine />
      <IncidentNotices />
      <Article />
      <GuideCheck />
      {sidebar && <PrevNext sidebar={sidebar} />}
      {lastUpdatedDay && (
        <time
          className={styles.updated}
          dateTime={lastUpdatedDay}
        >{`Last updated ${formatLongDate(lastUpdatedDay)}`}</time>
      )}
      {(sidebar || isEditable) && (
        <p className={styles.foot}>
          {sidebar && (
            <>
              <a href={`mailto:${site.contact.support}?subject=${subject}`}>Something unclear?</a>
              {frontmatter.noindex !== true && (
                <>
                  {' · '}
                  <Link href={`/${markdownFile(documentFile(routePath))}`}>As Markdown</Link>
                </>
              )}
              {isEditable && ' · '}
            </>
          )}
          {isEditable && <Link href={site.repository.edit + _relativePath}>Edit this page</Link>}
        </p>
      )}
    </>
  );
}
