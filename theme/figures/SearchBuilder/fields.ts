import { formatQuery, type Operator, operators, parseQuery, type QueryPart } from './query';

/** A field of the form. It displays the parts of the query of one kind. */
export type FieldName = 'words' | 'phrase' | 'prefixes' | 'excludedWords' | Operator;

const kindOf = (field: FieldName): QueryPart['kind'] => {
  const kinds = { words: 'word', excludedWords: 'word', phrase: 'phrase', prefixes: 'prefix' } as const;
  return field in kinds ? kinds[field as keyof typeof kinds] : (field as Operator);
};

const isPartOf = (field: FieldName, part: QueryPart) =>
  part.kind === kindOf(field) && part.isExcluded === (field === 'excludedWords');

/** The order in which the form writes the parts of the query; exclusions come last. */
const kindOrder: QueryPart['kind'][] = ['word', 'prefix', 'phrase', ...operators];
const rank = ({ kind, isExcluded }: QueryPart) =>
  kindOrder.indexOf(kind) + (isExcluded ? kindOrder.length : 0);

/** The value of a field for a query. A field of words has all parts of its kind, another field only the first. */
export function fieldValue(query: string, field: FieldName): string {
  const values = parseQuery(query)
    .filter((part) => isPartOf(field, part))
    .map(({ value }) => value);
  return takesSeveralWords(field) ? values.join(' ') : (values[0] ?? '');
}

/** The query after a field was given another value. An empty value removes the field's parts. */
export function withField(query: string, field: FieldName, value: string): string {
  const otherParts = parseQuery(query).filter((part) => !isPartOf(field, part));
  const newParts = (takesSeveralWords(field) ? plainWords(value) : [withoutQuotes(value)])
    .filter((text) => text !== '')
    .map((text): QueryPart => ({ kind: kindOf(field), value: text, isExcluded: field === 'excludedWords' }));
  return formatQuery([...otherParts, ...newParts].sort((a, b) => rank(a) - rank(b)));
}

const takesSeveralWords = (field: FieldName) => ['words', 'prefixes', 'excludedWords'].includes(field);

const withoutQuotes = (text: string) => text.replaceAll('"', '');

/** The words of a text, without the quotes, asterisks, leading dashes and operators that would make other parts of them. */
export function plainWords(text: string): string[] {
  const operator = new RegExp(`^(?:-|(?:${operators.join('|')}):)+`, 'i');
  return text
    .replace(/["*]/g, '')
    .split(/\s+/)
    .map((word) => word.replace(operator, ''))
    .filter((word) => word !== '');
}
