import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

/** Class of the link that Rspress inserts at the beginning of each heading. Seam: rspress-heading-link. */
const RSPRESS_ANCHOR = 'rp-header-anchor';

const isAnchor = (node: Element['children'][number]): node is Element =>
  node.type === 'element' && String(node.properties.class ?? node.properties.className) === RSPRESS_ANCHOR;

/** A link, or a component that is named like one: `<ContactLink>`, `<ServiceAddress>`. */
const isLink = (node: object): boolean =>
  ('tagName' in node && node.tagName === 'a') ||
  ('name' in node && /(?:Link|Address)$/.test(String(node.name)));

/**
 * The text of a heading becomes the link to it, unless it has another link. Rspress's own stands beside the text, hidden by
 * `aria-hidden`, though Tab reaches it.
 */
function linkToItself(heading: Element): Element['children'] {
  const { properties, children } = heading;
  let hasLink = false;
  visit(heading, (node) => {
    hasLink ||= isLink(node);
  });
  return hasLink ? children : [h('a', { href: `#${properties.id}` }, children)];
}

/** The style of a token, of which the class is made: `color:var(--shiki-token-keyword)`. Seam: shiki-colors. */
const TOKEN = /color:\s*var\(--(shiki-[\w-]+)\)/;

/**
 * Changes three things in every page that Rspress writes: the text of a heading is the link to
 * it, links to other sites open in the same tab, and code is colored by class, since the
 * Content-Security-Policy blocks style attributes.
 */
export function rehypeArticle() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'a' && node.properties.target === '_blank') {
        delete node.properties.target;
        delete node.properties.rel;
      }
      // Any other style is told with its page: the policy forbids it.
      const [, token] = TOKEN.exec(String(node.properties.style)) ?? [];
      if (token) {
        node.properties.class = [node.properties.class, token].flat().filter(Boolean).join(' ');
        delete node.properties.style;
      }
      if (/^h[1-4]$/.test(node.tagName)) {
        node.children = node.children.filter((child) => !isAnchor(child));
        if (node.tagName !== 'h1') {
          node.children = linkToItself(node);
        }
      }
    });
  };
}
