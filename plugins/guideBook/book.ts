import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { site as association } from '../../shared/configuration.ts';
import type { SidebarNode } from '../../shared/sidebar.ts';
import { h, makeStandaloneDocument, selectAll } from '../site/html.ts';
import { typesetText } from '../transforms/typesetLine.ts';
import { type Chapter, languageAttributes } from './chapter.ts';

/** A book, from which the EPUB and the document for printing are made. */
export interface Book {
  title: string;
  /** The whole address of the page that offers the book. */
  pageUrl: string;
  /** The list of links to the chapters, in the groups of the sidebar. */
  contents: Element;
  chapters: Chapter[];
}

/**
 * Returns the chapters of a book, and its list of contents.
 *
 * @param chapterAt returns the chapter for a link of the sidebar, with the title of the group that
 *   the link is in; undefined if the link leads to no page of the book
 */
export function makeContents(
  sidebar: SidebarNode[],
  chapterAt: (link: string, partTitle: string) => Chapter | undefined,
): Pick<Book, 'contents' | 'chapters'> {
  const chapters: Chapter[] = [];
  const makeList = (nodes: SidebarNode[], partTitle: string): Element =>
    h(
      'ol',
      nodes.flatMap((node) => {
        if ('items' in node) {
          const title = typesetText(node.text);
          const list = makeList(node.items, title);
          return list.children.length > 0
            ? h('li', [h('span', { className: 'part-title' }, title), list])
            : [];
        }
        const chapter = chapterAt(node.link, partTitle);
        chapters.push(...(chapter ? [chapter] : []));
        return chapter
          ? h(
              'li',
              h(
                'a',
                { href: `#${chapter.id}`, ...languageAttributes(chapter.lang) },
                chapter.title,
              ),
            )
          : [];
      }),
    );
  const contents = makeList(sidebar, '');

  // A link may lead to something that the book leaves out, such as a list of related pages. Such a
  // link then leads to the beginning of the chapter.
  const elementsWithId = chapters.flatMap(({ section }) => selectAll('[id]', section));
  const idsInBook = new Set(elementsWithId.map(({ properties }) => properties.id));
  for (const { section } of chapters) {
    visit(section, { type: 'element', tagName: 'a' }, ({ properties }: Element) => {
      const href = String(properties.href);
      if (href.startsWith('#') && !idsInBook.has(href.slice(1))) {
        properties.href = href.replace(/--.*/, '');
      }
    });
  }
  return { contents, chapters };
}

/** The name and the address of the license of the site's texts. */
export const LICENSE = 'CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/';

/** Returns the title page of a book. */
export const makeTitlePage = ({ title, pageUrl }: Book): Element =>
  h('section', { id: 'title', className: 'title-page' }, [
    h('h1', title),
    h('p', { className: 'author' }, association.name),
    h('p', { className: 'tagline', ...languageAttributes('fr') }, association.tagline),
    h('div', { className: 'imprint' }, [
      h('p', 'Online, and up to date: ', h('a', { href: pageUrl }, pageUrl)),
      h('p', LICENSE),
    ]),
  ]);

/**
 * Returns a text as a string of CSS. Escapes the signs that XML would change, because a changed
 * style sheet would not match its hash in the Content-Security-Policy.
 */
const toCssString = (text: string) =>
  `"${text.replace(/["\\<>&\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

/** Returns the CSS rules that print the titles of book and chapter at the top of each sheet. */
export const runningTitleRules = ({ title, chapters }: Book): string[] =>
  chapters.map((chapter, index) => {
    const bookTitleRule = `@top-left { content: ${toCssString(title)} }`;
    const chapterTitleRule = `@top-right { content: ${toCssString(chapter.title)} }`;
    return `[id="${chapter.id}"] { page: chapter-${index} }
@page chapter-${index} { ${bookTitleRule} ${chapterTitleRule} }`;
  });

/**
 * Returns the text of a book as one document for printing.
 *
 * @param styles the text of its style sheet
 * @param logoAddress the address of the picture on its title page
 */
export function makePrintDocument(book: Book, styles: string, logoAddress: string): string {
  const attributes = { id: 'contents', className: 'contents', ariaLabel: 'Contents' };
  const contents = h('nav', attributes, [h('h1', 'Contents'), book.contents]);
  const cover = makeTitlePage(book);
  cover.children.unshift(h('img', { className: 'mark', src: logoAddress, alt: '' }));
  const sections = book.chapters.map(({ section }) => section);
  return makeStandaloneDocument(book.title, styles, [cover, contents, ...sections]);
}
