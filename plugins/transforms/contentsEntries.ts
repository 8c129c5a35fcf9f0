import type { Element } from 'hast';
import {
  findElement,
  getAttribute,
  textOf,
  visitElements,
  withoutNoteLinks,
} from '../site/html.ts';
import type { Step } from '../site/site.ts';

/** Returns the element that holds all words of a heading, such as `<span lang="fr">`, if any. */
const findOnlyElement = ({ children: [child, next] }: Element): Element | undefined =>
  child?.type === 'element' && !next ? child : undefined;

/** Returns the headings of an article that the contents list, by the links to them. */
function collectHeadings(article: Element): Map<string, Element> {
  const headingsByLink = new Map<string, Element>();
  visitElements(article, (element) => {
    if (/^h[23]$/.test(element.tagName)) {
      headingsByLink.set(`#${getAttribute(element, 'id')}`, withoutNoteLinks(element));
    }
  });
  return headingsByLink;
}

/** Gives a link of the contents the words of its heading, if the link lacks some of them. */
function nameEntry(link: Element, heading: Element | undefined): void {
  if (heading && textOf(link) !== textOf(heading)) {
    link.children = [{ type: 'text', value: textOf(heading) }];
    link.properties.lang = findOnlyElement(heading)?.properties.lang;
  }
}

/**
 * Gives the entries of the contents the words of their headings. Rspress leaves out words inside of
 * tags, such as those in French.
 */
export const contentsEntries = (): Step => ({
  change({ tree }) {
    const article = findElement(tree, 'article');
    if (article) {
      const headingsByLink = collectHeadings(article);
      visitElements(tree, (element) => {
        // The contents stand twice: beside the text, and folded above it.
        if (element.properties.ariaLabel === 'On this page') {
          visitElements(element, (entry) =>
            nameEntry(entry, headingsByLink.get(getAttribute(entry, 'href'))),
          );
        }
      });
    }
  },
});
