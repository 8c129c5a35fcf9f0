import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Class of the link that Rspress inserts at the beginning of each heading.
 * Seam: rspress-heading-link.
 */
const RSPRESS_ANCHOR = 'rp-header-anchor';

const isAnchor = (node: Element['children'][number]): node is Element =>
  node.type === 'element' &&
  String(node.properties.class ?? node.properties.className) === RSPRESS_ANCHOR;

/**
 * The style of a token, of which the class is made: `color:var(--shiki-token-keyword)`.
 * Seam: shiki-colors.
 */
const TOKEN = /color:\s*var\(--(shiki-[\w-]+)\)/;

/**
 * Has headings without links, links that open in the same tab, boxes of tasks with a name, and code
 * colored by class, since the policy blocks styles.
 */
export function rehypeArticle() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'a' && node.properties.target === '_blank') {
        delete node.properties.target;
        delete node.properties.rel;
      }
      // The check of the policy reports any other style with its page.
      const [, token] = TOKEN.exec(String(node.properties.style)) ?? [];
      if (token) {
        node.properties.class = [node.properties.class, token].flat().filter(Boolean).join(' ');
        delete node.properties.style;
      }
      // The box of a task, `- [x]`, which Markdown leaves without a name.
      if (node.tagName === 'input') {
        node.properties.ariaLabel = node.properties.checked ? 'Done' : 'To do';
      }
      if (/^h[1-4]$/.test(node.tagName)) {
        node.children = node.children.filter((child) => !isAnchor(child));
      }
    });
  };
}
