import type { SidebarContext } from '../../sidebar/sidebarContext';
import { Link } from '../Link/Link';
import * as styles from './Breadcrumbs.module.css';

/** The path to the page: home, the sidebar's first page, the sections, the page itself, which has a title without a sidebar. */
export function Breadcrumbs({ sidebar, title }: { sidebar?: SidebarContext | undefined; title: string }) {
  const { root, self = { text: title, link: '' }, sections = [] } = sidebar ?? {};
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol className={styles.list}>
        <li>
          <Link href="/">Home</Link>
        </li>
        {root && root.link !== self.link && (
          <li>
            <Link href={root.link}>{root.text}</Link>
          </li>
        )}
        {sections.map((section) => (
          <li key={section}>{section}</li>
        ))}
        <li aria-current="page">{self.text}</li>
      </ol>
    </nav>
  );
}
