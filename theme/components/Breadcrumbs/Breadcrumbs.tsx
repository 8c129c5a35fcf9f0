import { Link } from '../../navigation/Link';
import { usePage } from '../../navigation/pages';
import * as styles from './Breadcrumbs.module.css';

/** Where the page stands: home, the sidebar's first page, the section, the page itself. */
export function Breadcrumbs() {
  const { place, routePath } = usePage();
  const { root, self, sections = [] } = place ?? {};
  const isRoot = root?.link === routePath;
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol className={styles.list}>
        <li>
          <Link href="/">Home</Link>
        </li>
        {root && !isRoot && (
          <li>
            <Link href={root.link}>{root.text}</Link>
          </li>
        )}
        {sections.map((section) => (
          <li key={section}>{section}</li>
        ))}
        {self && (
          <li>
            <span aria-current="page">{self.text}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
