import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

/**
 * The text of a page as a tree of Markdown (https://github.com/syntax-tree/mdast), with what the
 * rules in rules/ need.
 */
export interface ParsedPage {
  /**
   * The text that was parsed, with empty lines in place of the front matter. The places in the tree
   * are places in this text.
   */
  text: string;
  tree: Root;
  /** The text that readers see, as long as `text`: see `makeVisibleText`. */
  visibleText: string;
  /**
   * The addresses of all pages of the site; undefined where they depend on the version of the
   * documentation.
   */
  addresses?: Set<string> | undefined;
  /** The title of a post. The heading of the post must repeat it. */
  postTitle?: string | undefined;
}

/** The character that replaces each character of markup, code or an address in a paragraph. */
export const MARKUP_PLACEHOLDER = '\ufffc';

/** Returns the position in the text at which a node begins, from 0. */
export const startOffset = (node: Nodes): number => node.position?.start.offset ?? 0;
const endOffset = (node: Nodes): number => node.position?.end.offset ?? 0;

/** Returns a part of the page as its author writes it. */
export const textAsWritten = (node: Nodes, text: string): string =>
  text.slice(startOffset(node), endOffset(node));

/**
 * The spaces and > with which the later lines of a list item or a quote begin. They are not part of
 * its words.
 */
const LINE_START = /(?<=\n)[ \t>]+/g;

/**
 * Returns the text that readers see, with each character at the position that it has in the page.
 * Spaces replace what is between paragraphs. In paragraphs, `MARKUP_PLACEHOLDER` replaces code,
 * tags, addresses and the signs for bold text. So if the result contains a sign such as **,
 * Markdown has not read this sign as markup.
 */
export function makeVisibleText(tree: Root, text: string): string {
  const toSpaces = (part: string) => part.replaceAll(/[^\n]/g, ' ');
  let visibleText = '';
  visit(tree, (node) => {
    const isTextBlock =
      node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
    if (isTextBlock) {
      visibleText += toSpaces(text.slice(visibleText.length, startOffset(node)));
      visit(node, 'text', (textNode) => {
        visibleText += text
          .slice(visibleText.length, startOffset(textNode))
          .replaceAll(/[^\n]/g, MARKUP_PLACEHOLDER);
        visibleText += textAsWritten(textNode, text).replaceAll(LINE_START, toSpaces);
      });
      const textAfterWords = text.slice(visibleText.length, endOffset(node));
      visibleText += textAfterWords.trim()
        ? textAfterWords.replaceAll(/[^\n]/g, MARKUP_PLACEHOLDER)
        : textAfterWords;
    }
  });
  return visibleText + toSpaces(text.slice(visibleText.length));
}

/**
 * Returns the text of a page with empty lines in place of the front matter, so that the numbers of
 * the lines stay the same.
 */
const withoutFrontMatter = (source: string): string =>
  source.replace(/^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/, (part) =>
    part.replaceAll(/[^\n]/g, ''),
  );

/**
 * Parses a page with the parser that Rspress uses.
 *
 * @param file its name, which ends in `.md` or `.mdx`
 * @param source its text, with `\n` at the ends of its lines
 * @throws VFileMessage of the parser, if it cannot parse the page
 */
export function parsePage(file: string, source: string): ParsedPage {
  const text = withoutFrontMatter(source)
    // Rspress also accepts {#id} without a backslash at the end of a heading. The parser of MDX
    // would take it for an expression, so it gets a backslash.
    .replaceAll(/^(#{1,6}(?!#).*?)(?<!\\)\{#/gm, '$1\\{#');
  const format = file.endsWith('x') ? 'mdx' : 'md';
  const tree = createProcessor({ format, remarkPlugins: [remarkGfm] }).parse(text);
  return { text, tree, visibleText: makeVisibleText(tree, text) };
}
