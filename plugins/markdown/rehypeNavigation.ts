import type { Element, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { RELATED_ID } from '../../shared/pageParts.ts';

const isElement = (node: RootContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

/** What @rspress/plugin-preview makes of the fence of a figure that can be tried. Seam: preview-plugin. */
const isFigure = (node: RootContent) => 'name' in node && node.name === 'Preview';

/** What leads into a service, right under its lead. */
const isWayIn = (node: RootContent | undefined) =>
  node !== undefined && 'name' in node && node.name === 'ServiceFacts';

const isBlank = (node: RootContent | undefined) => node?.type === 'text' && node.value.trim() === '';

/** The link to the section of the first figure that can be tried; none when the page has no such figure. */
function linkToFigure(children: RootContent[]): Element[] {
  const heading = children
    .slice(0, Math.max(0, children.findIndex(isFigure)))
    .findLast((node) => isElement(node, 'h2') || isElement(node, 'h3')) as Element | undefined;
  return heading
    ? [h('p', { dataTry: '' }, h('a.button.outline', { href: `#${heading.properties.id}` }, 'Try it'))]
    : [];
}

/**
 * Puts what leads on from a page where readers look for it. After the lead, or below it the way into a
 * service, stand the link to the figure that can be tried and the contents of narrow screens, which
 * theme/components/Article/components.ts maps. The heading *Related* and the list right below it become a
 * navigation landmark, so that they are no part of the text.
 */
export function rehypeNavigation() {
  return (tree: Root) => {
    const { children } = tree;
    const related = children.findIndex((node) => isElement(node, 'h2') && node.properties.id === RELATED_ID);
    if (related !== -1) {
      const below = children.findIndex((node, index) => index > related && !isBlank(node));
      if (isElement(children[below], 'ul')) {
        const section = children.slice(related, below + 1) as Element['children'];
        children.splice(related, section.length, h('nav', { ariaLabelledBy: RELATED_ID }, section));
      }
    }
    const title = children.findIndex((node) => isElement(node, 'h1'));
    if (title === -1) {
      return;
    }
    const lead = children.findIndex((node, index) => index > title && node.type === 'element');
    let after = isElement(children[lead], 'p') ? lead : title;
    while (isWayIn(children[after + 1]) || isBlank(children[after + 1])) {
      after += 1;
    }
    children.splice(after + 1, 0, ...linkToFigure(children), {
      type: 'element',
      tagName: 'foldedContents',
      properties: {},
      children: [],
    });
  };
}
