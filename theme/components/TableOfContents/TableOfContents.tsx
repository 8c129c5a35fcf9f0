import { usePage } from '../../page/page';
import { Link } from '../Link/Link';
import { type ContentsEntry, contentsOf } from './contents';
import * as styles from './TableOfContents.module.css';

function Entries({ entries }: { entries: ContentsEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <Link href={`#${id}`} className={`side-link ${styles.link}`}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The contents beside the text, on wide screens. TableOfContents.browser.ts marks the section being read. */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  return (
    <nav aria-label="On this page" className={styles.beside}>
      <p className={styles.title}>On this page</p>
      <page-contents>
        <Entries entries={entries} />
      </page-contents>
    </nav>
  );
}

/** The same contents folded after the lead, on narrow screens. plugins/markdown/rehypeNavigation.ts puts them there. */
export function FoldedContents() {
  const entries = contentsOf(usePage());
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
