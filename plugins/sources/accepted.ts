import path from 'node:path';
import type { Nodes, Parents } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { listFiles } from '../site/listFiles.ts';
import { PAGE_ENDING } from './mistakeLine.ts';
import { type ParsedPage, parsePage } from './parsePage.ts';
import { lineAt, readText } from './textFile.ts';

/** A part of a page that its author wants as it is, although a rule refuses it. */
interface AcceptedPart {
  /** The name of the rule that refuses the part, such as `tables`. */
  acceptedRule: string;
  /** The comment: `accept tables: it is a poem` */
  comment: string;
  /** The line of the comment, counted from 1. */
  commentLine: number;
  /** The first and the last line of the part, counted from 1. */
  firstLine: number;
  lastLine: number;
}

/** The words of a comment with which an author accepts a part: `accept tables: it is a poem` */
const ACCEPT_COMMENT = /\baccept (\w+): *[\p{L}\d].*?(?=\s*(?:\*\/|-->|$))/su;

/** A line of a front matter that accepts a value: `# accept description: it is a quote` */
const ACCEPT_KEY = /^# (accept (\w+): *[\p{L}\d].*)/gmu;

const readComment = (node: Nodes): string =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'html'
    ? node.value
    : '';

/** Returns the part that a comment is about: what follows it, or the paragraph that contains it. */
function findAcceptedPart(node: Nodes, index: number, parent: Parents): Nodes | undefined {
  return node.type === 'mdxTextExpression' ? parent : parent.children[index + 1];
}

/**
 * Returns the parts of a page that its author accepts, by a comment `accept NAME: why` above or in
 * each.
 */
export function findAcceptedParts({ tree }: ParsedPage): AcceptedPart[] {
  const acceptedParts: AcceptedPart[] = [];
  visit(tree, (node, index, parent) => {
    const [comment = '', acceptedRule] = ACCEPT_COMMENT.exec(readComment(node)) ?? [];
    if (!acceptedRule || index === undefined || !parent) {
      return undefined;
    }
    const { start, end } = findAcceptedPart(node, index, parent)?.position ?? {};
    if (start && end) {
      acceptedParts.push({
        acceptedRule,
        comment: comment.replaceAll(/\s+/g, ' '),
        commentLine: node.position?.start.line ?? start.line,
        firstLine: start.line,
        lastLine: end.line,
      });
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
  [...source.matchAll(ACCEPT_KEY)].map(([, , key = '']) => key);

/**
 * Returns a line for each part or value of a page that its author accepts: `12: accept tables: why`.
 * For a page that cannot be parsed it returns none, because the build stops at it.
 *
 * @param file the name of the page, which ends in `.md` or `.mdx`
 */
export function findAcceptComments(file: string, source: string): string[] {
  const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(source) ?? [];
  const keyLines = [...frontMatter.matchAll(ACCEPT_KEY)].map(
    ({ 1: comment, index }) => `${lineAt(frontMatter, index)}: ${comment}`,
  );
  try {
    const parts = findAcceptedParts(parsePage(file, source));
    return [...keyLines, ...parts.map(({ comment, commentLine }) => `${commentLine}: ${comment}`)];
  } catch {
    return keyLines;
  }
}

/**
 * Lists what authors accept, for the people who are responsible for the site.
 *
 * @param docsFolder the folder of the pages
 * @returns a line for each part or value: `docs/a.mdx:12: accept tables: why`
 */
export function listAcceptComments(docsFolder: string): string[] {
  return listFiles(docsFolder)
    .filter((file) => PAGE_ENDING.test(file))
    .flatMap((file) =>
      findAcceptComments(file, readText(path.join(docsFolder, file))).map(
        (line) => `docs/${file}:${line}`,
      ),
    );
}
