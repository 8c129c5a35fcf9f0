import { h, standaloneDocument } from '../site/html.ts';
import { type Book, titlePage } from './book.ts';

/** A string of CSS. It escapes what XML would change, since the policy has a hash of the style sheet. */
const cssString = (text: string) =>
  `"${text.replace(/["\\<>&\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

/** Rules that print the title of each chapter at the top of its sheets. */
export const runningTitles = ({ title, chapters }: Book): string[] =>
  chapters.map(
    ({ id, title: ofChapter }, index) => `[id="${id}"] { page: chapter-${index} }
@page chapter-${index} { @top-left { content: ${cssString(title)} } @top-right { content: ${cssString(ofChapter)} } }`,
  );

/** A book as one document to print. @param mark address of the picture on its title page */
export function printDocument(book: Book, styles: string, mark: string): string {
  const contents = h('nav', { id: 'contents', className: 'contents', ariaLabel: 'Contents' }, [
    h('h1', 'Contents'),
    book.contents,
  ]);
  const cover = titlePage(book);
  cover.children.unshift(h('img', { className: 'mark', src: mark, alt: '' }));
  return standaloneDocument(book.title, book.language, styles, [
    cover,
    contents,
    ...book.chapters.map(({ section }) => section),
  ]);
}
