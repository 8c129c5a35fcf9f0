import type { Element, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { RELATED_ID } from '../../shared/pageParts.ts';

const isElement = (node: RootContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

const isComponent = (node: RootContent | undefined, ...names: string[]) =>
  node !== undefined && 'name' in node && names.includes(String(node.name));

/** The components, and the elements of JSX, that belong to the top of a page. */
const TOP_COMPONENTS = ['ServiceFacts', 'ServiceTable', 'TakePart', 'details'];

const isBlank = (node: RootContent | undefined) =>
  node?.type === 'text' && node.value.trim() === '';

/**
 * Makes a link to the section of the first figure; an empty list if the page has no figure, or no
 * heading above it.
 * `@rspress/plugin-preview` has made the component `Preview` from the fence of the figure.
 * Seam: preview-plugin (see UPSTREAM.md).
 */
function makeFigureLink(children: RootContent[]): Element[] {
  const figureIndex = children.findIndex((node) => isComponent(node, 'Preview'));
  const heading = children
    .slice(0, Math.max(0, figureIndex))
    .findLast((node) => isElement(node, 'h2') || isElement(node, 'h3')) as Element | undefined;
  return heading
    ? [
        h(
          'a',
          { href: `#${heading.properties.id}`, lang: 'en', className: ['button', 'outline'] },
          'Try it',
        ),
      ]
    : [];
}

/**
 * Checks whether the page has steps for computers and others for phones.
 *
 * @throws Error if these steps contain a heading, because some readers would not see it
 */
function hasBothDevices(tree: Root): boolean {
  const deviceTags = new Set<string>();
  visit(tree, (part) => {
    if ('name' in part && /^On(?:Computer|Phone)$/.test(String(part.name))) {
      deviceTags.add(String(part.name));
      visit(part, 'element', ({ tagName }: Element) => {
        if (/^h[1-6]$/.test(tagName)) {
          throw new Error(
            `a heading stands inside <${part.name}>, where only some readers would have it`,
          );
        }
      });
    }
  });
  return deviceTags.size === 2;
}

/**
 * Adds navigation to a page. After the lead, or after what belongs to the top of the page below it,
 * such as the facts of a service, it puts a bar with a link to the figure, a switch between
 * devices, and the contents. It puts the heading *Related* and its list into a navigation landmark.
 */
export function rehypeNavigation() {
  return (tree: Root) => {
    const { children } = tree;
    const relatedIndex = children.findIndex(
      (node) => isElement(node, 'h2') && node.properties.id === RELATED_ID,
    );
    if (relatedIndex !== -1) {
      const listIndex = children.findIndex((node, index) => index > relatedIndex && !isBlank(node));
      if (isElement(children[listIndex], 'ul')) {
        const section = children.slice(relatedIndex, listIndex + 1) as Element['children'];
        children.splice(
          relatedIndex,
          section.length,
          h('nav', { ariaLabelledBy: RELATED_ID }, section),
        );
      }
    }
    const titleIndex = children.findIndex((node) => isElement(node, 'h1'));
    if (titleIndex === -1) {
      return;
    }
    const leadIndex = children.findIndex(
      (node, index) => index > titleIndex && node.type === 'element',
    );
    let precedingIndex = isElement(children[leadIndex], 'p') ? leadIndex : titleIndex;
    while (
      isComponent(children[precedingIndex + 1], ...TOP_COMPONENTS) ||
      isBlank(children[precedingIndex + 1])
    ) {
      precedingIndex += 1;
    }
    const deviceSwitch = hasBothDevices(tree) ? [h('device-switch')] : [];
    children.splice(
      precedingIndex + 1,
      0,
      h('div', { dataBar: '' }, makeFigureLink(children), deviceSwitch, h('folded-contents')),
    );
  };
}
