import { usePage } from '@rspress/core/runtime';
import { Link } from '../../navigation/Link';
import { readingOrder, type SidebarNode, trailTo } from '../../navigation/sidebar';
import styles from './Breadcrumbs.module.css';

/** Where the page stands: home, the sidebar's first page, the section, the page itself. */
export function Breadcrumbs({ nodes }: { nodes: SidebarNode[] }) {
  const { page } = usePage();
  const [root] = readingOrder(nodes);
  const isRoot = root?.link === page.routePath;
  const trail = isRoot ? [] : trailTo(nodes, page.routePath);
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol className={styles.list}>
        <li>
          <Link href="/">Home</Link>
        </li>
        {root && (
          <li>
            {isRoot ? (
              <span aria-current="page">{root.text}</span>
            ) : (
              <Link href={root.link}>{root.text}</Link>
            )}
          </li>
        )}
        {trail.map((node) => (
          <li key={node.text}>{'link' in node ? <span aria-current="page">{node.text}</span> : node.text}</li>
        ))}
      </ol>
    </nav>
  );
}
