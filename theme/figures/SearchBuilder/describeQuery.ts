import { longDate } from '../../../shared/longDate';
import { isBlank, type QueryPart } from './query';
import { isDay, type SearchTarget } from './rules';
import { channels, people } from './samples';

/** “a”, “a and b”, “a, b and c”. */
const joinWith = (word: 'and' | 'or', texts: string[]) =>
  new Intl.ListFormat('en-GB', { type: word === 'and' ? 'conjunction' : 'disjunction' }).format(texts);

/** A day such as 2026-01-15 in words; any other text in quotes. */
export const formatDay = (text: string) => (isDay(text) ? longDate(text) : `“${text}”`);

/** A channel, or a conversation with a person, which the search treats as a channel too. */
const describeChannel = (name: string) =>
  channels[name.toLowerCase()] ??
  (people[name.toLowerCase()] ? `your messages with ${people[name.toLowerCase()]}` : `“${name}”`);

function describePart({ kind, value }: QueryPart): string {
  switch (kind) {
    case 'from':
      return people[value.toLowerCase()] ?? `“${value}”`;
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

/** Each operator with its preposition and the conjunction between its values, in the order of the sentence. */
const clauses = [
  ['from', 'by', 'or'],
  ['in', 'in', 'and'],
  ['ext', 'with the extension', 'or'],
  ['after', 'after', 'and'],
  ['before', 'before', 'and'],
  ['on', 'on', 'and'],
] as const;

const isContent = ({ kind }: QueryPart) => ['word', 'prefix', 'phrase'].includes(kind);

/** Says in a sentence what a query finds; undefined for an empty query. */
export function describeQuery(parts: QueryPart[], target: SearchTarget): string | undefined {
  const filledParts = parts.filter((part) => !isBlank(part));
  if (filledParts.length === 0) {
    return undefined;
  }
  const describe = (isWanted: (part: QueryPart) => boolean, isExcluded = false) =>
    filledParts.filter((part) => part.isExcluded === isExcluded && isWanted(part)).map(describePart);
  const describeClause = ([kind, preposition, conjunction]: (typeof clauses)[number], isExcluded = false) => {
    const texts = describe((part) => part.kind === kind, isExcluded);
    return texts.length > 0 ? [`${preposition} ${joinWith(isExcluded ? 'or' : conjunction, texts)}`] : [];
  };

  const contents = describe(isContent);
  const excludedContents = describe(isContent, true);
  const conditions = clauses.slice(0, 3).flatMap((clause) => describeClause(clause));
  const days = joinWith(
    'and',
    clauses.slice(3).flatMap((clause) => describeClause(clause)),
  );
  const exceptions = clauses.flatMap((clause) => describeClause(clause, true)).map((text) => `not ${text}`);

  const sentence = [
    target === 'files' ? 'Files' : 'Messages',
    ...conditions,
    days,
    contents.length > 0 && `that contain ${joinWith('and', contents)}`,
    contents.length === 0 &&
      excludedContents.length > 0 &&
      `that do not contain ${joinWith('or', excludedContents)}`,
  ]
    .filter(Boolean)
    .join(' ');
  const exclusions = [
    contents.length > 0 && excludedContents.length > 0 && `and not ${joinWith('or', excludedContents)}`,
    exceptions.length > 0 && `${excludedContents.length > 0 ? 'and' : 'but'} ${joinWith('and', exceptions)}`,
  ].filter(Boolean);
  return `${[sentence, ...exclusions].join(', ')}.`;
}
