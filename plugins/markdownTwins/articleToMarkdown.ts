import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const has = (node: Element, name: string) => node.properties[name] !== undefined;

/** Controls, pictures of words, and figures to be tried, whose matter the text tells too. */
function isNoText(node: Element, parent: Element | Root): boolean {
  return (
    ['button', 'svg', 'script', 'noscript'].includes(node.tagName) ||
    has(node, 'dataNeedsScripts') ||
    has(node, 'dataTryIt') ||
    (node.tagName === 'a' && parent.type === 'element' && has(parent, 'dataHeading'))
  );
}

const textNode = (value: string) => ({ type: 'text', value }) as const;

/** Elements that Markdown has no word for, and those that say the same. */
function rename(node: Element): void {
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

/** Leaves what can be read. */
function rehypeText() {
  return (tree: Root) => {
    // React parts neighboring texts by comments.
    visit(tree, 'comment', (_node, index, parent) => {
      if (parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
    });
    visit(tree, 'element', (node, index, parent) => {
      if (parent && parent.type !== 'root' && parent.type !== 'element') {
        return;
      }
      if (parent && index !== undefined && isNoText(node, parent)) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      rename(node);
      if (node.tagName === 'pre') {
        // Spans of color would come out as words of their own.
        const text = textNode(textIn(node).replace(/\n$/, ''));
        node.children = [{ type: 'element', tagName: 'code', properties: codeClass(node), children: [text] }];
        return SKIP;
      }
    });
  };
}

const textIn = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textIn).join('') : '';

/** Where Rspress says the language of the code: on the `pre` or the `code` inside. */
function codeClass(pre: Element): Element['properties'] {
  const code = pre.children.find((child) => child.type === 'element');
  const classes = [
    pre.properties.className,
    code?.type === 'element' ? code.properties.className : [],
  ].flat();
  const language = classes.find((name) => String(name).startsWith('language-'));
  return language ? { className: [String(language)] } : {};
}

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeText)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' });

/**
 * The text of a built page as Markdown.
 *
 * @param html the whole document
 * @returns undefined for a page without an article
 */
export async function articleToMarkdown(html: string): Promise<string | undefined> {
  const article = /<article\b[^>]*>([\s\S]*)<\/article>/.exec(html)?.[1];
  return article && String(await toMarkdown.process(article));
}
