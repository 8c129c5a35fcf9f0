import type { Element, Root } from 'hast';
import { toString as textIn } from 'hast-util-to-string';
import rehypeRemark from 'rehype-remark';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { SKIP, visit } from 'unist-util-visit';

const textNode = (value: string) => ({ type: 'text', value }) as const;

/** Gives an element that Markdown lacks the name of the nearest one that it has. */
function replaceUnsupported(node: Element): void {
  if (node.properties.role === 'note') {
    node.tagName = 'blockquote';
  } else if (node.tagName === 'dl') {
    node.tagName = 'ul';
    for (const row of node.children) {
      if (row.type === 'element' && row.tagName === 'div') {
        row.tagName = 'li';
      }
    }
  } else if (node.tagName === 'dt') {
    node.tagName = 'strong';
    node.children.push(textNode(':'));
  } else if (node.tagName === 'dd') {
    node.tagName = 'span';
    node.children.unshift(textNode(' '));
  }
}

/** Prepares an article for rehype-remark: only elements that Markdown has, code as plain text. */
function rehypeForMarkdown() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      replaceUnsupported(node);
      if (node.tagName === 'pre') {
        // Without the spans that color the code.
        const text = textNode(textIn(node).replace(/\n$/, ''));
        node.children = [
          { type: 'element', tagName: 'code', properties: languageClass(node), children: [text] },
        ];
        return SKIP;
      }
    });
  };
}

/** The class that names the language of the code. Rspress puts it on the `pre` or on the `code` inside. */
function languageClass(pre: Element): Element['properties'] {
  const code = pre.children.find((child) => child.type === 'element');
  const classes = [
    pre.properties.className,
    code?.type === 'element' ? code.properties.className : [],
  ].flat();
  const language = classes.find((name) => String(name).startsWith('language-'));
  return language ? { className: [String(language)] } : {};
}

const toMarkdown = remark()
  .data('settings', { bullet: '-', emphasis: '*', rule: '-' })
  .use(rehypeForMarkdown)
  .use(rehypeRemark)
  .use(remarkGfm);

/** The text of a page as Markdown. */
export function articleToMarkdown(article: Element): string {
  return toMarkdown.stringify(
    toMarkdown.runSync({ type: 'root', children: structuredClone(article.children) }),
  );
}
