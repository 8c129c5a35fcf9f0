import { isBlank, type Part } from './query';
import { problemOf, type SearchedFor } from './rules';
import type { Sample } from './samples';

/** From the first character to the one after the last. */
export type Range = [from: number, to: number];

interface Token {
  word: string;
  range: Range;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/#?[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    range: [index, index + word.length],
  }));
}

/** Where a word, a phrase or the beginning of a word stands in a text. */
export function rangesOf(text: string, { kind, value }: Part): Range[] {
  const wanted = tokensOf(value).map(({ word }) => word);
  const tokens = tokensOf(text);
  const isAt = (start: number) =>
    wanted.every((word, index) => {
      const found = tokens[start + index]?.word ?? '';
      // A hashtag is found by its word too, but only a hashtag by a hashtag.
      const compared = word.startsWith('#') ? found : found.replace('#', '');
      const isBeginning = kind === 'prefix' && index === wanted.length - 1;
      return isBeginning ? compared.startsWith(word) : compared === word;
    });
  return wanted.length === 0
    ? []
    : tokens.flatMap(({ range: [from] }, index) => {
        const last = tokens[index + wanted.length - 1];
        return last && isAt(index) ? [[from, last.range[1]] satisfies Range] : [];
      });
}

function matches(sample: Sample, part: Part): boolean {
  const { kind, value } = part;
  switch (kind) {
    case 'from':
      return sample.author === value.toLowerCase();
    case 'in':
      return sample.channel === value.toLowerCase();
    case 'ext':
      return sample.name?.endsWith(`.${value.toLowerCase()}`) ?? false;
    case 'after':
      return sample.day > value;
    case 'before':
      return sample.day < value;
    case 'on':
      return sample.day === value;
    default:
      return [sample.name ?? '', sample.text].some((text) => rangesOf(text, part).length > 0);
  }
}

/** One author, one channel and one kind of file each: of several, any will do. */
const alternatives: Part['kind'][] = ['from', 'in', 'ext'];

/** The messages, or the files, that a query finds. A query that says nothing finds them all. */
export function find(samples: Sample[], parts: Part[], searchedFor: SearchedFor): Sample[] {
  const said = parts.filter((part) => !isBlank(part));
  const isFound = (sample: Sample, part: Part) =>
    !problemOf(part, searchedFor)?.findsNothing && matches(sample, part);

  return samples
    .filter(({ name }) => (name !== undefined) === (searchedFor === 'files'))
    .filter((sample) =>
      said.every((part) => {
        if (part.isExcluded) {
          return !isFound(sample, part);
        }
        return alternatives.includes(part.kind)
          ? said.some((other) => other.kind === part.kind && !other.isExcluded && isFound(sample, other))
          : isFound(sample, part);
      }),
    );
}

/** A text cut where the words of a query begin and end. */
export function markFound(text: string, parts: Part[]): { text: string; isFound: boolean }[] {
  const found = parts
    .filter(({ kind, isExcluded }) => ['word', 'phrase', 'prefix'].includes(kind) && !isExcluded)
    .flatMap((part) => rangesOf(text, part))
    .sort(([a], [b]) => a - b);

  const cut: { text: string; isFound: boolean }[] = [];
  let end = 0;
  for (const [from, to] of found) {
    if (to > end) {
      const start = Math.max(from, end);
      cut.push(
        { text: text.slice(end, start), isFound: false },
        { text: text.slice(start, to), isFound: true },
      );
      end = to;
    }
  }
  cut.push({ text: text.slice(end), isFound: false });
  return cut.filter((part) => part.text !== '');
}
