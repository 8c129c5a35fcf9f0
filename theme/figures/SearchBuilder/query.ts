/** The search operators. Each takes a value, as in `from:amina`. */
export const operators = ['from', 'in', 'after', 'before', 'on', 'ext'] as const;

type Operator = (typeof operators)[number];

/** A part of a search query. */
export interface QueryPart {
  /**
   * The kind of the part. Visitors type a `phrase` between quotes, and a `prefix` with an asterisk
   * at its end.
   */
  kind: 'word' | 'phrase' | 'prefix' | Operator;
  /** The text without quotes, without the asterisk and without the name of the operator. */
  value: string;
  /** Whether a dash before the part excludes what it finds. */
  isExcluded: boolean;
}

/** The kinds of parts that the search looks for in texts and in the names of files. */
export const CONTENT_KINDS: QueryPart['kind'][] = ['word', 'prefix', 'phrase'];

/**
 * Matches an optional `-`, then an operator and its value, or a phrase, or any characters up to the
 * next space.
 */
const PART_PATTERN = new RegExp(`(-?)(?:(${operators.join('|')}):(\\S*)|"([^"]*)"?|(\\S+))`, 'gi');

/**
 * Returns the parts of a query, in their order. A phrase without a closing quote extends to the end
 * of the query.
 */
export function parseQuery(text: string): QueryPart[] {
  return [...text.matchAll(PART_PATTERN)].map(
    ([, dash, operator, value = '', phrase, word = '']) => {
      const isExcluded = dash === '-';
      if (operator) {
        return { kind: operator.toLowerCase() as Operator, value, isExcluded };
      }
      if (phrase !== undefined) {
        return { kind: 'phrase', value: phrase, isExcluded };
      }
      return /^[^*]+\*$/.test(word)
        ? { kind: 'prefix', value: word.slice(0, -1), isExcluded }
        : { kind: 'word', value: word, isExcluded };
    },
  );
}

/** Returns the text of a query. Parsing this text gives the same parts. */
export function formatQuery(parts: QueryPart[]): string {
  return parts.map(formatPart).join(' ');
}

/** Returns a part as visitors type it. */
export function formatPart({ kind, value, isExcluded }: QueryPart): string {
  const dash = isExcluded ? '-' : '';
  switch (kind) {
    case 'word':
      return dash + value;
    case 'prefix':
      return `${dash}${value}*`;
    case 'phrase':
      return `${dash}"${value}"`;
    default:
      return `${dash}${kind}:${value}`;
  }
}

/**
 * Returns the parts that are looked for in texts, grouped into the searches that Mattermost makes
 * of them: one for hashtags, one for the others. A text is a result if one of the searches finds
 * it.
 */
export function listTextSearches(parts: QueryPart[]): QueryPart[][] {
  const textParts = parts.filter(
    ({ kind, isExcluded }) => CONTENT_KINDS.includes(kind) && !isExcluded,
  );
  const isHashtag = ({ kind, value }: QueryPart) => kind === 'word' && value.startsWith('#');
  return [textParts.filter((part) => !isHashtag(part)), textParts.filter(isHashtag)].filter(
    (search) => search.length > 0,
  );
}

/** Checks whether a part has no value yet, such as `from:` before the visitor types the name. */
export const isBlank = ({ value }: QueryPart) => value.trim() === '';
