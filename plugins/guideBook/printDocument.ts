import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { type Book, contentsList, titlePage, xhtml } from './book.ts';

/** A text as a string of CSS, without a character that XML would write in another way. */
const cssString = (text: string) =>
  `"${text.replace(/["\\<>&\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

/** Rules that print the title of each chapter at the top of its sheets. */
const runningTitles = ({ title, chapters }: Book) =>
  chapters
    .map(
      (chapter, index) => `#${CSS_ID(chapter.id)} { page: chapter-${index} }
@page chapter-${index} { @top-left { content: ${cssString(title)} } @top-right { content: ${cssString(chapter.title)} } }`,
    )
    .join('\n');

/** An id in a selector. */
const CSS_ID = (id: string) =>
  id.replace(/[^\w-]|^[\d-]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `);

/**
 * A book as one document to print: XHTML, since the server would give a file with the ending `.html` the
 * address of a page.
 *
 * @param styles its style sheet
 * @param mark address of the picture on its title page
 */
export function printDocument(book: Book, styles: string, mark: string): string {
  const { title, language, contents, chapters } = book;
  const head = [
    x('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    x('meta', { name: 'robots', content: 'noindex' }),
    x('style', `${styles}\n${runningTitles(book)}`),
  ];
  const nav = x(
    'nav',
    { id: 'contents', class: 'contents', 'aria-label': 'Contents' },
    x('h1', 'Contents'),
    contentsList(contents, ({ id }) => `#${id}`),
  );
  const cover = titlePage(book);
  cover.children.unshift(x('img', { class: 'mark', src: mark, alt: '' }));
  const body = [x('main', [cover, nav, ...chapters.map(({ section }) => section)])];
  return toXml(xhtml(title, language, head, body), { closeEmptyElements: true });
}
