import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Class of the link that Rspress inserts at the beginning of each heading. */
const RSPRESS_ANCHOR = 'rp-header-anchor';

const isAnchor = (node: Element['children'][number] | undefined): node is Element =>
  node?.type === 'element' && String(node.properties.class ?? node.properties.className) === RSPRESS_ANCHOR;

/**
 * Wraps a heading and puts its link beside it instead of inside. Inside, the link would be
 * part of the heading's accessible name; Rspress avoids that with `aria-hidden`, which hides
 * the link from assistive technology while Tab still reaches it. Can go when Rspress puts a
 * labeled link beside the heading.
 */
function withLinkBeside(heading: Element): Element {
  const label = `Link to “${textOf(heading)}”`;
  return {
    type: 'element',
    tagName: 'div',
    properties: { dataHeading: heading.tagName },
    children: [
      heading,
      {
        type: 'element',
        tagName: 'a',
        properties: { href: `#${heading.properties.id}`, ariaLabel: label },
        children: [{ type: 'text', value: '#' }],
      },
    ],
  };
}

/** The class for a style of Shiki: `color:var(--shiki-token-keyword)` gives `shiki-token-keyword`. */
function tokenClass(style: string): string | undefined {
  return /color:\s*var\(--(shiki-[\w-]+)\)/.exec(style)?.[1];
}

/**
 * Changes three things in every page that Rspress writes: the link of a heading stands beside
 * it, links to other sites open in the same tab, and code is colored by class, since the
 * Content-Security-Policy blocks style attributes.
 */
export function rehypeArticle() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'a' && node.properties.target === '_blank') {
        delete node.properties.target;
        node.properties.rel = ['noopener'];
      }
      if (typeof node.properties.style === 'string') {
        const token = tokenClass(node.properties.style);
        node.properties.class = [node.properties.class, token].flat().filter(Boolean).join(' ');
        delete node.properties.style;
      }
      if (/^h[1-4]$/.test(node.tagName) && isAnchor(node.children[0])) {
        node.children.shift();
        if (node.tagName !== 'h1' && parent && index !== undefined) {
          parent.children[index] = withLinkBeside(node);
          return SKIP;
        }
      }
    });
  };
}
