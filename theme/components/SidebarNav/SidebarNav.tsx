import type { SidebarNode } from '../../../shared/sidebar';
import { usePage } from '../../page/page';
import { Link } from '../Link/Link';
import * as styles from './SidebarNav.module.css';

function Nodes({ nodes }: { nodes: SidebarNode[] }) {
  const page = usePage();
  return (
    <ul className={styles.list}>
      {nodes.map((node) =>
        'items' in node ? (
          <li key={node.text} className={styles.group}>
            <details open>
              <summary className={styles.summary}>{node.text}</summary>
              <Nodes nodes={node.items} />
            </details>
          </li>
        ) : (
          <li key={node.link}>
            <Link
              href={node.link}
              lang={node.lang}
              className={`side-link ${styles.link}`}
              aria-current={node.link === page.routePath ? 'page' : undefined}
            >
              {node.text}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

/** Renders links to pages, in reading order, and marks the link to the current page. */
export function SidebarNav({ name, nodes }: { name: string; nodes: SidebarNode[] }) {
  return (
    <nav aria-label={name} className={styles.nav}>
      <Nodes nodes={nodes} />
    </nav>
  );
}
