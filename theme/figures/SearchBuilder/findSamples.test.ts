import { expect, test } from '@rstest/core';
import { findSamples, highlightMatches } from './findSamples';
import { parseQuery } from './query';
import type { SearchTarget } from './rules';
import { samples } from './samples';

const daysOf = (query: string, target: SearchTarget = 'messages') =>
  findSamples(samples, parseQuery(query), target).map(({ day }) => day);

for (const [query, days] of [
  ['BUDGET draft', ['2025-12-12', '2026-01-15']],
  ['subscri', []],
  ['subscri*', ['2026-01-15', '2026-02-10']],
  ['"general meeting"', ['2026-01-08', '2026-01-20']],
  ['"meeting general"', []],
  ['after:2026-01-08 before:2026-01-20', ['2026-01-15']],
  ['on:2026-01-08', ['2026-01-08']],
  ['on:2026-1-8', ['2026-01-08']],
  ['budget from:Bruno', ['2025-12-12', '2026-02-03']],
  ['in:events in:town-square', ['2026-01-20', '2026-02-10']],
  ['budget -draft -in:off-topic', ['2026-01-08']],
  ['#decision', ['2026-01-20']],
  ['#budget', []],
  // Mattermost searches words and hashtags separately, and shows what either search finds.
  ['draft #decision', ['2025-12-12', '2026-01-15', '2026-01-20']],
  ['draft #decision from:@chloe in:~events', ['2026-01-20']],
  // A part such as `bud*get`, which breaks a rule, finds nothing and excludes nothing.
  ['bud*get', []],
  ['-bud*get -budget -meeting', ['2026-02-10']],
  ['budget before:january', []],
] as const) {
  test(`what “${query}” finds`, () => {
    expect(daysOf(query)).toEqual(days);
  });
}

test('files are found by their name, text and extension', () => {
  expect(daysOf('budget', 'files')).toEqual(['2026-01-08', '2026-03-09']);
  expect(daysOf('budget ext:PDF', 'files')).toEqual(['2026-03-09']);
});

test('what a query finds is highlighted, once where two parts overlap', () => {
  const markMatches = (text: string, query: string) =>
    highlightMatches(text, parseQuery(query))
      .map((part) => (part.isFound ? `[${part.text}]` : part.text))
      .join('');
  expect(markMatches('A budget, a Budget', 'budget -a')).toBe('A [budget], a [Budget]');
  expect(markMatches('New subscriptions', 'sub*')).toBe('New [subscriptions]');
  expect(markMatches('general meeting', '"general meeting" meeting')).toBe('[general meeting]');
});
