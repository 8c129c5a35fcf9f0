import type { Element, Parents } from 'hast';
import { findHead, findHtml, getAttribute, isInline, textOf } from '../site/html.ts';
import type { Step } from '../site/site.ts';
import { type Language, type LinePart, typesetLine, typesetText } from './typesetLine.ts';

/**
 * The elements whose text is no prose, or must be copied or found as it is. React hydrates the
 * markup of an island, so that it has to stay as React has rendered it.
 */
const LITERAL_TAGS = new Set([
  'code',
  'kbd',
  'pre',
  'samp',
  'script',
  'site-island',
  'style',
  'template',
  'textarea',
  'var',
]);

/** The attributes in hast that readers see or hear as a text. */
const TEXT_PROPERTIES = ['alt', 'ariaLabel', 'dataLabel', 'dataTitle'];

/** The tags of the head whose `content` repeats the title or the description. */
const TEXT_METAS = new Set(['description', 'og:description', 'og:title']);

/** Checks whether an element holds code, an address, or a text to copy (`CopyBlock`). */
const isLiteral = (element: Element): boolean =>
  LITERAL_TAGS.has(element.tagName) ||
  'dataCode' in element.properties ||
  (element.tagName === 'a' && textOf(element).includes('://'));

/** Returns the language in an element's `lang`; undefined if it is neither French nor English. */
function readLanguage(element: Element): Language | undefined {
  const lang = getAttribute(element, 'lang');
  return lang === 'fr' || lang === 'en' ? lang : undefined;
}

/** Typesets the attributes of an element that are texts. */
function typesetAttributes({ properties, tagName }: Element, language: Language): void {
  const { property, name = property } = properties;
  const names = tagName === 'meta' && TEXT_METAS.has(String(name)) ? ['content'] : TEXT_PROPERTIES;
  for (const textName of names) {
    const text = properties[textName];
    if (typeof text === 'string') {
      properties[textName] = typesetText(text, language);
    }
  }
}

/**
 * Typesets the texts below a node, except those of `isLiteral` elements.
 *
 * @param treeLanguage the language of a text around which no element names another
 */
function typesetTree(tree: Parents, treeLanguage: Language): void {
  let line: LinePart[] = [];
  const endLine = () => {
    typesetLine(line);
    line = [];
  };
  const visitChildren = (parent: Parents, parentLanguage: Language) => {
    for (const child of parent.children) {
      if (child.type === 'text') {
        line.push({ node: child, language: parentLanguage });
      } else if (child.type === 'element') {
        visitElement(child, parentLanguage);
      }
    }
  };
  const visitElement = (element: Element, parentLanguage: Language) => {
    const language = readLanguage(element) ?? parentLanguage;
    typesetAttributes(element, language);
    if (!isInline(element)) {
      endLine();
    }
    if (isLiteral(element)) {
      // A letter stands for the text, because a quote opens or closes by what stands beside it.
      line.push({ node: { type: 'text', value: 'A' }, language: undefined });
    } else {
      visitChildren(element, language);
    }
    if (!isInline(element)) {
      endLine();
    }
  };
  visitChildren(tree, treeLanguage);
  endLine();
}

/**
 * Typesets the texts of a page, except code and islands: those of its author, of the theme and of
 * the configuration. The files that later steps make from the page then have the same signs.
 */
export const typography = (): Step => ({
  change({ page, tree }) {
    // The title and the description are in the language of the page, which `<html>` does not name.
    const pageLanguage = page.lang ?? 'en';
    typesetAttributes(findHtml(tree), pageLanguage);
    typesetTree(findHead(tree), pageLanguage);
    typesetTree(tree, 'en');
  },
});
