import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textIn } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { FootnoteDefinition, FootnoteReference } from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { SKIP, visit } from 'unist-util-visit';
import { copyNode, withAddedSpaces } from '../site/html.ts';

/**
 * Returns the class that names the language of the code in a `pre`. Rspress puts it on the `pre` or
 * on the `code` inside.
 */
const languageClass = (pre: Element) =>
  [pre, ...pre.children]
    .flatMap((node) => (node.type === 'element' ? node.properties.className : []))
    .find((className) => String(className).startsWith('language-'));

/**
 * Replaces elements that Markdown does not have by the most similar ones that it has, because
 * rehype-remark would drop them.
 */
function rehypeForMarkdown() {
  return (tree: Root) => {
    visit(tree, 'element', (node, _, parent) => {
      const { tagName } = node;
      // In Markdown, a footnote has no arrow that leads back.
      node.children = node.children.filter(
        (child) => child.type !== 'element' || !('dataFootnoteBackref' in child.properties),
      );
      if (tagName !== 'pre') {
        node.children = withAddedSpaces(node.children, /^(?:a|b|span)$/);
      }
      if (node.properties.role === 'note') {
        node.tagName = 'blockquote';
      } else if ('dataFootnoteRef' in node.properties) {
        node.tagName = 'footnote-reference';
      } else if ('dataFootnotes' in node.properties) {
        node.children = selectAll('section > ol', node);
        node.tagName = 'footnote-list';
      } else if (tagName === 'dl') {
        node.tagName = 'ul';
      } else if (tagName === 'div' && parent?.type === 'element' && parent.tagName === 'ul') {
        node.tagName = 'li';
      } else if (tagName === 'dt') {
        node.tagName = 'strong';
        node.children.push({ type: 'text', value: ':' });
      } else if (tagName === 'dd') {
        node.tagName = 'span';
        node.children.unshift({ type: 'text', value: ' ' });
      } else if (tagName === 'pre') {
        // As text, the code loses the spans that color it.
        const text = textIn(node).replace(/\n$/, '');
        node.children = [h('code', { className: languageClass(node) }, text)];
        return SKIP;
      }
    });
  };
}

/** Functions that convert footnotes to those of Markdown. The name of a footnote is its number. */
const footnoteHandlers: Options['handlers'] = {
  'footnote-reference'(_, node): FootnoteReference {
    const noteName = textIn(node);
    return { type: 'footnoteReference', identifier: noteName, label: noteName };
  },
  'footnote-list'(state, node) {
    return selectAll('footnote-list > ol > li', node).map((note, index): FootnoteDefinition => {
      const noteName = String(index + 1);
      const children = state.toFlow(state.all(note)) as FootnoteDefinition['children'];
      return { type: 'footnoteDefinition', identifier: noteName, label: noteName, children };
    });
  },
};

const markdownProcessor = remark()
  .data('settings', { bullet: '-', emphasis: '*', rule: '-' })
  .use(rehypeForMarkdown)
  .use(rehypeRemark, { handlers: footnoteHandlers })
  .use(remarkGfm);

/** Returns the Markdown of an article, which stays as it is. */
export const articleToMarkdown = (article: Element): string =>
  markdownProcessor.stringify(
    markdownProcessor.runSync({ type: 'root', children: copyNode(article).children }),
  );
