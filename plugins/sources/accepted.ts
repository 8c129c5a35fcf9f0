import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Parents } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { listFiles } from '../site/listFiles.ts';
import { PAGE_ENDING } from './mistakeLine.ts';
import type { ParsedPage } from './parsePage.ts';

/** A part of a page that its author wants as it is, although a rule refuses it. */
interface AcceptedPart {
  /** The name of the rule that refuses the part, such as `tables`. */
  acceptedRule: string;
  /** The first and the last line of the part, counted from 1. */
  firstLine: number;
  lastLine: number;
}

/** The words of a comment with which an author accepts a part: `accept tables: it is a poem` */
const ACCEPT_COMMENT = /\baccept (\w+): *[\p{L}\d]/u;

/** A line with a comment that accepts a part, in MDX, in Markdown or in a front matter. */
const ACCEPT_COMMENT_LINE = /^\s*(?:\{\/\*|<!--|#)\s*accept \w+: *[\p{L}\d]/u;

const readComment = (node: Nodes): string =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'html'
    ? node.value
    : '';

/** Returns the part that a comment is about: what follows it, or the paragraph that contains it. */
function findAcceptedPart(node: Nodes, index: number, parent: Parents): Nodes | undefined {
  return node.type === 'mdxTextExpression' ? parent : parent.children[index + 1];
}

/**
 * Returns the parts of a page that its author accepts, by a comment `accept NAME: why` above each.
 */
export function findAcceptedParts({ tree }: ParsedPage): AcceptedPart[] {
  const acceptedParts: AcceptedPart[] = [];
  visit(tree, (node, index, parent) => {
    const [, acceptedRule] = ACCEPT_COMMENT.exec(readComment(node)) ?? [];
    if (!acceptedRule || index === undefined || !parent) {
      return undefined;
    }
    const { start, end } = findAcceptedPart(node, index, parent)?.position ?? {};
    if (start && end) {
      acceptedParts.push({ acceptedRule, firstLine: start.line, lastLine: end.line });
    }
    return SKIP;
  });
  return acceptedParts;
}

/**
 * Returns the keys of a front matter whose values the author wants as they are. A line such as
 * `# accept description: why` says so.
 */
export const acceptedKeys = (source: string): string[] =>
  [...source.matchAll(/^# accept (\w+): *[\p{L}\d]/gmu)].map(([, key = '']) => key);

/**
 * Lists the comments with which authors accept a part, for the people who are responsible for the
 * site.
 *
 * @param docsFolder the folder of the pages
 * @returns a line for each: `docs/a.mdx:12: accept tables: why`
 */
export function listAcceptComments(docsFolder: string): string[] {
  return listFiles(docsFolder)
    .filter((file) => PAGE_ENDING.test(file))
    .flatMap((file) => {
      const lines = readFileSync(path.join(docsFolder, file), 'utf8').split('\n');
      return lines.flatMap((line, index) => {
        const commentText = line.replace(/^.*?(?=accept)/, '').replace(/\s*(?:\*\/\}|-->)\s*$/, '');
        return ACCEPT_COMMENT_LINE.test(line) ? `docs/${file}:${index + 1}: ${commentText}` : [];
      });
    });
}
