import { formatQuery, type Operator, operators, type Part, parseQuery } from './query';

/** A field of the form: the parts of the query that it shows. */
export type FieldName = 'words' | 'phrase' | 'prefixes' | 'leftOut' | Operator;

const kindOf = (field: FieldName): Part['kind'] => {
  const kinds = { words: 'word', leftOut: 'word', phrase: 'phrase', prefixes: 'prefix' } as const;
  return field in kinds ? kinds[field as keyof typeof kinds] : (field as Operator);
};

const isShownIn = (field: FieldName, part: Part) =>
  part.kind === kindOf(field) && part.isExcluded === (field === 'leftOut');

/** What the form writes comes in this order, and what it leaves out last. */
const order: Part['kind'][] = ['word', 'prefix', 'phrase', ...operators];
const rank = ({ kind, isExcluded }: Part) => order.indexOf(kind) + (isExcluded ? order.length : 0);

/** What a field shows of a query. Only fields of words show several parts, with a space between them. */
export function fieldValue(query: string, field: FieldName): string {
  const values = parseQuery(query)
    .filter((part) => isShownIn(field, part))
    .map(({ value }) => value);
  return takesWords(field) ? values.join(' ') : (values[0] ?? '');
}

/** The query with another value in a field; an empty one takes its parts away. */
export function withField(query: string, field: FieldName, value: string): string {
  const others = parseQuery(query).filter((part) => !isShownIn(field, part));
  const written = (takesWords(field) ? plainWords(value) : [withoutQuotes(value)])
    .filter((text) => text !== '')
    .map((text): Part => ({ kind: kindOf(field), value: text, isExcluded: field === 'leftOut' }));
  return formatQuery([...others, ...written].sort((a, b) => rank(a) - rank(b)));
}

const takesWords = (field: FieldName) => ['words', 'prefixes', 'leftOut'].includes(field);

const withoutQuotes = (text: string) => text.replaceAll('"', '');

/** The words of a text without what would make them something else than words: quotes, asterisks, dashes before them, operators. */
export function plainWords(text: string): string[] {
  const operator = new RegExp(`^(?:-|(?:${operators.join('|')}):)+`, 'i');
  return text
    .replace(/["*]/g, '')
    .split(/\s+/)
    .map((word) => word.replace(operator, ''))
    .filter((word) => word !== '');
}
