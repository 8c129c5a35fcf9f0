import { toString as wordsOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { startOffset, writtenAs } from '../parsePage.ts';
import { lineAt } from '../textFile.ts';
import type { Rule } from './rule.ts';

/**
 * A line of dashes right below a text, which Markdown reads as a heading. With four dashes or
 * fewer, the author probably means a separator.
 */
const RULE = /\n[ \t]*-{1,4}[ \t]*$/;

const ONE_TITLE = 'a page has to have one heading of level 1 (#)';

/** The id at the end of a heading: `## Name {#id}` */
const ID = /\{#([^}]+)\}\s*$/;

/**
 * Finds headings without words, headings of a wrong level, headings with the same id, and headings
 * that their author does not want.
 */
export const headings: Rule = ({ literal, postTitle, text, tree }, report) => {
  const ids = new Map<string, number>();
  let titles = 0;
  let level = 0;
  visit(tree, 'heading', (heading) => {
    const { depth } = heading;
    const words = wordsOf(heading, { includeImageAlt: false });
    const [, id] = ID.exec(words) ?? [];
    const isUnderlined = !writtenAs(heading, text).startsWith('#');

    if (isUnderlined && RULE.test(writtenAs(heading, text))) {
      const isFrontMatter = /^(?:title|description|date): /.test(words);
      report(
        heading,
        isFrontMatter
          ? 'a second front matter stands here, which is printed: delete it'
          : `${words.split('\n')[0]} is a heading: put an empty line before ---`,
      );
      return;
    }
    if (!words.replace(ID, '').trim()) {
      report(heading, 'a heading needs words: write them behind its #, or delete it');
    }
    if (depth === 1) {
      titles += 1;
      if (titles === 1 && postTitle && words.trim() !== postTitle) {
        report(0, `the title is “${postTitle}”, and the heading “${words.trim()}”: write the same`);
      }
      if (titles > 1) {
        const why = isUnderlined ? '; a line of = makes one of the text above it' : '';
        report(heading, ONE_TITLE + why);
      }
    }
    if (level > 0 && depth > level + 1) {
      report(heading, `a heading of level ${depth} follows one of level ${level}`);
    }
    level = depth;
    if (id && !/^[\w.-]+$/.test(id)) {
      report(heading, `the id “${id}” can have letters without accents, digits and - alone`);
    }
    if (id) {
      if (ids.has(id)) {
        report(
          heading,
          `the id “${id}” is that of line ${ids.get(id)}, too: give each heading its own`,
        );
      } else {
        ids.set(id, lineAt(text, startOffset(heading)));
      }
    }
  });
  if (titles === 0) {
    report(0, ONE_TITLE);
  }

  // If the page has a title, a line that begins with one # may begin with the name of a channel,
  // such as #general.
  const withoutSpace =
    titles === 0 ? /^ *#{1,6}(?=[^\s#]|\u00a0)/gm : /^ *#{2,6}(?=[^\s#]|\u00a0)/gm;
  for (const { index } of literal.matchAll(withoutSpace)) {
    report(index, 'a heading has a space behind its #');
  }

  let isInCallout = false;
  visit(tree, 'paragraph', (paragraph, _, parent) => {
    const [only, ...others] = paragraph.children;
    const written = writtenAs(paragraph, text);
    isInCallout = (isInCallout || /^:::\s*\w/.test(written)) && !/:::\s*$/.test(written);
    const isHeading =
      only?.type === 'strong' && others.length === 0 && parent?.type === 'root' && !isInCallout;
    if (isHeading && !/[.!?:]$/.test(wordsOf(only).trim())) {
      report(
        paragraph,
        `${writtenAs(only, text)} stands alone like a heading: write ## before it in place of **`,
      );
    }
  });

  const parts = tree.children.filter(({ type }) => type !== 'mdxjsEsm' && type !== 'definition');
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (part.type === 'heading' && wordsOf(part).trim()) {
      const isEmpty = !next || (next.type === 'heading' && next.depth <= part.depth);
      if (isEmpty) {
        report(part, 'a heading needs a text below it: write it, or delete the heading');
      }
    }
  }
};
