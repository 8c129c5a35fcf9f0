import { formatQuery, operators, parseQuery, type QueryPart } from './query';
import { findProblem, type SearchTarget } from './rules';

/**
 * A field of the form. The parts of the query that have the same `kind` and the same `isExcluded`
 * belong to it.
 */
type SearchField = Pick<QueryPart, 'kind' | 'isExcluded'>;

/** Returns a function that checks whether a part belongs to a field. */
const belongsToField = (field: SearchField) => (part: QueryPart) =>
  part.kind === field.kind && part.isExcluded === field.isExcluded;

/** The order in which the form writes the parts of the query. Excluded parts come last. */
const kindOrder: QueryPart['kind'][] = ['word', 'prefix', 'phrase', ...operators];
const rankOfPart = ({ kind, isExcluded }: QueryPart) =>
  kindOrder.indexOf(kind) + (isExcluded ? kindOrder.length : 0);

const takesSeveralWords = ({ kind }: SearchField) => kind === 'word' || kind === 'prefix';

/**
 * Returns the value of a field for a query. A field that takes several words shows all its parts.
 * Any other field shows only the first one.
 */
export function getFieldValue(query: string, field: SearchField): string {
  const values = parseQuery(query)
    .filter(belongsToField(field))
    .map(({ value }) => value);
  return takesSeveralWords(field) ? values.join(' ') : (values[0] ?? '');
}

/** Checks whether the query has a part that belongs to a field and breaks a rule of the search. */
export const hasProblem = (query: string, field: SearchField, target: SearchTarget): boolean =>
  parseQuery(query)
    .filter(belongsToField(field))
    .some((part) => findProblem(part, target) !== undefined);

/** Returns the query after a field gets another value. An empty value removes the field's parts. */
export function setFieldValue(query: string, field: SearchField, value: string): string {
  const isPartOfField = belongsToField(field);
  const otherParts = parseQuery(query).filter((part) => !isPartOfField(part));
  const newParts = (
    takesSeveralWords(field) ? extractPlainWords(value) : [value.replaceAll('"', '')]
  )
    .filter((text) => text !== '')
    .map((text): QueryPart => ({ ...field, value: text }));
  return formatQuery([...otherParts, ...newParts].sort((a, b) => rankOfPart(a) - rankOfPart(b)));
}

/**
 * Returns the words of a text, without the quotes, asterisks, leading dashes and operators that
 * would turn them into other parts.
 */
function extractPlainWords(text: string): string[] {
  const leadingOperators = new RegExp(`^(?:-|(?:${operators.join('|')}):)+`, 'i');
  return text
    .replace(/["*]/g, '')
    .split(/\s+/)
    .map((word) => word.replace(leadingOperators, ''));
}
