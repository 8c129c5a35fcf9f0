import type { TextPart } from '../../../shared/highlightRanges';
import { highlightRanges, type Range } from '../../../shared/highlightRanges';
import { CONTENT_KINDS, isBlank, listTextSearches, type QueryPart } from './query';
import { findProblem, padDay, type SearchTarget } from './rules';
import type { Sample } from './samples';

/** A word of a text, in lower case, and its place in the text. */
interface TextToken {
  word: string;
  range: Range;
}

function tokenize(text: string): TextToken[] {
  return [...text.matchAll(/#?[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    range: [index, index + word.length],
  }));
}

/** Returns the ranges of a text that match a word, a phrase or a prefix of a query. */
function findRanges(text: string, { kind, value }: QueryPart): Range[] {
  const words = tokenize(value).map(({ word }) => word);
  const tokens = tokenize(text);
  const matchesAt = (start: number) =>
    words.every((word, index) => {
      const token = tokens[start + index]?.word ?? '';
      // A plain word finds a hashtag, too, but a hashtag finds only hashtags.
      const comparedWord = word.startsWith('#') ? token : token.replace('#', '');
      const isPrefix = kind === 'prefix' && index === words.length - 1;
      return isPrefix ? comparedWord.startsWith(word) : comparedWord === word;
    });
  return words.length === 0
    ? []
    : tokens.flatMap(({ range: [start] }, index) => {
        const lastToken = tokens[index + words.length - 1];
        return lastToken && matchesAt(index) ? [[start, lastToken.range[1]] satisfies Range] : [];
      });
}

function matchesPart(sample: Sample, part: QueryPart): boolean {
  const { kind, value } = part;
  switch (kind) {
    case 'from':
      return sample.author === value.toLowerCase().replace('@', '');
    case 'in':
      return sample.channel === value.toLowerCase().replace('~', '');
    case 'ext':
      return sample.name?.endsWith(`.${value.toLowerCase()}`) ?? false;
    case 'after':
      return sample.day > padDay(value);
    case 'before':
      return sample.day < padDay(value);
    case 'on':
      return sample.day === padDay(value);
    default:
      return [sample.name ?? '', sample.text].some((text) => findRanges(text, part).length > 0);
  }
}

/**
 * The kinds of parts that are alternatives: if a query has several parts of such a kind, it is
 * enough that a sample matches one of them. A sample has only one author, one channel and one
 * extension.
 */
const alternativeKinds: QueryPart['kind'][] = ['from', 'in', 'ext'];

/** Returns the messages or the files that a query finds. An empty query finds all of them. */
export function findSamples(samples: Sample[], parts: QueryPart[], target: SearchTarget): Sample[] {
  const filledParts = parts.filter((part) => !isBlank(part));
  const textSearches = listTextSearches(filledParts);
  const conditions = filledParts.filter((part) => !textSearches.flat().includes(part));
  const isFound = (sample: Sample, part: QueryPart) =>
    !findProblem(part, target)?.findsNothing && matchesPart(sample, part);

  return samples
    .filter(({ name }) => (name !== undefined) === (target === 'files'))
    .filter(
      (sample) =>
        textSearches.length === 0 ||
        textSearches.some((search) => search.every((part) => isFound(sample, part))),
    )
    .filter((sample) =>
      conditions.every((part) => {
        if (part.isExcluded) {
          return !isFound(sample, part);
        }
        return alternativeKinds.includes(part.kind)
          ? filledParts.some(
              (otherPart) =>
                otherPart.kind === part.kind && !otherPart.isExcluded && isFound(sample, otherPart),
            )
          : isFound(sample, part);
      }),
    );
}

/** Splits a text into the words that a query finds and the text between them. */
export function highlightMatches(text: string, parts: QueryPart[]): TextPart[] {
  const partsToHighlight = parts.filter(
    ({ kind, isExcluded }) => CONTENT_KINDS.includes(kind) && !isExcluded,
  );
  return highlightRanges(
    text,
    partsToHighlight.flatMap((part) => findRanges(text, part)),
  );
}
