import { formatLongDate } from '../../../shared/longDate';
import { CONTENT_KINDS, isBlank, listTextSearches, type QueryPart } from './query';
import { isDay, padDay, type SearchTarget } from './rules';
import { channels, people } from './samples';

/** Joins texts: “a”, “a and b”, “a, b and c”. */
const joinWithConjunction = (conjunctionWord: 'and' | 'or', texts: string[]) =>
  new Intl.ListFormat('en-GB', {
    type: conjunctionWord === 'and' ? 'conjunction' : 'disjunction',
  }).format(texts);

/** Returns a day such as 2026-01-15 in words, and any other text in quotes. */
export const formatDay = (text: string) =>
  isDay(text) ? formatLongDate(padDay(text)) : `“${text}”`;

/**
 * Describes a channel, or a conversation with a person. The search treats a conversation as a
 * channel with a name such as `@amina`.
 */
function describeChannel(name: string): string {
  const person = name.startsWith('@') && people[name.slice(1).toLowerCase()];
  return person
    ? `your messages with ${person}`
    : (channels[name.toLowerCase().replace('~', '')] ?? `“${name}”`);
}

function describePart({ kind, value }: QueryPart): string {
  switch (kind) {
    case 'from':
      return people[value.toLowerCase().replace('@', '')] ?? `“${value}”`;
    case 'in':
      return describeChannel(value);
    case 'ext':
      return value.toLowerCase();
    case 'prefix':
      return `a word that begins with “${value}”`;
    case 'phrase':
      return `the exact words “${value.trim()}”`;
    case 'word':
      return `“${value}”`;
    default:
      return formatDay(value);
  }
}

/**
 * The operators, in the order in which the sentence describes them. Each has its preposition, and
 * the word between two of its values. The last three take days.
 */
const operatorClauses = [
  ['from', 'by', 'or'],
  ['in', 'in', 'and'],
  ['ext', 'with the extension', 'or'],
  ['after', 'after', 'and'],
  ['before', 'before', 'and'],
  ['on', 'on', 'and'],
] as const;

/** Returns a sentence that describes what a query finds; undefined for an empty query. */
export function describeQuery(parts: QueryPart[], target: SearchTarget): string | undefined {
  const filledParts = parts.filter((part) => !isBlank(part));
  if (filledParts.length === 0) {
    return undefined;
  }
  const describePartsOfKinds = (kinds: QueryPart['kind'][], isExcluded = false) =>
    filledParts
      .filter((part) => part.isExcluded === isExcluded && kinds.includes(part.kind))
      .map(describePart);
  const describeClause = (
    [kind, preposition, conjunction]: (typeof operatorClauses)[number],
    isExcluded = false,
  ) => {
    const texts = describePartsOfKinds([kind], isExcluded);
    return texts.length > 0
      ? [`${preposition} ${joinWithConjunction(isExcluded ? 'or' : conjunction, texts)}`]
      : [];
  };

  const contentText = joinWithConjunction(
    'or',
    listTextSearches(filledParts).map((search) =>
      joinWithConjunction('and', search.map(describePart)),
    ),
  );
  const excludedContentText = joinWithConjunction('or', describePartsOfKinds(CONTENT_KINDS, true));
  const conditions = operatorClauses.slice(0, 3).flatMap((clause) => describeClause(clause));
  const dayConditions = operatorClauses.slice(3).flatMap((clause) => describeClause(clause));
  const excludedConditions = operatorClauses
    .flatMap((clause) => describeClause(clause, true))
    .map((text) => `not ${text}`);

  const sentenceParts = [
    target === 'files' ? 'Files' : 'Messages',
    ...conditions,
    joinWithConjunction('and', dayConditions),
    contentText && `that contain ${contentText}`,
    !contentText && excludedContentText && `that do not contain ${excludedContentText}`,
  ];
  const sentenceEndings = [
    contentText && excludedContentText && `and not ${excludedContentText}`,
    excludedConditions.length > 0 &&
      `${excludedContentText ? 'and' : 'but'} ${joinWithConjunction('and', excludedConditions)}`,
  ];
  const sentenceBeginning = sentenceParts.filter(Boolean).join(' ');
  return `${[sentenceBeginning, ...sentenceEndings].filter(Boolean).join(', ')}.`;
}
