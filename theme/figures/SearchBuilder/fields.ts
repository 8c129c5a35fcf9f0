import { formatQuery, operators, parseQuery, type QueryPart } from './query';

/**
 * Which parts of the query a field of the form displays: those of a kind that it looks for, or that
 * it excludes.
 */
export type FieldParts = Pick<QueryPart, 'kind' | 'isExcluded'>;

const isIn = (field: FieldParts) => (part: QueryPart) =>
  part.kind === field.kind && part.isExcluded === field.isExcluded;

/** The order in which the form writes the parts of the query; exclusions come last. */
const kindOrder: QueryPart['kind'][] = ['word', 'prefix', 'phrase', ...operators];
const rank = ({ kind, isExcluded }: QueryPart) =>
  kindOrder.indexOf(kind) + (isExcluded ? kindOrder.length : 0);

const takesSeveralWords = ({ kind }: FieldParts) => kind === 'word' || kind === 'prefix';

/**
 * The value of a field for a query. A field of words has all parts of its kind, another field only
 * the first.
 */
export function fieldValue(query: string, field: FieldParts): string {
  const values = parseQuery(query)
    .filter(isIn(field))
    .map(({ value }) => value);
  return takesSeveralWords(field) ? values.join(' ') : (values[0] ?? '');
}

/** The query after a field was given another value. An empty value removes the field's parts. */
export function withField(query: string, field: FieldParts, value: string): string {
  const isOfField = isIn(field);
  const otherParts = parseQuery(query).filter((part) => !isOfField(part));
  const newParts = (takesSeveralWords(field) ? plainWords(value) : [value.replaceAll('"', '')])
    .filter((text) => text !== '')
    .map((text): QueryPart => ({ ...field, value: text }));
  return formatQuery([...otherParts, ...newParts].sort((a, b) => rank(a) - rank(b)));
}

/**
 * The words of a text, without the quotes, asterisks, leading dashes and operators that would make
 * other parts of them.
 */
function plainWords(text: string): string[] {
  const operator = new RegExp(`^(?:-|(?:${operators.join('|')}):)+`, 'i');
  return text
    .replace(/["*]/g, '')
    .split(/\s+/)
    .map((word) => word.replace(operator, ''));
}
