import type { Element } from 'xast';
import { x } from 'xastscript';
import type { SidebarNode } from '../../shared/sidebar.ts';
import type { Chapter } from './chapter.ts';

/** What stands on the title page, and in the data that programs read. */
export interface BookFacts {
  title: string;
  /** The name of the association. */
  author: string;
  /** Of the author, in French. */
  tagline: string;
  language: string;
  /** Whole address of the page that offers the book. */
  source: string;
  license: string;
}

export interface Book extends BookFacts {
  /** With the chapters in the place of links: parts, and chapters of no part. */
  contents: ContentsNode[];
  chapters: Chapter[];
}

export type ContentsNode = Chapter | { text: string; items: ContentsNode[] };

/** The contents of a book, without parts of which no chapter is there. */
export function contentsOf(nodes: SidebarNode[], chapters: ReadonlyMap<string, Chapter>): ContentsNode[] {
  return nodes.flatMap((node) => {
    if ('link' in node) {
      return chapters.get(node.link) ?? [];
    }
    const items = contentsOf(node.items, chapters);
    return items.length > 0 ? { text: node.text, items } : [];
  });
}

/**
 * Gives the links between chapters their addresses.
 *
 * @param chapters by the address of the page
 * @param hrefOf gives the address of an element in the book
 */
export function resolveLinks(
  chapters: ReadonlyMap<string, Chapter>,
  hrefOf: (chapter: Chapter, id: string) => string,
): void {
  for (const { element, address, id } of [...chapters.values()].flatMap(({ links }) => links)) {
    const chapter = chapters.get(address);
    if (chapter) {
      // What is left out of the book, such as a list of related pages, is nearest to its beginning.
      element.attributes.href = hrefOf(chapter, chapter.ids.get(id) ?? chapter.id);
    }
  }
}

/** The contents as a list. @param hrefOf gives the address of a chapter in the book */
export const contentsList = (nodes: ContentsNode[], hrefOf: (chapter: Chapter) => string): Element =>
  x(
    'ol',
    nodes.map((node) =>
      'items' in node
        ? x('li', [x('span', { class: 'part-title' }, node.text), contentsList(node.items, hrefOf)])
        : x('li', [x('a', { href: hrefOf(node) }, node.title)]),
    ),
  );

/** The title page. */
export const titlePage = ({ title, author, tagline, source, license }: BookFacts): Element =>
  x(
    'section',
    { id: 'title', class: 'title-page' },
    x('h1', title),
    x('p', { class: 'author' }, author),
    x('p', { class: 'tagline', lang: 'fr', 'xml:lang': 'fr' }, tagline),
    x(
      'div',
      { class: 'imprint' },
      x('p', ['Online, and up to date: ', x('a', { href: source }, source)]),
      x('p', license),
    ),
  );

/** A document of XHTML, or one that holds it. @param body its content */
export const xhtml = (title: string, language: string, head: Element[], body: Element[]) => ({
  type: 'root' as const,
  children: [
    { type: 'instruction' as const, name: 'xml', value: 'version="1.0" encoding="utf-8"' },
    { type: 'doctype' as const, name: 'html' },
    x(
      'html',
      {
        xmlns: 'http://www.w3.org/1999/xhtml',
        'xmlns:epub': 'http://www.idpf.org/2007/ops',
        lang: language,
        'xml:lang': language,
      },
      x('head', [x('meta', { charset: 'utf-8' }), x('title', title), ...head]),
      x('body', body),
    ),
  ],
});
