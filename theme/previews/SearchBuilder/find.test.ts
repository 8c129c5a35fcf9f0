import { describe, expect, test } from '@rstest/core';
import { find, markFound } from './find';
import { parseQuery } from './query';
import type { SearchedFor } from './rules';
import { samples } from './samples';

const daysOf = (query: string, searchedFor: SearchedFor = 'messages') =>
  find(samples, parseQuery(query), searchedFor).map(({ day }) => day);

describe('find', () => {
  test('several words must all be there, whatever their case', () => {
    expect(daysOf('BUDGET')).toHaveLength(4);
    expect(daysOf('budget draft')).toEqual(['2025-12-12', '2026-01-15']);
  });

  test('a word is a whole word, a prefix its beginning', () => {
    expect(daysOf('subscri')).toEqual([]);
    expect(daysOf('subscri*')).toEqual(['2026-01-15', '2026-02-10']);
  });

  test('a phrase is found in its order only', () => {
    expect(daysOf('"general meeting"')).toEqual(['2026-01-08', '2026-01-20']);
    expect(daysOf('"meeting general"')).toEqual([]);
  });

  test('days before and after do not count the day itself', () => {
    expect(daysOf('after:2026-01-08 before:2026-01-20')).toEqual(['2026-01-15']);
    expect(daysOf('on:2026-01-08')).toEqual(['2026-01-08']);
  });

  test('people and channels: of several, any will do', () => {
    expect(daysOf('budget from:Bruno')).toEqual(['2025-12-12', '2026-02-03']);
    expect(daysOf('in:events in:town-square')).toEqual(['2026-01-20', '2026-02-10']);
  });

  test('a dash leaves out words and operators', () => {
    expect(daysOf('budget -draft -in:off-topic')).toEqual(['2026-01-08']);
  });

  test('what breaks a rule finds nothing, and leaves out nothing', () => {
    expect(daysOf('my')).toEqual([]);
    expect(daysOf('budget -my')).toHaveLength(4);
    expect(daysOf('budget before:january')).toEqual([]);
    expect(daysOf('budget ext:pdf')).toEqual([]);
  });

  test('files are found by their name, their text and their extension', () => {
    expect(daysOf('budget', 'files')).toEqual(['2026-01-08', '2026-03-09']);
    expect(daysOf('budget ext:PDF', 'files')).toEqual(['2026-03-09']);
  });

  test('a hashtag is not found by a word that has none', () => {
    expect(daysOf('#decision')).toEqual(['2026-01-20']);
    expect(daysOf('#budget')).toEqual([]);
    expect(daysOf('decision')).toEqual(['2026-01-20']);
  });

  test('what is not said yet changes nothing', () => {
    expect(daysOf('from: "')).toHaveLength(6);
  });
});

describe('markFound', () => {
  const found = (text: string, query: string) =>
    markFound(text, parseQuery(query)).map((part) => (part.isFound ? `[${part.text}]` : part.text));

  test('marks words, phrases and what begins with a prefix', () => {
    expect(found('A budget, a Budget', 'budget').join('')).toBe('A [budget], a [Budget]');
    expect(found('The general meeting', '"general meeting"').join('')).toBe('The [general meeting]');
    expect(found('New subscriptions', 'sub*').join('')).toBe('New [subscriptions]');
  });

  test('marks what two parts find once, and what is left out never', () => {
    expect(found('general meeting', '"general meeting" meeting').join('')).toBe('[general meeting]');
    expect(found('general meeting', 'general "general meeting"').join('')).toBe('[general][ meeting]');
    expect(found('a draft', '-draft').join('')).toBe('a draft');
  });
});
