import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { RELATED_ID } from '../../shared/pageParts.ts';

const isElement = (node: unknown): node is Element =>
  (node as Element | undefined)?.type === 'element';
const isFootnoteSection = (node: unknown): node is Element =>
  isElement(node) && 'dataFootnotes' in node.properties;

function collectLinks(tree: Root | Element, property: string): Element[] {
  const links: Element[] = [];
  visit(tree, { type: 'element', tagName: 'a' }, (link: Element) => {
    if (property in link.properties) {
      links.push(link);
    }
  });
  return links;
}

/**
 * Gives footnotes ids with numbers, because the names that authors write can contain any letters.
 * Puts the footnotes above the list of related pages, if it ends the page. Shows their heading,
 * which remark-rehype writes only for screen readers. Marks this heading, and the arrows that lead
 * back, as English: their words are in English also on a page in French.
 */
export function rehypeFootnotes() {
  return (tree: Root) => {
    const section = tree.children.find(isFootnoteSection);
    if (!section) {
      return;
    }
    const references = collectLinks(tree, 'dataFootnoteRef');
    const notes: Element[] = [];
    for (const node of section.children.filter(isElement)) {
      if (node.tagName === 'h2') {
        node.properties = { id: node.properties.id, lang: 'en' };
      } else if (node.tagName === 'ol') {
        notes.push(...node.children.filter(isElement));
      }
    }
    for (const [position, note] of notes.entries()) {
      const id = `footnote-${position + 1}`;
      const noteReferences = references.filter(
        ({ properties }) => properties.href === `#${note.properties.id}`,
      );
      const backLinks = collectLinks(note, 'dataFootnoteBackref');
      for (const [referenceIndex, { properties }] of noteReferences.entries()) {
        properties.id = `${id}-from-${referenceIndex + 1}`;
        properties.href = `#${id}`;
        Object.assign(backLinks[referenceIndex]?.properties ?? {}, {
          href: `#${properties.id}`,
          lang: 'en',
        });
      }
      note.properties.id = id;
    }
    tree.children.splice(tree.children.indexOf(section), 1);
    const relatedIndex = tree.children.findIndex(
      (node) => isElement(node) && node.properties.id === RELATED_ID,
    );
    // The related pages are at the end if only one element, their list, follows their heading.
    const isAtEnd =
      relatedIndex >= 0 && tree.children.slice(relatedIndex + 1).filter(isElement).length === 1;
    tree.children.splice(isAtEnd ? relatedIndex : tree.children.length, 0, section);
  };
}
