import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { UpstreamChange } from '../upstream/upstreamChange.ts';

/** Class of the link that Rspress inserts at the beginning of each heading. Seam: rspress-heading-link. */
const RSPRESS_ANCHOR = 'rp-header-anchor';

const isAnchor = (node: Element['children'][number] | undefined): node is Element =>
  node?.type === 'element' && String(node.properties.class ?? node.properties.className) === RSPRESS_ANCHOR;

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

/** What Rspress calls the component of a `:::` block. Seam: rspress-callout; theme/components/Article maps it. */
const CALLOUT = '$$$callout$$$';

/** The tokens that Shiki tells apart, for which theme/styles/global.css has colors. Seam: shiki-colors. */
const TOKENS =
  /color:\s*var\(--(shiki-(?:foreground|background|token-(?:constant|string|comment|keyword|parameter|function|string-expression|punctuation|link|inserted|deleted|changed)))\)/;

/** The class for a style of Shiki: `color:var(--shiki-token-keyword)` gives `shiki-token-keyword`. */
function tokenClass(style: string): string {
  const [, name] = TOKENS.exec(style) ?? [];
  if (!name) {
    throw new UpstreamChange(
      'shiki-colors',
      `Rspress writes the style “${style}”, for which plugins/markdown/rehypeArticle.ts has no class`,
    );
  }
  return name;
}

/** @throws UpstreamChange when Rspress writes something else than what is changed below */
function checkElement({ tagName, properties, children }: Element): void {
  if (tagName === 'pre' && typeof properties.style !== 'string') {
    throw new UpstreamChange(
      'shiki-colors',
      'a block of code has no styles of Shiki, which plugins/markdown/rehypeArticle.ts turns into classes',
    );
  }
  if (tagName.startsWith('$') && tagName !== CALLOUT) {
    throw new UpstreamChange(
      'rspress-callout',
      `Rspress calls the component of a ::: block ${tagName}, and no longer ${CALLOUT}`,
    );
  }
  if (/^h[1-4]$/.test(tagName) && !isAnchor(children[0])) {
    throw new UpstreamChange(
      'rspress-heading-link',
      `Rspress no longer begins a heading with a link of class ${RSPRESS_ANCHOR}, which plugins/markdown/rehypeArticle.ts takes away`,
    );
  }
}

/**
 * Changes three things in every page that Rspress writes: the text of a heading is the link to
 * it, links to other sites open in the same tab, and code is colored by class, since the
 * Content-Security-Policy blocks style attributes.
 */
export function rehypeArticle() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      checkElement(node);
      if (node.tagName === 'a' && node.properties.target === '_blank') {
        delete node.properties.target;
        delete node.properties.rel;
      }
      if (typeof node.properties.style === 'string') {
        const token = tokenClass(node.properties.style);
        node.properties.class = [node.properties.class, token].flat().filter(Boolean).join(' ');
        delete node.properties.style;
      }
      if (/^h[1-4]$/.test(node.tagName)) {
        node.children.shift();
        if (node.tagName !== 'h1') {
          node.children = linkToItself(node);
        }
      }
    });
  };
}
