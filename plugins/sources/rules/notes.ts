import type { FootnoteDefinition } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Rule } from './rule.ts';

/** Finds footnotes without a note, notes to which nothing leads, and notes that stand twice. */
export const notes: Rule = ({ visibleText, tree }, report) => {
  const notesById = new Map<string, FootnoteDefinition>();
  const referencedIds = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => {
    referencedIds.add(identifier);
  });
  visit(tree, 'footnoteDefinition', (note) => {
    const { identifier, label } = note;
    if (notesById.has(identifier)) {
      report(note, `the note [^${label}] is written twice: give one of them another number`);
    } else if (!referencedIds.has(identifier)) {
      report(
        note,
        `nothing leads to the note [^${label}]: write [^${label}] in the text, or delete the note`,
      );
    }
    notesById.set(identifier, note);
  });
  for (const { 0: found, index } of visibleText.matchAll(/\[\^[^\]\s]+\]/g)) {
    report(index, `${found} has no note: write it below, behind ${found}:`);
  }
};
