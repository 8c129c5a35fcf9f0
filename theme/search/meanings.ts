import SearchableMap from 'minisearch/SearchableMap';
import { getOrCreateList } from '../../shared/getOrCreateList';
import type { Synonyms } from '../../shared/searchRecords';
import {
  getTerms,
  isStopWord,
  makePhraseKey,
  SIGN_IN_WORD_PATTERN,
  selectOutermostTokens,
  splitWords,
  stemWord,
  type Token,
  tokenize,
} from '../../shared/words';

/** A word of the pages that a typed word may mean, and its weight: 1 for the typed word itself. */
type WeightedForm = [term: string, weight: number];

/** One way to understand a part of a query. */
export interface Meaning {
  /** The words of this meaning, each with all its forms. One form of each word must be found. */
  words: WeightedForm[][];
  /** The words in the thesaurus, such as “poll”; empty if the typed words themselves are meant. */
  text: string;
}

/** A word or a phrase of a query, and all its meanings. */
export interface PhraseWithMeanings {
  /** The word or phrase as the visitor has typed it. */
  typedWords: string;
  meanings: Meaning[];
}

/** The weight of another form of a word, and of a word that begins with the typed letters. */
const OTHER_FORM_WEIGHT = 0.4;

/**
 * The smallest number of letters of a word that may have one typing error, and of a word that may
 * have two. Algolia has the same numbers:
 * https://www.algolia.com/doc/guides/managing-results/optimize-search-results/typo-tolerance/in-depth/configuring-typo-tolerance
 */
const MIN_LETTERS_FOR_ONE_ERROR = 4;
const MIN_LETTERS_FOR_TWO_ERRORS = 8;

function countAllowedErrors(term: string): number {
  if (term.length >= MIN_LETTERS_FOR_TWO_ERRORS) {
    return 2;
  }
  return term.length >= MIN_LETTERS_FOR_ONE_ERROR ? 1 : 0;
}

/**
 * Returns a function that splits a query into its parts, without words such as “the”, and finds
 * what visitors may mean by each part. It considers other forms of a word, beginnings of words, the
 * thesaurus and typing errors.
 *
 * @param terms all words that can be found
 * @param synonyms the lines of the thesaurus
 */
export function makeQuerySplitter(
  terms: Iterable<string>,
  synonyms: Synonyms,
): (query: string) => PhraseWithMeanings[] {
  const termsByStem = new Map<string, string[]>();
  /**
   * The meanings in the thesaurus, by the phrases that visitors type. Each phrase has two keys: the
   * phrase as it is written, and the result of `makePhraseKey`, which is the same for other forms
   * of its words. The written form is looked up first, because “statuts” does not mean “statut”.
   */
  const thesaurus = new Map<string, string[]>();
  /** The words of the pages and of the thesaurus, to complete words and to correct errors. */
  const knownWords = new SearchableMap<true>();
  for (const term of terms) {
    if (!isStopWord(term)) {
      getOrCreateList(termsByStem, stemWord(term)).push(term);
      knownWords.set(term, true);
    }
  }
  for (const [typedWords, meanings] of synonyms) {
    for (const text of typedWords) {
      const words = getTerms(splitWords(text));
      for (const key of new Set([words.join(' '), makePhraseKey(words)])) {
        getOrCreateList(thesaurus, key).push(...meanings);
      }
      if (words.length === 1) {
        knownWords.set(words.join(), true);
      }
    }
  }
  const maxWordsOfPhrase = Math.max(
    1,
    ...Array.from(thesaurus.keys(), (key) => key.split(' ').length),
  );

  const findForms = (term: string): WeightedForm[] =>
    isStopWord(term)
      ? [[term, 1]]
      : (termsByStem.get(stemWord(term)) ?? []).map((form) => [
          form,
          form === term ? 1 : OTHER_FORM_WEIGHT,
        ]);

  const findThesaurusMeanings = (words: string[]): Meaning[] =>
    (thesaurus.get(words.join(' ')) ?? thesaurus.get(makePhraseKey(words)) ?? []).map((text) => {
      const contentWords = getTerms(splitWords(text)).filter((term) => !isStopWord(term));
      return { words: contentWords.map(findForms), text };
    });

  /** @param mayBeUnfinished true for the last word of a query, which may not be complete yet */
  function findWordMeanings(term: string, mayBeUnfinished: boolean): Meaning[] {
    const longerForms = mayBeUnfinished
      ? [...knownWords.atPrefix(term).keys()].flatMap(findForms)
      : [];
    const forms = new Map([
      ...longerForms.map(([word]): WeightedForm => [word, OTHER_FORM_WEIGHT]),
      ...findForms(term),
    ]);
    return [
      ...(forms.size > 0 ? [{ words: [[...forms]], text: '' }] : []),
      ...findThesaurusMeanings([term]),
    ];
  }

  /** Returns the meanings of all known words that a visitor may have wanted to type. */
  function findMistypedMeanings(term: string): Meaning[] {
    const maxErrors = countAllowedErrors(term);
    const similarWords = new Set(knownWords.fuzzyGet(term, maxErrors).keys());
    // Two swapped letters count as one error: “serach”.
    for (let letterIndex = 0; maxErrors > 0 && letterIndex < term.length - 1; letterIndex += 1) {
      const word =
        term.slice(0, letterIndex) +
        term[letterIndex + 1] +
        term[letterIndex] +
        term.slice(letterIndex + 2);
      if (knownWords.has(word)) {
        similarWords.add(word);
      }
    }
    return [...similarWords].flatMap((word) => findWordMeanings(word, false));
  }

  /** Removes and returns the longest phrase of the thesaurus that comes first, or else one word. */
  function takePhrase(tokens: Token[]): Token[] {
    let length = Math.min(tokens.length, maxWordsOfPhrase);
    while (length > 1 && !thesaurus.has(makePhraseKey(getTerms(tokens.slice(0, length))))) {
      length -= 1;
    }
    return tokens.splice(0, length);
  }

  return (query) => {
    // A term with signs, such as `C++`, is searched only if a page contains it. Otherwise the words
    // in it are searched.
    const tokens = selectOutermostTokens(
      tokenize(query),
      ({ range, term }) =>
        knownWords.has(term) || !SIGN_IN_WORD_PATTERN.test(query.slice(...range)),
    );
    const hasOnlyStopWords = getTerms(tokens).every(isStopWord);
    const parts: PhraseWithMeanings[] = [];
    while (tokens.length > 0) {
      const phrase = takePhrase(tokens);
      const words = getTerms(phrase);
      const contentWords = words.filter((term) => hasOnlyStopWords || !isStopWord(term));
      const typedWords = query.slice(phrase[0]?.range[0], phrase.at(-1)?.range[1]);
      const [word] = contentWords;
      if (words.length > 1) {
        // A phrase with only one content word, such as “sign up”, has only the meanings of the
        // thesaurus, because “sign” alone means something else.
        const literalMeanings =
          contentWords.length > 1 ? [{ words: contentWords.map(findForms), text: '' }] : [];
        parts.push({ typedWords, meanings: [...literalMeanings, ...findThesaurusMeanings(words)] });
      } else if (word !== undefined) {
        const meanings = findWordMeanings(word, tokens.length === 0);
        parts.push({
          typedWords,
          meanings: meanings.length > 0 ? meanings : findMistypedMeanings(word),
        });
      }
    }
    return parts;
  };
}
