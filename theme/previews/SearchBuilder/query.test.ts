import { describe, expect, test } from '@rstest/core';
import { formatQuery, type Part, parseQuery } from './query';

const part = (kind: Part['kind'], value: string, isExcluded = false): Part => ({ kind, value, isExcluded });

describe('parseQuery', () => {
  test('reads every operator, phrases, prefixes and what is left out', () => {
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

  test('keeps what is half typed', () => {
    expect(parseQuery('from: "general mee')).toEqual([part('from', ''), part('phrase', 'general mee')]);
    expect(parseQuery('-')).toEqual([part('word', '-')]);
    expect(parseQuery('  ')).toEqual([]);
  });

  test('an asterisk elsewhere than at the end makes no prefix', () => {
    expect(parseQuery('bud*get *get *')).toEqual([
      part('word', 'bud*get'),
      part('word', '*get'),
      part('word', '*'),
    ]);
  });

  test('an address is a word, and operators are known in any case', () => {
    expect(parseQuery('https://a.example From:Amina')).toEqual([
      part('word', 'https://a.example'),
      part('from', 'Amina'),
    ]);
  });
});

test('what is written is parsed into what it was written from, whatever is typed', () => {
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
