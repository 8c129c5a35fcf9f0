import { RELATED_ID } from '../../../shared/pageParts';
import { type PageInfo, useEnglishLang, usePage } from '../../page/page';
import { Link } from '../Link/Link';
import { formatSectionNumber } from '../SectionHeading/sectionNumber';
import { toPlainHeading } from './plainHeading';
import * as styles from './TableOfContents.module.css';

/** The deepest level of headings in the table of contents. The highest level is 2. */
const DEEPEST_LEVEL = 3;

/**
 * Returns the headings of a page for its table of contents, without the heading above the related
 * pages. Returns none if the front matter says `outline: false`.
 */
export function selectHeadings({ frontmatter, toc }: PageInfo): PageInfo['toc'] {
  return frontmatter.outline === false
    ? []
    : toc.filter(({ depth, id }) => depth >= 2 && depth <= DEEPEST_LEVEL && id !== RELATED_ID);
}

function Entries({ entries }: { entries: PageInfo['toc'] }) {
  const page = usePage();
  return (
    <ul className={styles.list} lang={page.frontmatter.lang}>
      {entries.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <Link href={`#${id}`} className={`side-link ${styles.link}`}>
            {formatSectionNumber(page, id)}
            {toPlainHeading(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders the table of contents beside the text, on wide screens. TableOfContents.browser.ts marks
 * the section that the visitor is reading.
 */
export function TableOfContents({ entries }: { entries: PageInfo['toc'] }) {
  return (
    <nav aria-label="On this page" className={styles.beside}>
      <p className={styles.title}>On this page</p>
      <page-contents>
        <Entries entries={entries} />
      </page-contents>
    </nav>
  );
}

/**
 * Renders the folded table of contents of narrow screens. plugins/markdown/rehypeNavigation.ts puts
 * it into the bar below the lead.
 */
export function FoldedContents() {
  const entries = selectHeadings(usePage());
  const englishLang = useEnglishLang();
  return (
    entries.length > 0 && (
      <nav aria-label="On this page" className={styles.folded} lang={englishLang}>
        <details>
          <summary>On this page</summary>
          <Entries entries={entries} />
        </details>
      </nav>
    )
  );
}
