import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import * as parse5 from 'parse5';

/*
 * Steps read and change a document as a tree of HTML (https://github.com/syntax-tree/hast), never
 * as text.
 */
export { h, select, selectAll, textOf, toHtml };

/** Makes the parser treat the content of `noscript` as HTML, as a browser without scripts does. */
const PARSER_OPTIONS = { scriptingEnabled: false };

/** Parses a part of a document. */
export const parseFragment = (html: string): Root =>
  fromParse5(parse5.parseFragment(html, PARSER_OPTIONS)) as Root;

/**
 * Parses a document. Removes React's comments, except in islands, where React needs them to
 * hydrate.
 */
export function parseDocument(html: string): Root {
  // The parser could also tell where in the text each node is. No step needs that, and parsing
  // would take twice as long.
  const tree = fromParse5(parse5.parse(html, PARSER_OPTIONS)) as Root;
  removeComments(tree);
  return tree;
}

function removeComments(tree: Nodes): void {
  const isIsland = tree.type === 'element' && tree.tagName === 'site-island';
  if (!('children' in tree) || isIsland) {
    return;
  }
  const parent: { children: Nodes[] } = tree;
  if (parent.children.some(({ type }) => type === 'comment')) {
    parent.children = parent.children.filter(({ type }) => type !== 'comment');
  }
  parent.children.forEach(removeComments);
}

/** Calls a function with each element of a tree. `visit` takes fifty times as long. */
export function visitElements(tree: Nodes, visitElement: (element: Element) => void): void {
  if (tree.type === 'element') {
    visitElement(tree);
  }
  for (const child of 'children' in tree ? tree.children : []) {
    visitElements(child, visitElement);
  }
}

/**
 * Returns an attribute as it is written in HTML; empty if the element does not have it.
 *
 * @param name its name in hast: `ariaLabel`, `dataName`
 */
export const getAttribute = (element: Element, name: string): string => {
  const value = element.properties[name] ?? '';
  return Array.isArray(value) ? value.join(' ') : String(value);
};

/**
 * Returns the addresses in attributes of an element, and those in its `srcset`.
 *
 * @param names the names of the attributes in hast
 */
export function addressesIn(element: Element, names: string[]): string[] {
  const srcSetEntries = getAttribute(element, 'srcSet').split(',');
  const srcSetAddresses = srcSetEntries.map((srcSetEntry) =>
    srcSetEntry.trim().replace(/\s.*/, ''),
  );
  return [...names.map((name) => getAttribute(element, name)), ...srcSetAddresses].filter(Boolean);
}

/**
 * Changes the addresses in attributes of an element, and those in its `srcset`.
 *
 * @param names the names of the attributes in hast
 * @param change returns the new address for an address
 */
export function changeAddresses(
  element: Element,
  names: string[],
  change: (address: string) => string,
): void {
  for (const name of names) {
    const address = getAttribute(element, name);
    if (address) {
      element.properties[name] = change(address);
    }
  }
  const srcSetEntries = getAttribute(element, 'srcSet');
  if (srcSetEntries) {
    const changedEntries = srcSetEntries
      .split(',')
      .map((srcSetEntry) => srcSetEntry.trim().replace(/^\S+/, change));
    element.properties.srcSet = changedEntries.join(', ');
  }
}

const INLINE_TAGS =
  /^(?:a|abbr|b|bdi|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|svg|time|u|var)$/;

/** Checks whether an element stands inside a line of text. All others begin and end a line. */
export const isInline = ({ tagName }: Element): boolean => INLINE_TAGS.test(tagName);

type TagNameOrTest = string | ((element: Element) => boolean);

/**
 * Returns the first element that has a tag name, or that passes a test. `select` with a selector
 * takes at least ten times as long, and `visit`, too.
 */
export function findElement(tree: Nodes, tagNameOrTest: TagNameOrTest): Element | undefined {
  const isWanted =
    typeof tagNameOrTest === 'string'
      ? ({ tagName }: Element) => tagName === tagNameOrTest
      : tagNameOrTest;
  if (tree.type === 'element' && isWanted(tree)) {
    return tree;
  }
  for (const child of 'children' in tree ? tree.children : []) {
    const foundElement = findElement(child, isWanted);
    if (foundElement) {
      return foundElement;
    }
  }
  return undefined;
}

/* The parser gives every document an `html` and a `head`. */
export const findHtml = (tree: Root) => findElement(tree, 'html') as Element;
export const findHead = (tree: Root) => findElement(tree, 'head') as Element;

/**
 * Returns a copy of a node with everything in it, but without the nodes that pass a test.
 * `structuredClone` takes ten times as long.
 */
export function copyNode<Node extends Nodes>(
  node: Node,
  isUnwanted: (node: Nodes) => boolean = () => false,
): Node {
  const copy = { ...node };
  if (copy.type === 'element') {
    copy.properties = { ...copy.properties };
  }
  if ('children' in copy) {
    const parent: { children: Nodes[] } = copy;
    parent.children = parent.children
      .filter((child) => !isUnwanted(child))
      .map((child) => copyNode(child, isUnwanted));
  }
  return copy;
}

/** The names of elements that are not part of the text of a page, such as controls and drawings. */
const EXCLUDED_TAGS = new Set(['button', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);
/** An element with one of these properties is not part of the text of a page, either. */
const EXCLUDING_PROPERTIES = ['dataNeedsScripts', 'dataFigure', 'dataBar'];

const isExcludedFromText = (node: Nodes) =>
  node.type === 'comment' ||
  (node.type === 'element' &&
    (EXCLUDED_TAGS.has(node.tagName) ||
      getAttribute(node, 'ariaHidden') === 'true' ||
      EXCLUDING_PROPERTIES.some((name) => name in node.properties)));

/**
 * Returns a copy of the `<article>` of a document, for the search, the feed and Markdown. Leaves
 * out what is not text.
 */
export function extractArticle(tree: Root): Element | undefined {
  const article = findElement(tree, 'article');
  return article && copyNode(article, isExcludedFromText);
}

/**
 * Returns a copy of an element without the numbers that lead to footnotes and the arrows that lead
 * back.
 */
export const withoutNoteLinks = (element: Element): Element =>
  copyNode(
    element,
    (node) =>
      node.type === 'element' &&
      ('dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties),
  );

/**
 * Returns the children of an element with a space between those that only the site's style sheet
 * keeps apart, as it does with buttons. Where there is no such style sheet, as in a book, their
 * texts would run together.
 *
 * @param keptApartTags matches the names of the elements that the style sheet keeps apart
 */
export function withAddedSpaces(
  children: ElementContent[],
  keptApartTags: RegExp,
): ElementContent[] {
  const isKeptApart = (node: ElementContent | undefined) =>
    node?.type === 'element' && keptApartTags.test(node.tagName);
  return children.flatMap((child, index) =>
    isKeptApart(child) && isKeptApart(children[index - 1])
      ? [{ type: 'text', value: ' ' }, child]
      : child,
  );
}

/** Returns a text with the escapes that HTML and XML need. */
export const escapeText = (value: string) => toHtml({ type: 'text', value });

const NAMESPACES = {
  xmlns: 'http://www.w3.org/1999/xhtml',
  'xmlns:epub': 'http://www.idpf.org/2007/ops',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** Returns the text of a whole XHTML document, the form that e-readers need. */
export function toXhtml(title: string, head: Element[], body: Element[]): string {
  const tree = h('html', { ...NAMESPACES, lang: 'en', xmlLang: 'en' }, [
    h('head', [h('meta', { charSet: 'utf-8' }), h('title', title), ...head]),
    h(
      'body',
      body.map((element) => copyNode(element)),
    ),
  ]);
  visitElements(tree, ({ properties }) => {
    for (const name of Object.keys(properties).filter(
      (propertyName) => properties[propertyName] === true,
    )) {
      // `toHtml` writes a property that is true as an attribute without a value, which XML does not
      // allow.
      delete properties[name];
    }
  });
  const html = toHtml(tree, { closeSelfClosing: true, closeEmptyElements: true });
  return `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html>${html}`;
}

/**
 * Returns the text of a document that is not a page. The document is XHTML, so that the name of its
 * file does not end in `.html`: the server takes each file with this ending for a page.
 *
 * @param styles the text of its style sheet
 * @param main the content of its `<main>`
 */
export function makeStandaloneDocument(title: string, styles: string, main: Element[]): string {
  const head = [
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('style', styles),
  ];
  return toXhtml(title, head, [h('main', main)]);
}
