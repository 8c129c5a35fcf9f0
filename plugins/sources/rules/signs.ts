import { visit } from 'unist-util-visit';
import { type ParsedPage, startOffset, textAsWritten } from '../parsePage.ts';
import type { Report, Rule } from './rule.ts';

/** Parts of advice that several patterns share. */
const PRINTED_AS_IS = 'is printed as it is';
const WRITE_LINK_INSTEAD = `${PRINTED_AS_IS}: write [words](/address)`;
const WRITE_CALLOUT_INSTEAD = `${PRINTED_AS_IS}: write :::note, :::tip or :::warning`;

/** The names of the tags of forums, such as `[b]`. */
const FORUM_TAGS = 'b|i|u|s|url|img|quote|code|list|size|color|caption|gallery|details';

/**
 * Markup of other dialects of Markdown, of forums and of wikis, each with what to do about it.
 */
const OTHER_DIALECTS: [pattern: RegExp, advice: string][] = [
  [/^[ \t]*(?:!!!|\?{3}\+?)[ \t]*\w[^\n]*/gm, WRITE_CALLOUT_INSTEAD],
  [/(?<![\w:/.])(?::[a-z][a-z\d_+-]*:)(?![\w:/])/g, `${PRINTED_AS_IS}: put in the sign itself`],
  [/\[\[[^[\]\n]+\]\]/g, WRITE_LINK_INSTEAD],
  [/\[[^[\]\n]*->[^[\]\n]+\]/g, WRITE_LINK_INSTEAD],
  [/^[ \t]*\[TOC\]$/gim, `${PRINTED_AS_IS}: a page has its contents by itself`],
  [/\^\[[^\]\n]+\]/g, `${PRINTED_AS_IS}: write [^1], and [^1]: with the note below`],
  [/^={2,}[^=\n]+={2,}$/gm, `${PRINTED_AS_IS}: write ## before a heading`],
  [/(?<![=\w])==[^=\s][^=\n]*==(?![=\w])/g, `${PRINTED_AS_IS}: write <mark>words</mark>`],
  [/(?<!\w)'''[^'\n]+'''/g, `${PRINTED_AS_IS}: write **words**`],
  [/(?<![|\w])\|\|[^|\s][^|\n]*\|\|/g, `${PRINTED_AS_IS}: there are no spoilers here`],
  [/(?<!\+)\+\+[^+\s][^+\n]*\+\+(?!\+)/g, `${PRINTED_AS_IS}: write <ins>words</ins>`],
  [/\$\$[^$\n]+\$\$/g, `${PRINTED_AS_IS}: write the formula in words, or draw it`],
  [/%%[^%\n]+%%/g, `${PRINTED_AS_IS}, so everybody reads it: write {/* … */} around a remark`],
  [
    new RegExp(`\\[/?(?:${FORUM_TAGS})(?:[= ][^\\]\\n]*)?\\]`, 'gi'),
    `${PRINTED_AS_IS}: it belongs to a forum; write Markdown`,
  ],
  [/^h[1-6]\. \S.*$/gm, `${PRINTED_AS_IS}: write # before a heading`],
  [/^\.\. [a-z]+::/gm, WRITE_CALLOUT_INSTEAD],
  [/´[^´\n]+´/g, `${PRINTED_AS_IS}: write \` on both sides of code`],
];

/** Signs that a text was copied, converted or not finished, each with what to do about them. */
const LEFTOVERS: [pattern: RegExp, advice: string][] = [
  [/Ã[\u0080-\u00bf€]|â€.|Â[«» °]/g, 'was read in a wrong encoding: type these letters anew'],
  [
    /=[C-F][\dA-F](?:=[89AB][\dA-F])+/g,
    'is the source of an email: copy the text that it displays',
  ],
  [
    /Err(?:eur|or) ?! (?:Source du renvoi|Signet|Reference source|Bookmark)[^\n]*/g,
    'is a lost reference of Word’s: write what it meant',
  ],
  [/[ﬀ-ﬆ]/g, 'is one sign for several letters, as PDFs have them: type the letters'],
  [/:contentReference\[|【\d+[^】]*】|oaicite:/g, 'comes from a chat program: delete it'],
  [/\blorem ipsum\b/gi, 'is not a text yet: write it, or take it out'],
  [
    /^[ \t]*(?:TODO|FIXME|XXX)\b.*|\[(?:à compléter|to be completed|TBD)\]/gm,
    'is not a text yet: write it, or take it out',
  ],
  [
    /&(?:[aeiouyc](?:acute|grave|circ|cedil|uml|tilde)|nbsp|euro)(?![;\w])/gi,
    'lacks its ; : write the sign itself',
  ],
  [/&amp;[a-z]+;/g, 'was converted twice: write the sign itself'],
  [
    /\\\*\\\*\S|^[ \t]*\d+\\\. \S/gm,
    'has \\ before a sign, so that the sign means nothing: take the \\ out',
  ],
];

/** A pair of ** around words. With a space inside, the pair does not make bold text. */
const BOLD_PAIR = /(?<![\\*])\*\*(\s*)[^*\n]*?[^*\s](\s*)(?<![\\*])\*\*(?!\*)/g;
const STAR_RUN = /(?<!\\)\*{2,}/g;
const isWordCharacter = (character = '') => /[\p{L}\d]/u.test(character);
const isSpace = (character = ' ') => /\s/.test(character);

/** Reports stars that do not make text bold, so that readers see them. */
function reportStars({ visibleText, text }: ParsedPage, report: Report): void {
  const visibleTextWithoutPairs = visibleText.replaceAll(
    BOLD_PAIR,
    (pair, textBefore: string, textBehind: string, index: number) => {
      const writtenText = text.slice(index, index + pair.length);
      const isProduct =
        isWordCharacter(visibleText[index - 1]) && isWordCharacter(visibleText[index + 2]);
      if (isProduct) {
        return pair;
      }
      report(
        index,
        textBefore || textBehind
          ? `${writtenText} is not bold: take out the spaces beside the words`
          : `${writtenText} is not bold: ** stands before and behind a whole word`,
      );
      return ' '.repeat(pair.length);
    },
  );
  for (const { 0: stars, index } of visibleTextWithoutPairs.matchAll(STAR_RUN)) {
    const [textBefore, textBehind] = [
      visibleTextWithoutPairs[index - 1],
      visibleTextWithoutPairs[index + stars.length],
    ];
    // These stars are not meant as bold text: 2**3 is a power, and ** between spaces is a sign.
    const isLiteral =
      (isWordCharacter(textBefore) && isWordCharacter(textBehind)) ||
      (isSpace(textBefore) && isSpace(textBehind));
    if (!isLiteral) {
      report(index, `${stars} begins bold text, and never ends it: put ${stars} behind it, too`);
    }
  }
}

/**
 * Finds signs that readers would see because they are not markup here, and markup that the author
 * did not mean.
 */
export const signs: Rule = (page, report) => {
  const { visibleText, text, tree } = page;
  reportStars(page, report);
  for (const [pattern, advice] of [...OTHER_DIALECTS, ...LEFTOVERS]) {
    for (const { 0: found, index } of visibleText.matchAll(pattern)) {
      report(
        index + found.length - found.trimStart().length,
        `${text.slice(index, index + found.length).trim()} ${advice}`,
      );
    }
  }
  for (const { index } of visibleText.matchAll(/(?<!\\)`/g)) {
    report(index, 'a ` begins code, and never ends it: put one behind it, too');
  }
  for (const { 0: sign, index } of visibleText.matchAll(
    /(?<![\w\\*])\*(?=\p{L})|(?<!~)~~(?!~)/gu,
  )) {
    report(
      index,
      `${sign} has no partner: put ${sign} behind the words, too, or \\ before it to show it`,
    );
  }
  for (const { index } of visibleText.matchAll(/(?<=[^\s•▪●◦·])(?<!^[ \t]*o)\t+\S/gm)) {
    report(index, 'a tab is shown as a space: the cells of a table stand between |');
  }

  visit(tree, (node) => {
    const writtenText = 'children' in node ? textAsWritten(node, text) : '';
    const textBefore = text[startOffset(node) - 1];
    const textBehind = text[startOffset(node) + writtenText.length];
    if (
      node.type === 'emphasis' &&
      writtenText.startsWith('*') &&
      /\d/.test(`${textBefore}${textBehind}`)
    ) {
      report(
        node,
        `${textBefore}${writtenText}${textBehind} is a product, ` +
          'of which a part becomes italic: write × or \\*',
      );
    }
    if (node.type === 'delete' && !writtenText.startsWith('~~')) {
      report(
        node,
        `${writtenText} is struck out: ` +
          'write ~~ on both sides if you mean that, else <sub> or another sign',
      );
    }
  });
};
