import { Link } from '../../navigation/Link';
import * as styles from './TableOfContents.module.css';
import { useActiveHeading } from './useActiveHeading';
import type { ContentsEntry } from './useContents';

function Entries({ entries, active }: { entries: ContentsEntry[]; active?: string }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <Link href={`#${id}`} className={styles.link} aria-current={id === active ? 'location' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The contents beside the text, on wide screens. */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  const active = useActiveHeading(entries);
  if (entries.length === 0) {
    return null;
  }
  return (
    <nav aria-label="On this page" className={styles.beside}>
      <p className={styles.title}>On this page</p>
      <Entries entries={entries} active={active} />
    </nav>
  );
}

/** The same contents folded above the text, on narrow screens. */
export function FoldedContents({ entries }: { entries: ContentsEntry[] }) {
  if (entries.length === 0) {
    return null;
  }
  return (
    <nav aria-label="On this page" className={styles.folded}>
      <details>
        <summary>On this page</summary>
        <Entries entries={entries} />
      </details>
    </nav>
  );
}
