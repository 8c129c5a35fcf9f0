import { describe, expect, test } from '@rstest/core';
import { parseQuery } from './query';
import { isDay, problemOf, type SearchedFor } from './rules';

const problems = (query: string, searchedFor: SearchedFor = 'messages') =>
  parseQuery(query).flatMap((part) => problemOf(part, searchedFor)?.message ?? []);

test('a query that follows the rules has no problem', () => {
  expect(problems('budget sub* "of us" from:amina in:treasury on:2026-01-15 -draft #decision')).toEqual([]);
  expect(problems('minutes ext:pdf', 'files')).toEqual([]);
});

test('what is not finished has no problem yet', () => {
  expect(problems('from: after: "')).toEqual([]);
});

describe('a problem is told', () => {
  const told: [query: string, part: string][] = [
    ['bud*get', '* in the wrong place'],
    ['*', '* in the wrong place'],
    ['#*', 'letters before the *'],
    ['ag', 'one or two letters'],
    ['-ag', 'one or two letters'],
    ['after:01/02/2026', 'names no day: write year, month and day, as in after:2026-01-15'],
    ['on:2026-02-30', 'names no day'],
    ['ext:pdf', 'works for files only'],
    ['https://a.example', 'addresses are not found'],
    ['192.0.2.1', 'addresses are not found'],
    ['e-mail', 'odd results'],
    ['#2026', 'no hashtag'],
  ];
  for (const [query, part] of told) {
    test(`of ${query}`, () => {
      expect(problems(query)).toHaveLength(1);
      expect(problems(query)[0]).toContain(part);
    });
  }
});

test('only a dash inside a word leaves it findable', () => {
  const [dashed, short] = parseQuery('e-mail ag').map((part) => problemOf(part, 'messages'));
  expect(dashed?.findsNothing).toBe(false);
  expect(short?.findsNothing).toBe(true);
});

test('isDay knows the calendar', () => {
  expect(['2026-01-15', '2024-02-29'].every(isDay)).toBe(true);
  expect(['2026-1-5', '2026-13-01', '2026-02-29', '15-01-2026', ''].some(isDay)).toBe(false);
});
