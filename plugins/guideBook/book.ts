import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import type { SidebarNode } from '../../shared/sidebar.ts';
import { h } from '../site/html.ts';
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
  /** The sidebar with chapters in the place of links. */
  contents: ContentsNode[];
  chapters: Chapter[];
}

export type ContentsNode = Chapter | { text: string; items: ContentsNode[] };

/** A link from chapter to chapter, as it is in the EPUB: `polls.xhtml#polls--votes`. */
const CHAPTER_LINK = /^([^/:]+)\.xhtml(?:#(.*))?$/;

/** Gives the links between chapters other addresses. @param hrefOf of a chapter and an element in it, if the link names one */
export function changeLinks(section: Element, hrefOf: (chapter: string, id?: string) => string): void {
  visit(section, { type: 'element', tagName: 'a' }, ({ properties }: Element) => {
    const [, chapter, id] = CHAPTER_LINK.exec(String(properties.href)) ?? [];
    if (chapter) {
      properties.href = hrefOf(chapter, id);
    }
  });
}

/** Has links to what is left out of the book, such as a list of related pages, lead to the beginning of its chapter. */
export function changeDeadLinks(chapters: Chapter[]): void {
  const ids = new Set<unknown>();
  for (const { section } of chapters) {
    visit(section, 'element', ({ properties }) => {
      ids.add(properties.id);
    });
  }
  for (const { section } of chapters) {
    changeLinks(section, (chapter, id) => `${chapter}.xhtml${id && ids.has(id) ? `#${id}` : ''}`);
  }
}

/**
 * The contents of a book, without parts of which no chapter is there.
 *
 * @param chapterAt gives the chapter for a link of the sidebar, given its part of the book; empty for none
 */
export const contentsOf = (
  nodes: SidebarNode[],
  chapterAt: (link: string, part: string) => Chapter | undefined,
  part = '',
): ContentsNode[] =>
  nodes.flatMap((node) => {
    if ('link' in node) {
      return chapterAt(node.link, part) ?? [];
    }
    const items = contentsOf(node.items, chapterAt, node.text);
    return items.length > 0 ? { text: node.text, items } : [];
  });

export const chaptersIn = (nodes: ContentsNode[]): Chapter[] =>
  nodes.flatMap((node) => ('items' in node ? chaptersIn(node.items) : node));

/** The contents as a list. @param hrefOf gives the address of a chapter in the book */
export const contentsList = (nodes: ContentsNode[], hrefOf: (chapter: Chapter) => string): Element =>
  h(
    'ol',
    nodes.map((node) =>
      'items' in node
        ? h('li', h('span', { className: 'part-title' }, node.text), contentsList(node.items, hrefOf))
        : h('li', h('a', { href: hrefOf(node) }, node.title)),
    ),
  );

/** The title page. */
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
