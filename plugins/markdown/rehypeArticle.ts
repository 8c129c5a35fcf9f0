import type { Element, Root } from 'hast';
import { visitElements } from '../site/html.ts';

/**
 * The class of the link that Rspress inserts at the beginning of each heading.
 * Seam: rspress-heading-link (see UPSTREAM.md).
 */
const RSPRESS_ANCHOR_CLASS = 'rp-header-anchor';

const isRspressAnchor = (node: Element['children'][number]): node is Element =>
  node.type === 'element' &&
  String(node.properties.class ?? node.properties.className) === RSPRESS_ANCHOR_CLASS;

/**
 * The style of a colored word of code: `color:var(--shiki-token-keyword)`. The word gets the name
 * of the variable as its class. Seam: shiki-colors (see UPSTREAM.md).
 */
const CODE_COLOR = /color:\s*var\(--(shiki-[\w-]+)\)/;

/**
 * Takes the links of Rspress out of headings, makes links open in the same tab, gives checkboxes of
 * tasks a name, and colors code by classes, because the Content-Security-Policy blocks style
 * attributes.
 */
export function rehypeArticle() {
  return (tree: Root) => {
    visitElements(tree, (node) => {
      if (node.tagName === 'a' && node.properties.target === '_blank') {
        delete node.properties.target;
        delete node.properties.rel;
      }
      // Any other style attribute stays, and `contentSecurityPolicy` reports it.
      const [, colorClass] = CODE_COLOR.exec(String(node.properties.style)) ?? [];
      if (colorClass) {
        node.properties.class = [node.properties.class, colorClass]
          .flat()
          .filter(Boolean)
          .join(' ');
        delete node.properties.style;
      }
      // In Markdown, the checkbox of a task (`- [x]`) has no name.
      if (node.tagName === 'input') {
        node.properties.ariaLabel = node.properties.checked ? 'Done' : 'To do';
      }
      if (/^h[1-4]$/.test(node.tagName)) {
        node.children = node.children.filter((child) => !isRspressAnchor(child));
      }
    });
  };
}
