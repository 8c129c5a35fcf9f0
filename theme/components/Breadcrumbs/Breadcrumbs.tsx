import type { SidebarLink } from '../../../shared/sidebar';
import { useMainLinks } from '../../page/mainLinks';
import { usePage } from '../../page/page';
import type { SidebarState } from '../../sidebar/sidebarState';
import { Link } from '../Link/Link';
import * as styles from './Breadcrumbs.module.css';

/**
 * Shows the way to the page: the home page, the sidebar's first page by the name that it has in the
 * navbar, the groups, and the page itself. Without a sidebar, only the home page and the page's
 * title are shown.
 */
export function Breadcrumbs({ sidebar }: { sidebar: SidebarState | undefined }) {
  const page = usePage();
  const { title = page.title, lang } = page.frontmatter;
  const { root, self = { text: title, link: '' }, groups = [] } = sidebar ?? {};
  const mainLinks = useMainLinks();
  const findName = ({ text, link }: SidebarLink) =>
    mainLinks.find(({ address }) => address === link)?.text ?? text;
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol className={styles.list}>
        <li>
          <Link href="/">Home</Link>
        </li>
        {root && root.link !== self.link && (
          <li>
            <Link href={root.link} lang={root.lang}>
              {findName(root)}
            </Link>
          </li>
        )}
        {groups.map((group) => (
          <li key={group}>{group}</li>
        ))}
        <li aria-current="page" lang={lang}>
          {findName(self)}
        </li>
      </ol>
    </nav>
  );
}
