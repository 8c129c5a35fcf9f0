import path from 'node:path';
import { ASSOCIATION_FOLDER } from '../../shared/association.ts';
import { projectRoot } from '../../shared/projectRoot.ts';
import type { Synonyms } from '../../shared/searchRecords.ts';
import { getTerms, isStopWord, makePhraseKey, splitWords } from '../../shared/words.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { readText } from '../sources/textFile.ts';

/** The thesaurus for every association, and that of this association. */
const THESAURUS_FILES = ['theme/search/thesaurus.txt', `${ASSOCIATION_FOLDER}/thesaurus.txt`];

const splitList = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Describes the mistake in a line of the thesaurus, and what to do. */
function thesaurusLineMistake(typedWords: string[], meanings: string[]): string | undefined {
  const uselessMeaning = meanings.find((meaning) =>
    getTerms(splitWords(meaning)).every(isStopWord),
  );
  if (uselessMeaning !== undefined) {
    return `the search leaves out all words of “${uselessMeaning}”: write another word of our pages`;
  }
  const phraseKeys = typedWords.map((text) => makePhraseKey(getTerms(splitWords(text))));
  const repeatedWords = typedWords.find(
    (_, wordIndex) => phraseKeys.indexOf(phraseKeys[wordIndex] as string) < wordIndex,
  );
  if (repeatedWords !== undefined) {
    return `remove “${repeatedWords}”: the line has it already, perhaps in another spelling or number`;
  }
  return undefined;
}

/**
 * Parses the text of a thesaurus.
 *
 * @param name the name of its file, for messages
 * @throws SiteProblems with the place of the first line that cannot be read, that would find
 *   nothing, or that contains the same words twice
 */
export function parseThesaurus(text: string, name = 'thesaurus.txt'): Synonyms {
  const lines = text.normalize('NFC').split('\n');
  return lines.flatMap((line, index): Synonyms => {
    if (/^\s*(?:#|$)/.test(line)) {
      return [];
    }
    const [typedWords = [], meanings = [], ...others] = line.split('=').map(splitList);
    const isComplete = typedWords.length > 0 && meanings.length > 0 && others.length === 0;
    const mistake = isComplete
      ? thesaurusLineMistake(typedWords, meanings)
      : 'write what visitors type, a sign =, ' +
        'and what our pages say, such as: survey, ballot = poll';
    if (mistake) {
      throw new SiteProblems([`${name}:${index + 1}: ${mistake}`]);
    }
    return [[typedWords, meanings]];
  });
}

/**
 * Reads the words that visitors type, with the words of the pages, from both files.
 *
 * @throws SiteProblems for a wrong line, see `parseThesaurus`
 */
export const readThesaurusFiles = (): Synonyms =>
  THESAURUS_FILES.flatMap((name) => parseThesaurus(readText(path.join(projectRoot, name)), name));
