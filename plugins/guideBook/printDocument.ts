import { h, toXhtml } from '../site/html.ts';
import { type Book, changeLinks, contentsList, titlePage } from './book.ts';

/** A text as a string of CSS, without a character that XML would write in another way. */
const cssString = (text: string) =>
  `"${text.replace(/["\\<>&\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

/** Rules that print the title of each chapter at the top of its sheets. */
export const runningTitles = ({ title, chapters }: Book): string[] =>
  chapters.map(
    ({ id, title: ofChapter }, index) => `[id="${id}"] { page: chapter-${index} }
@page chapter-${index} { @top-left { content: ${cssString(title)} } @top-right { content: ${cssString(ofChapter)} } }`,
  );

/**
 * A book as one document to print: XHTML, since the server would give a file with the ending `.html` the
 * address of a page.
 *
 * @param styles its style sheet
 * @param mark address of the picture on its title page
 */
export function printDocument(book: Book, styles: string, mark: string): string {
  const head = [
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('style', styles),
  ];
  const contents = h('nav', { id: 'contents', className: 'contents', ariaLabel: 'Contents' }, [
    h('h1', 'Contents'),
    contentsList(book.contents, ({ id }) => `#${id}`),
  ]);
  const cover = titlePage(book);
  cover.children.unshift(h('img', { className: 'mark', src: mark, alt: '' }));
  const chapters = structuredClone(book.chapters).map(({ section }) => section);
  for (const chapter of chapters) {
    changeLinks(chapter, (beginning, id = beginning) => `#${id}`);
  }
  return toXhtml(book.title, book.language, head, [h('main', [cover, contents, ...chapters])]);
}
