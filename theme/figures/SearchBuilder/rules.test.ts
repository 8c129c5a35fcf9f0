import { describe, expect, test } from '@rstest/core';
import { parseQuery } from './query';
import { findProblem, isDay, type SearchTarget, toSearchedParts } from './rules';

const problemMessages = (query: string, target: SearchTarget = 'messages') =>
  parseQuery(query).flatMap((part) => findProblem(part, target)?.message ?? []);

test('finds no problem in a query that follows the rules', () => {
  expect(
    problemMessages('budget sub* "of us" from:amina in:treasury on:2026-01-15 -draft #decision'),
  ).toEqual([]);
  expect(problemMessages('minutes ext:pdf', 'files')).toEqual([]);
});

test('finds no problem in parts without a value', () => {
  expect(problemMessages('from: after: "')).toEqual([]);
});

describe('finds the problem', () => {
  const problemCases: [query: string, message: string][] = [
    ['bud*get', '* in the wrong place'],
    ['*', '* in the wrong place'],
    ['#*', 'letters before the *'],
    ['&', 'no letter and no digit'],
    ['after:01/02/2026', 'names no day: write year, month and day, as in after:2026-01-15'],
    ['on:2026-02-30', 'names no day'],
    ['ext:pdf', 'works for files only'],
    ['in:bruno', 'write in:@bruno'],
    ['https://a.example', 'addresses are not found'],
    ['192.0.2.1', 'addresses are not found'],
    ['e-mail', 'odd results'],
    ['#2026', 'not a hashtag'],
  ];
  for (const [query, message] of problemCases) {
    test(`of ${query}`, () => {
      expect(problemMessages(query)).toHaveLength(1);
      expect(problemMessages(query)[0]).toContain(message);
    });
  }
});

test('a word with a dash inside can be found, an address cannot', () => {
  const [dashProblem, addressProblem] = parseQuery('e-mail 192.0.2.1').map((part) =>
    findProblem(part, 'messages'),
  );
  expect(dashProblem?.findsNothing).toBe(false);
  expect(addressProblem?.findsNothing).toBe(true);
});

test('among files, a word that follows the rules is the beginning of one', () => {
  const kindsIn = (target: SearchTarget) =>
    toSearchedParts(parseQuery('budget -draft #garden 192.0.2.1 "general meeting"'), target).map(
      ({ kind }) => kind,
    );
  expect(kindsIn('files')).toEqual(['prefix', 'word', 'word', 'word', 'phrase']);
  expect(kindsIn('messages')).toEqual(['word', 'word', 'word', 'word', 'phrase']);
});

test('isDay knows the calendar', () => {
  expect(['2026-01-15', '2026-1-5', '2024-02-29'].every(isDay)).toBe(true);
  expect(['26-1-5', '2026-13-01', '2026-02-29', '15-01-2026', ''].some(isDay)).toBe(false);
});
