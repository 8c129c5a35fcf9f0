import path from 'node:path';
import type { Synonyms } from '../../shared/searchRecords.ts';
import { isStopWord, phraseKey, wordsOf } from '../../shared/words.ts';

/** The file that volunteers edit. */
export const THESAURUS = path.resolve(import.meta.dirname, '../../theme/search/thesaurus.txt');

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * Reads the thesaurus.
 *
 * @param text of thesaurus.txt
 * @throws Error that names the line that cannot be read, or that would find nothing or the same twice
 */
export function readThesaurus(text: string): Synonyms {
  const lines = text.normalize('NFC').split('\n');
  return lines.flatMap((line, index): Synonyms => {
    if (/^\s*(?:#|$)/.test(line)) {
      return [];
    }
    const [typed = [], meanings = [], ...others] = line.split('=').map(listOf);
    if (typed.length === 0 || meanings.length === 0 || others.length > 0) {
      throw new Error(
        `theme/search/thesaurus.txt:${index + 1}: write what visitors type, a sign =, and what our pages say, such as: survey, ballot = poll`,
      );
    }
    const nothing = meanings.find((meaning) => wordsOf(meaning).every(({ term }) => isStopWord(term)));
    if (nothing !== undefined) {
      throw new Error(
        `theme/search/thesaurus.txt:${index + 1}: the search leaves out all words of “${nothing}”: write another word of our pages`,
      );
    }
    const keys = typed.map(phraseKey);
    const twice = typed.find((_, at) => keys.indexOf(keys[at] as string) < at);
    if (twice !== undefined) {
      throw new Error(
        `theme/search/thesaurus.txt:${index + 1}: remove “${twice}”: the line has it already, perhaps in another spelling or number`,
      );
    }
    return [[typed, meanings]];
  });
}
