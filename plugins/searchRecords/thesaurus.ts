import path from 'node:path';
import type { Synonyms } from '../../shared/searchRecords.ts';

/** The file that volunteers edit. */
export const THESAURUS = path.resolve(import.meta.dirname, '../../thesaurus.txt');

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * Reads the thesaurus.
 *
 * @param text of thesaurus.txt
 * @throws Error that names the line that cannot be read
 */
export function readThesaurus(text: string): Synonyms {
  return text.split('\n').flatMap((line, index): Synonyms => {
    if (/^\s*(?:#|$)/.test(line)) {
      return [];
    }
    const [typed = [], meanings = [], ...others] = line.split('=').map(listOf);
    if (typed.length === 0 || meanings.length === 0 || others.length > 0) {
      throw new Error(
        `thesaurus.txt:${index + 1}: write what visitors type, a sign =, and what our pages say, such as: survey, ballot = poll`,
      );
    }
    return [[typed, meanings]];
  });
}
