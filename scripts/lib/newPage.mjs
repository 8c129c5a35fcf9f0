import { stringify } from 'yaml';
import { slugOf } from '../../shared/slug.mjs';

/** The folder of the news. */
const BLOG = 'blog/';

/**
 * The text of a new page.
 *
 * @param {{ title: string, date?: string }} page date: of a post, as 2025-01-20
 * @returns {string} its description is left to the writer: the build asks for it
 */
export function pageText({ title, date }) {
  const frontMatter = { title, description: '', ...(date && { date }) };
  return `---\n${stringify(frontMatter)}---\n\n# ${title}\n\n`;
}

/**
 * Adds a page to the sidebar, after the last page of its folder.
 *
 * @param {string} sidebars the text of sidebars.ts
 * @param {string} file the page, below `docs/` and without its extension
 * @param {string} title
 * @returns {string | undefined} the new text; undefined when no page of the same folder is in a sidebar
 */
export function addToSidebar(sidebars, file, title) {
  const link = `/${file}`;
  const guide = /^const guide = '([^']*)';$/m.exec(sidebars)?.[1];
  const written = guide && link.startsWith(`${guide}/`) ? `\${guide}${link.slice(guide.length)}` : link;
  const folder = written.slice(0, written.lastIndexOf('/') + 1);
  const quote = written.startsWith('$') ? '`' : "'";
  const lines = sidebars.split('\n');
  const last = lines.findLastIndex(
    (line) =>
      line.includes(`link: ${quote}${folder}`) &&
      !line.slice(line.indexOf(folder) + folder.length).includes('/'),
  );
  if (last < 0) {
    return undefined;
  }
  const [indent] = /^ */.exec(/** @type {string} */ (lines[last])) ?? [''];
  const text = `'${title.replaceAll("'", '’')}'`;
  return lines
    .toSpliced(last + 1, 0, `${indent}{ text: ${text}, link: ${quote}${written}${quote} },`)
    .join('\n');
}

/** @param {string} title @returns {string} the file of a post, below `docs/` and without its extension */
export const postFile = (title) => BLOG + slugOf(title);
