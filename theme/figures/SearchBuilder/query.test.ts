import { describe, expect, test } from '@rstest/core';
import { formatQuery, parseQuery, type QueryPart } from './query';

const part = (kind: QueryPart['kind'], value: string, isExcluded = false): QueryPart => ({
  kind,
  value,
  isExcluded,
});

describe('parseQuery', () => {
  test('parses words, prefixes, phrases, operators and exclusions', () => {
    expect(
      parseQuery(
        'budget subscri* "general meeting" from:amina in:treasury after:2026-01-01 -draft -in:off-topic ext:pdf',
      ),
    ).toEqual([
      part('word', 'budget'),
      part('prefix', 'subscri'),
      part('phrase', 'general meeting'),
      part('from', 'amina'),
      part('in', 'treasury'),
      part('after', '2026-01-01'),
      part('word', 'draft', true),
      part('in', 'off-topic', true),
      part('ext', 'pdf'),
    ]);
  });

  test('parses a half-typed operator, phrase and exclusion', () => {
    expect(parseQuery('from: "general mee')).toEqual([part('from', ''), part('phrase', 'general mee')]);
    expect(parseQuery('-')).toEqual([part('word', '-')]);
    expect(parseQuery('  ')).toEqual([]);
  });

  test('makes a prefix only of an asterisk at the end', () => {
    expect(parseQuery('bud*get *get *')).toEqual([
      part('word', 'bud*get'),
      part('word', '*get'),
      part('word', '*'),
    ]);
  });

  test('parses an address as a word, and operators in upper or lower case', () => {
    expect(parseQuery('https://a.example From:Amina')).toEqual([
      part('word', 'https://a.example'),
      part('from', 'Amina'),
    ]);
  });
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
    'in:"',
  ];
  const texts = pieces.flatMap((a) =>
    pieces.flatMap((b) => pieces.flatMap((c) => [a + b + c, `${a} ${b} ${c}`])),
  );
  for (const text of texts) {
    const parts = parseQuery(text);
    expect(parseQuery(formatQuery(parts)), text).toEqual(parts);
  }
});
