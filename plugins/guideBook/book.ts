import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import type { SidebarNode } from '../../shared/sidebar.ts';
import { h, selectAll } from '../site/html.ts';
import type { Chapter } from './chapter.ts';

export interface Book {
  title: string;
  /** The name of the association, and its tagline in French. */
  author: string;
  tagline: string;
  language: string;
  /** Whole address of the page that offers the book. */
  source: string;
  license: string;
  /** A list of links to the chapters, by the sections of the sidebar. */
  contents: Element;
  chapters: Chapter[];
}

/** @param chapterAt the chapter for a link of the sidebar, given its part of the book; undefined where no page is there */
export function contentsOf(
  sidebar: SidebarNode[],
  chapterAt: (link: string, part: string) => Chapter | undefined,
): Pick<Book, 'contents' | 'chapters'> {
  const chapters: Chapter[] = [];
  const listOf = (nodes: SidebarNode[], part: string): Element =>
    h(
      'ol',
      nodes.flatMap((node) => {
        if ('items' in node) {
          const list = listOf(node.items, node.text);
          const title = h('span', { className: 'part-title' }, node.text);
          return list.children.length > 0 ? h('li', [title, list]) : [];
        }
        const chapter = chapterAt(node.link, part);
        chapters.push(...(chapter ? [chapter] : []));
        return chapter ? h('li', h('a', { href: `#${chapter.id}` }, chapter.title)) : [];
      }),
    );
  const contents = listOf(sidebar, '');

  // Links to what is left out of the book, such as a list of related pages, lead to the beginning of the chapter.
  const ids = new Set(chapters.flatMap(({ section }) => selectAll('[id]', section)).map(idOf));
  for (const { section } of chapters) {
    visit(section, { type: 'element', tagName: 'a' }, ({ properties }: Element) => {
      const href = String(properties.href);
      if (href.startsWith('#') && !ids.has(href.slice(1))) {
        properties.href = href.replace(/--.*/, '');
      }
    });
  }
  return { contents, chapters };
}

const idOf = ({ properties }: Element) => properties.id;

export const titlePage = ({ title, author, tagline, source, license }: Book): Element =>
  h('section', { id: 'title', className: 'title-page' }, [
    h('h1', title),
    h('p', { className: 'author' }, author),
    h('p', { className: 'tagline', lang: 'fr', xmlLang: 'fr' }, tagline),
    h('div', { className: 'imprint' }, [
      h('p', 'Online, and up to date: ', h('a', { href: source }, source)),
      h('p', license),
    ]),
  ]);
