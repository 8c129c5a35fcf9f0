import { findAcceptedParts } from './accepted.ts';
import { type ParsedPage, startOffset } from './parsePage.ts';
import { callouts } from './rules/callouts.ts';
import { code } from './rules/code.ts';
import { headings } from './rules/headings.ts';
import { links } from './rules/links.ts';
import { lists } from './rules/lists.ts';
import { notes } from './rules/notes.ts';
import type { Rule } from './rules/rule.ts';
import { signs } from './rules/signs.ts';
import { tables } from './rules/tables.ts';
import { tags } from './rules/tags.ts';
import { lineAt, type SourceMistake } from './textFile.ts';

/**
 * The rules by their names. An author who accepts a part of a page as it is writes the name of the
 * rule that refuses it: see accepted.ts.
 */
const RULES: Record<string, Rule> = {
  headings,
  callouts,
  tables,
  lists,
  notes,
  links,
  code,
  tags,
  signs,
};

/** A mistake in the text of a page, and the name of the rule that has found it. */
interface PageMistake extends SourceMistake {
  rule: string;
}

/**
 * Finds the mistakes in the text of a page, without its front matter: places where Markdown or MDX
 * understands something else than the author meant, and whatever would harm the page.
 *
 * @returns the mistakes in the order of their lines
 */
export function pageMistakes(page: ParsedPage): PageMistake[] {
  const mistakesByText = new Map<string, PageMistake>();
  const acceptedParts = findAcceptedParts(page);
  for (const [rule, findMistakes] of Object.entries(RULES)) {
    findMistakes(page, (place, message) => {
      const line = lineAt(page.text, typeof place === 'number' ? place : startOffset(place));
      const isAccepted = acceptedParts.some(
        ({ acceptedRule, firstLine, lastLine }) =>
          acceptedRule === rule && firstLine <= line && line <= lastLine,
      );
      if (!isAccepted) {
        mistakesByText.set(`${line} ${message}`, { line, message, rule });
      }
    });
  }
  return [...mistakesByText.values()].sort((one, other) => one.line - other.line);
}
