/** The operators of the search that take a value, as in `from:amina`. */
export const operators = ['from', 'in', 'after', 'before', 'on', 'ext'] as const;

export type Operator = (typeof operators)[number];

/** A part of what is typed into the search box. */
export interface Part {
  /** `phrase` stands between quotes, `prefix` has an asterisk at its end. */
  kind: 'word' | 'phrase' | 'prefix' | Operator;
  /** Without quotes, without the asterisk, without the name of the operator. */
  value: string;
  /** Whether a dash before it leaves out what it finds. */
  isExcluded: boolean;
}

/** `-`, then an operator and its value, or a phrase, or anything up to the next space. */
const PART = new RegExp(`(-?)(?:(${operators.join('|')}):(\\S*)|"([^"]*)"?|(\\S+))`, 'gi');

/** The parts of a query, in their order. A phrase whose quote is still open goes on to the end. */
export function parseQuery(text: string): Part[] {
  return [...text.matchAll(PART)].map(([, dash, operator, value = '', phrase, word = '']) => {
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
  });
}

/** The query as it is to be typed; parsing it gives the same parts. */
export function formatQuery(parts: Part[]): string {
  return parts.map(formatPart).join(' ');
}

export function formatPart({ kind, value, isExcluded }: Part): string {
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

/** Whether a part says nothing yet, such as `from:` before the name is typed. */
export const isBlank = ({ value }: Part) => value.trim() === '';
