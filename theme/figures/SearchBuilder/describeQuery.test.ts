import { describe, expect, test } from '@rstest/core';
import { describeQuery } from './describeQuery';
import { parseQuery } from './query';
import type { SearchTarget } from './rules';

const descriptionOf = (query: string, target: SearchTarget = 'messages') =>
  describeQuery(parseQuery(query), target);

describe('describeQuery', () => {
  test('says in one sentence what a query finds', () => {
    expect(descriptionOf('budget from:amina in:treasury after:2026-01-01 -draft')).toBe(
      'Messages by Amina in Treasury after January 1, 2026 that contain “budget”, and not “draft”.',
    );
  });

  test('joins words, phrases and prefixes', () => {
    expect(descriptionOf('budget "general meeting" subscri*')).toBe(
      'Messages that contain “budget”, the exact words “general meeting” and a word that begins with “subscri”.',
    );
  });

  test('joins two days with “and”', () => {
    expect(descriptionOf('report after:2025-12-31 before:2026-02-01')).toBe(
      'Messages after December 31, 2025 and before February 1, 2026 that contain “report”.',
    );
  });

  test('describes exclusions, with and without other parts', () => {
    expect(descriptionOf('-draft -old')).toBe('Messages that do not contain “draft” or “old”.');
    expect(descriptionOf('-in:off-topic -from:bruno')).toBe(
      'Messages, but not by Bruno and not in Off-Topic.',
    );
    expect(descriptionOf('budget from:amina -in:off-topic')).toBe(
      'Messages by Amina that contain “budget”, but not in Off-Topic.',
    );
    expect(descriptionOf('budget -draft -in:off-topic')).toBe(
      'Messages that contain “budget”, and not “draft”, and not in Off-Topic.',
    );
    expect(descriptionOf('-draft -in:off-topic')).toBe(
      'Messages that do not contain “draft”, and not in Off-Topic.',
    );
  });

  test('describes files and their extension', () => {
    expect(descriptionOf('minutes ext:pdf', 'files')).toBe(
      'Files with the extension pdf that contain “minutes”.',
    );
  });

  test('quotes names and days that it does not know', () => {
    expect(descriptionOf('from:dana in:board after:soon')).toBe(
      'Messages by “dana” in “board” after “soon”.',
    );
    expect(descriptionOf('in:amina from:bruno from:chloe')).toBe(
      'Messages by Bruno or Chloé in your messages with Amina.',
    );
  });

  test('returns undefined for an empty query', () => {
    expect(descriptionOf(' from: ""')).toBeUndefined();
  });
});
