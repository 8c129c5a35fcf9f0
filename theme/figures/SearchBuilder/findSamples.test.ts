import { describe, expect, test } from '@rstest/core';
import { findSamples, highlightMatches } from './findSamples';
import { parseQuery } from './query';
import type { SearchTarget } from './rules';
import { samples } from './samples';

const daysOf = (query: string, target: SearchTarget = 'messages') =>
  findSamples(samples, parseQuery(query), target).map(({ day }) => day);

describe('findSamples', () => {
  test('finds samples with all words, in upper or lower case', () => {
    expect(daysOf('BUDGET')).toHaveLength(4);
    expect(daysOf('budget draft')).toEqual(['2025-12-12', '2026-01-15']);
  });

  test('finds whole words, and the beginning of words for a prefix', () => {
    expect(daysOf('subscri')).toEqual([]);
    expect(daysOf('subscri*')).toEqual(['2026-01-15', '2026-02-10']);
  });

  test('finds a phrase only in its order', () => {
    expect(daysOf('"general meeting"')).toEqual(['2026-01-08', '2026-01-20']);
    expect(daysOf('"meeting general"')).toEqual([]);
  });

  test('excludes the day itself from before and after', () => {
    expect(daysOf('after:2026-01-08 before:2026-01-20')).toEqual(['2026-01-15']);
    expect(daysOf('on:2026-01-08')).toEqual(['2026-01-08']);
  });

  test('finds samples of any of several people or channels', () => {
    expect(daysOf('budget from:Bruno')).toEqual(['2025-12-12', '2026-02-03']);
    expect(daysOf('in:events in:town-square')).toEqual(['2026-01-20', '2026-02-10']);
  });

  test('excludes words and operators after a dash', () => {
    expect(daysOf('budget -draft -in:off-topic')).toEqual(['2026-01-08']);
  });

  test('finds nothing for a part that breaks a rule, and excludes nothing for one after a dash', () => {
    expect(daysOf('my')).toEqual([]);
    expect(daysOf('budget -my')).toHaveLength(4);
    expect(daysOf('budget before:january')).toEqual([]);
    expect(daysOf('budget ext:pdf')).toEqual([]);
  });

  test('finds files by their name, text and extension', () => {
    expect(daysOf('budget', 'files')).toEqual(['2026-01-08', '2026-03-09']);
    expect(daysOf('budget ext:PDF', 'files')).toEqual(['2026-03-09']);
  });

  test('finds a hashtag by its word too, but plain words not by a hashtag', () => {
    expect(daysOf('#decision')).toEqual(['2026-01-20']);
    expect(daysOf('#budget')).toEqual([]);
    expect(daysOf('decision')).toEqual(['2026-01-20']);
  });

  test('ignores parts without a value', () => {
    expect(daysOf('from: "')).toHaveLength(6);
  });
});

describe('highlightMatches', () => {
  const highlighted = (text: string, query: string) =>
    highlightMatches(text, parseQuery(query)).map((piece) =>
      piece.isFound ? `[${piece.text}]` : piece.text,
    );

  test('highlights words, phrases and words that begin with a prefix', () => {
    expect(highlighted('A budget, a Budget', 'budget').join('')).toBe('A [budget], a [Budget]');
    expect(highlighted('The general meeting', '"general meeting"').join('')).toBe('The [general meeting]');
    expect(highlighted('New subscriptions', 'sub*').join('')).toBe('New [subscriptions]');
  });

  test('highlights overlapping matches once, and excluded words never', () => {
    expect(highlighted('general meeting', '"general meeting" meeting').join('')).toBe('[general meeting]');
    expect(highlighted('general meeting', 'general "general meeting"').join('')).toBe('[general][ meeting]');
    expect(highlighted('a draft', '-draft').join('')).toBe('a draft');
  });
});
