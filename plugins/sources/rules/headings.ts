import { toString as wordsOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { startOffset, textAsWritten } from '../parsePage.ts';
import { lineAt } from '../textFile.ts';
import type { Rule } from './rule.ts';

/**
 * A line of dashes right below a text, which Markdown reads as a heading. With four dashes or
 * fewer, the author probably means a separator.
 */
const DASHES_BELOW_TEXT = /\n[ \t]*-{1,4}[ \t]*$/;

const ONE_TITLE_MESSAGE = 'a page has to have one heading of level 1 (#)';

/** The id at the end of a heading: `## Name {#id}` */
const HEADING_ID = /\{#([^}]+)\}\s*$/;

/**
 * Finds headings that are wrong: without words, without a text below, of a wrong level, or with an
 * id that is not valid or that another heading has. Also finds text that Markdown makes a heading
 * though its author did not mean one, and text that looks like a heading but is none.
 */
export const headings: Rule = ({ visibleText, postTitle, text, tree }, report) => {
  const linesById = new Map<string, number>();
  let titleCount = 0;
  let previousLevel = 0;
  visit(tree, 'heading', (heading) => {
    const { depth } = heading;
    const words = wordsOf(heading, { includeImageAlt: false });
    const [, id] = HEADING_ID.exec(words) ?? [];
    const isUnderlined = !textAsWritten(heading, text).startsWith('#');

    if (isUnderlined && DASHES_BELOW_TEXT.test(textAsWritten(heading, text))) {
      const isFrontMatter = /^(?:title|description|date): /.test(words);
      report(
        heading,
        isFrontMatter
          ? 'a second front matter stands here, which is printed: delete it'
          : `${words.split('\n')[0]} is a heading: put an empty line before ---`,
      );
      return;
    }
    if (!words.replace(HEADING_ID, '').trim()) {
      report(heading, 'a heading needs words: write them behind its #, or delete it');
    }
    if (depth === 1) {
      titleCount += 1;
      if (titleCount === 1 && postTitle && words.trim() !== postTitle) {
        report(0, `the title is “${postTitle}”, and the heading “${words.trim()}”: write the same`);
      }
      if (titleCount > 1) {
        const reason = isUnderlined ? '; a line of = makes one of the text above it' : '';
        report(heading, ONE_TITLE_MESSAGE + reason);
      }
    }
    if (previousLevel > 0 && depth > previousLevel + 1) {
      report(heading, `a heading of level ${depth} follows one of level ${previousLevel}`);
    }
    previousLevel = depth;
    if (id && !/^[\w.-]+$/.test(id)) {
      report(heading, `the id “${id}” can have letters without accents, digits and - alone`);
    }
    if (id) {
      if (linesById.has(id)) {
        report(
          heading,
          `the id “${id}” is that of line ${linesById.get(id)}, too: give each heading its own`,
        );
      } else {
        linesById.set(id, lineAt(text, startOffset(heading)));
      }
    }
  });
  if (titleCount === 0) {
    report(0, ONE_TITLE_MESSAGE);
  }

  // If the page has a title, a line that begins with one # may begin with the name of a channel,
  // such as #general.
  const headingWithoutSpace =
    titleCount === 0 ? /^ *#{1,6}(?=[^\s#]|\u00a0)/gm : /^ *#{2,6}(?=[^\s#]|\u00a0)/gm;
  for (const { index } of visibleText.matchAll(headingWithoutSpace)) {
    report(index, 'a heading has a space behind its #');
  }

  let isInCallout = false;
  visit(tree, 'paragraph', (paragraph, _, parent) => {
    const [firstPart, ...otherParts] = paragraph.children;
    const writtenText = textAsWritten(paragraph, text);
    isInCallout = (isInCallout || /^:::\s*\w/.test(writtenText)) && !/:::\s*$/.test(writtenText);
    const isHeading =
      firstPart?.type === 'strong' &&
      otherParts.length === 0 &&
      parent?.type === 'root' &&
      !isInCallout;
    if (isHeading && !/[.!?:]$/.test(wordsOf(firstPart).trim())) {
      report(
        paragraph,
        `${textAsWritten(firstPart, text)} stands alone like a heading: ` +
          'write ## before it in place of **',
      );
    }
  });

  const parts = tree.children.filter(({ type }) => type !== 'mdxjsEsm' && type !== 'definition');
  for (const [index, part] of parts.entries()) {
    const nextPart = parts[index + 1];
    if (part.type === 'heading' && wordsOf(part).trim()) {
      const isEmpty = !nextPart || (nextPart.type === 'heading' && nextPart.depth <= part.depth);
      if (isEmpty) {
        report(part, 'a heading needs a text below it: write it, or delete the heading');
      }
    }
  }
};
