import { describe, expect, test } from '@rstest/core';
import { explain } from './explain';
import { parseQuery } from './query';
import type { SearchedFor } from './rules';

const explained = (query: string, searchedFor: SearchedFor = 'messages') =>
  explain(parseQuery(query), searchedFor);

describe('explain', () => {
  test('says in one sentence what a query finds', () => {
    expect(explained('budget from:amina in:treasury after:2026-01-01 -draft')).toBe(
      'Messages by Amina in Treasury after January 1, 2026 that contain “budget”, and not “draft”.',
    );
  });

  test('joins words, phrases and prefixes', () => {
    expect(explained('budget "general meeting" subscri*')).toBe(
      'Messages that contain “budget”, the exact words “general meeting” and a word that begins with “subscri”.',
    );
  });

  test('joins two days into a span', () => {
    expect(explained('report after:2025-12-31 before:2026-02-01')).toBe(
      'Messages after December 31, 2025 and before February 1, 2026 that contain “report”.',
    );
  });

  test('says what is left out, by itself too', () => {
    expect(explained('-draft -old')).toBe('Messages that do not contain “draft” or “old”.');
    expect(explained('-in:off-topic -from:bruno')).toBe('Messages, but not by Bruno and not in Off-Topic.');
    expect(explained('budget from:amina -in:off-topic')).toBe(
      'Messages by Amina that contain “budget”, but not in Off-Topic.',
    );
    expect(explained('budget -draft -in:off-topic')).toBe(
      'Messages that contain “budget”, and not “draft”, and not in Off-Topic.',
    );
    expect(explained('-draft -in:off-topic')).toBe(
      'Messages that do not contain “draft”, and not in Off-Topic.',
    );
  });

  test('names files and their extension', () => {
    expect(explained('minutes ext:pdf', 'files')).toBe(
      'Files with the extension pdf that contain “minutes”.',
    );
  });

  test('takes over names and days that it does not know', () => {
    expect(explained('from:dana in:board after:soon')).toBe('Messages by “dana” in “board” after “soon”.');
    expect(explained('in:amina from:bruno from:chloe')).toBe(
      'Messages by Bruno or Chloé in your messages with Amina.',
    );
  });

  test('says nothing of nothing', () => {
    expect(explained(' from: ""')).toBeUndefined();
  });
});
