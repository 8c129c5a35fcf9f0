import type { SidebarContext } from '../../sidebar/sidebarContext';
import { Link } from '../Link/Link';
import * as styles from './Breadcrumbs.module.css';

/** The path to the page: home, the sidebar's first page, the sections, the page itself. */
export function Breadcrumbs({ sidebar: { root, self, sections } }: { sidebar: SidebarContext }) {
  const isRoot = root.link === self?.link;
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol className={styles.list}>
        <li>
          <Link href="/">Home</Link>
        </li>
        {!isRoot && (
          <li>
            <Link href={root.link}>{root.text}</Link>
          </li>
        )}
        {sections.map((section) => (
          <li key={section}>{section}</li>
        ))}
        {self && <li aria-current="page">{self.text}</li>}
      </ol>
    </nav>
  );
}
