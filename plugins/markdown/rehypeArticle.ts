import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Class of the link that Rspress puts at the beginning of each heading. */
const RSPRESS_ANCHOR = 'rp-header-anchor';

const isAnchor = (node: Element['children'][number] | undefined): node is Element =>
  node?.type === 'element' && String(node.properties.class ?? node.properties.className) === RSPRESS_ANCHOR;

/**
 * The heading with its link beside it instead of inside: inside, the link would
 * become part of the heading's name, or be hidden from assistive technology
 * while Tab still reaches it, which is how Rspress writes it.
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

/** `shiki-token-keyword` for the style `color:var(--shiki-token-keyword)`. */
function tokenClass(style: string): string | undefined {
  return /color:\s*var\(--(shiki-[\w-]+)\)/.exec(style)?.[1];
}

/**
 * What Rspress's Markdown lacks, on every page: linkable headings that assistive
 * technology reads well, links to other sites in the same tab, and code colors
 * by class (a style attribute would need `unsafe-inline` in the page's policy).
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
