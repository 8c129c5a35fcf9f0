import { expect, test } from '@rstest/core';
import { getFieldValue, setFieldValue } from './fields';
import { formatQuery, parseQuery } from './query';

/**
 * Returns each part as its kind and value, with a dash before the parts that the query excludes.
 */
const partsOf = (query: string) =>
  parseQuery(query).map(
    ({ kind, value, isExcluded }) => `${isExcluded ? '-' : ''}${kind} ${value}`,
  );

test('a query has words, prefixes, phrases and operators, and what a dash excludes', () => {
  expect(partsOf('budget subscri* "general meeting" From:Amina -draft -in:off-topic')).toEqual([
    'word budget',
    'prefix subscri',
    'phrase general meeting',
    'from Amina',
    '-word draft',
    '-in off-topic',
  ]);
  expect(partsOf('bud*get * - https://a.example')).toEqual([
    'word bud*get',
    'word *',
    'word -',
    'word https://a.example',
  ]);
  expect(partsOf('from: "general mee')).toEqual(['from ', 'phrase general mee']);
});

test('parsing a formatted query gives the same parts, for any text', () => {
  const pieces = [
    'budget',
    '-',
    '--',
    '"',
    '""',
    '"a b"',
    ' ',
    '*',
    'a*',
    '-from:',
    'from:x',
    'ON:1',
    'é:',
  ];
  for (const text of pieces.flatMap((a) => pieces.flatMap((b) => pieces.map((c) => a + b + c)))) {
    const parts = parseQuery(text);
    expect(parseQuery(formatQuery(parts)), text).toEqual(parts);
  }
});

test('a field changes its own parts, and keeps those without a field', () => {
  const words = { kind: 'word', isExcluded: false } as const;
  const query = '-in:off-topic budget report from:amina';
  expect(getFieldValue(query, words)).toBe('budget report');
  expect(setFieldValue(query, words, 'minutes')).toBe('minutes from:amina -in:off-topic');
  expect(setFieldValue(query, { kind: 'from', isExcluded: false }, '')).toBe(
    'budget report -in:off-topic',
  );
});

test('what would make another part of a typed text is removed', () => {
  const words = { kind: 'word', isExcluded: false } as const;
  expect(setFieldValue('', words, '-from:amina "x y" sub*')).toBe('amina x y sub');
  expect(setFieldValue('', words, '- ')).toBe('');
  expect(setFieldValue('', { kind: 'phrase', isExcluded: false }, 'the "big" one')).toBe(
    '"the big one"',
  );
});
