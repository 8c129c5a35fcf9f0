import { isBlank, type Part } from './query';
import { isDay, type SearchedFor } from './rules';
import { channels, people } from './samples';

/** “a”, “a and b”, “a, b and c”. */
function list(texts: string[], word: 'and' | 'or'): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${word} ${last}`;
}

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words; the text itself where it is none. */
export const dayInWords = (text: string) =>
  isDay(text) ? calendar.format(new Date(`${text}T00:00:00Z`)) : `“${text}”`;

const placeInWords = (name: string) =>
  channels[name.toLowerCase()] ??
  (people[name.toLowerCase()] ? `your messages with ${people[name.toLowerCase()]}` : `“${name}”`);

function inWords({ kind, value }: Part): string {
  switch (kind) {
    case 'from':
      return people[value.toLowerCase()] ?? `“${value}”`;
    case 'in':
      return placeInWords(value);
    case 'ext':
      return value.toLowerCase();
    case 'prefix':
      return `a word that begins with “${value}”`;
    case 'phrase':
      return `the exact words “${value.trim()}”`;
    case 'word':
      return `“${value}”`;
    default:
      return dayInWords(value);
  }
}

/** What each operator is told with, in the order of the sentence. */
const clauses = [
  ['from', 'by'],
  ['in', 'in'],
  ['ext', 'with the extension'],
  ['after', 'after'],
  ['before', 'before'],
  ['on', 'on'],
] as const;

const isContent = ({ kind }: Part) => ['word', 'prefix', 'phrase'].includes(kind);

/** What a query finds, in a sentence; undefined for a query that says nothing. */
export function explain(parts: Part[], searchedFor: SearchedFor): string | undefined {
  const said = parts.filter((part) => !isBlank(part));
  if (said.length === 0) {
    return undefined;
  }
  const wordsFor = (isWanted: (part: Part) => boolean, isExcluded = false) =>
    said.filter((part) => part.isExcluded === isExcluded && isWanted(part)).map(inWords);
  const clause = ([kind, word]: (typeof clauses)[number], isExcluded = false) => {
    const texts = wordsFor((part) => part.kind === kind, isExcluded);
    const isDate = word === kind;
    return texts.length > 0 ? [`${word} ${list(texts, isDate && !isExcluded ? 'and' : 'or')}`] : [];
  };

  const contents = wordsFor(isContent);
  const leftOut = wordsFor(isContent, true);
  const conditions = clauses.slice(0, 3).flatMap((one) => clause(one));
  const days = list(
    clauses.slice(3).flatMap((one) => clause(one)),
    'and',
  );
  const exceptions = clauses.flatMap((one) => clause(one, true)).map((text) => `not ${text}`);

  const sentence = [
    searchedFor === 'files' ? 'Files' : 'Messages',
    ...conditions,
    days,
    contents.length > 0 && `that contain ${list(contents, 'and')}`,
    contents.length === 0 && leftOut.length > 0 && `that do not contain ${list(leftOut, 'or')}`,
  ]
    .filter(Boolean)
    .join(' ');
  const ends = [
    contents.length > 0 && leftOut.length > 0 && `and not ${list(leftOut, 'or')}`,
    exceptions.length > 0 && `${leftOut.length > 0 ? 'and' : 'but'} ${list(exceptions, 'and')}`,
  ].filter(Boolean);
  return `${[sentence, ...ends].join(', ')}.`;
}
