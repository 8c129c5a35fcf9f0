import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { matches, select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { EXIT, SKIP, visit } from 'unist-util-visit';

/*
 * What steps use to read and change a document: a tree of HTML (https://github.com/syntax-tree/hast), never its text.
 */

export { h, matches, select, selectAll, textOf, toHtml };

/** The tree of a document. */
export const parseDocument = (html: string): Root => fromHtml(html);

/** An attribute as it stands in HTML; empty when there is none. @param name as hast writes it: `ariaLabel`, `dataName` */
export const attributeOf = (element: Element, name: string): string => {
  const value = element.properties[name] ?? '';
  return Array.isArray(value) ? value.join(' ') : String(value);
};

/** The first element that a test finds: `select` of a selector takes ten times as long. */
export function findElement(tree: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    found = isWanted(element) ? element : undefined;
    return found ? EXIT : undefined;
  });
  return found;
}

/** The head of a document. @throws Error when it has none, which the parser of HTML makes impossible */
export function headOf(tree: Root): Element {
  const head = findElement(tree, ({ tagName }) => tagName === 'head');
  if (!head) {
    throw new Error('a document without a head');
  }
  return head;
}

/** The style sheets in the head of a document. */
export const sheetsOf = (tree: Root): Element[] =>
  headOf(tree).children.filter((child) => child.type === 'element' && child.tagName === 'style') as Element[];

/** Takes the nodes away that a test finds, with all that is in them. */
export function removeNodes(tree: Nodes, isUnwanted: (node: Nodes) => boolean): void {
  visit(tree, (node, index, parent) => {
    if (parent && index !== undefined && isUnwanted(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
  });
}

/** What a page shows that is no part of its text: controls, drawings, figures that can be tried, navigation. */
const NOT_TEXT = new Set(['button', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);
const NOT_TEXT_BY = ['dataNeedsScripts', 'dataFigure', 'dataTry'];

const isNoText = (node: Nodes) =>
  node.type === 'comment' ||
  (node.type === 'element' &&
    (NOT_TEXT.has(node.tagName) ||
      attributeOf(node, 'ariaHidden') === 'true' ||
      NOT_TEXT_BY.some((name) => name in node.properties)));

/**
 * The text of a document, for what is read elsewhere: the search, the feed, Markdown. A copy.
 *
 * @returns undefined for a document without an article
 */
export function articleOf(tree: Root): Element | undefined {
  const article = structuredClone(findElement(tree, ({ tagName }) => tagName === 'article'));
  if (article) {
    removeNodes(article, isNoText);
    // The text of a heading is a link to it.
    visit(article, 'element', (heading) => {
      if (/^h[2-4]$/.test(heading.tagName)) {
        heading.children = heading.children.flatMap((child) =>
          child.type === 'element' && child.tagName === 'a' && attributeOf(child, 'href').startsWith('#')
            ? child.children
            : [child],
        );
      }
    });
  }
  return article;
}

/** The style sheet that is the same in all documents; one that only a page has stands before it. */
export const sharedSheetOf = (tree: Root): Element => sheetsOf(tree).at(-1) ?? h('style');

/** A document as text, but for what the shared style sheet holds. */
export function toHtmlWithoutStyles(tree: Root): string {
  const sheet = sharedSheetOf(tree);
  const { children } = sheet;
  sheet.children = [];
  const html = toHtml(tree);
  sheet.children = children;
  return html;
}
