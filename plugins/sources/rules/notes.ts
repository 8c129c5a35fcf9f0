import type { FootnoteDefinition } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Rule } from '../pageMistakes.ts';

/**
 * Finds footnotes without a note, notes to which no footnote leads, and notes that a page has
 * twice.
 */
export const notes: Rule = ({ literal, tree }, tell) => {
  const written = new Map<string, FootnoteDefinition>();
  const asked = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => {
    asked.add(identifier);
  });
  visit(tree, 'footnoteDefinition', (note) => {
    const { identifier, label } = note;
    if (written.has(identifier)) {
      tell(note, `the note [^${label}] is written twice: give one of them another number`);
    } else if (!asked.has(identifier)) {
      tell(
        note,
        `nothing leads to the note [^${label}]: write [^${label}] in the text, or delete the note`,
      );
    }
    written.set(identifier, note);
  });
  for (const { 0: found, index } of literal.matchAll(/\[\^[^\]\s]+\]/g)) {
    tell(index, `${found} has no note: write it below, behind ${found}:`);
  }
};
