import { expect, test } from '@rstest/core';
import { describeQuery } from './describeQuery';
import { parseQuery } from './query';

for (const [query, sentence] of [
  [
    'budget from:amina in:treasury after:2026-01-01 -draft',
    'Messages by Amina in Treasury after January 1, 2026 that contain “budget”, and not “draft”.',
  ],
  [
    'budget "general meeting" subscri*',
    'Messages that contain “budget”, the exact words “general meeting” and a word that begins with “subscri”.',
  ],
  [
    'report after:2025-12-31 before:2026-02-01',
    'Messages after December 31, 2025 and before February 1, 2026 that contain “report”.',
  ],
  ['-draft -old', 'Messages that do not contain “draft” or “old”.'],
  ['-in:off-topic -from:bruno', 'Messages, but not by Bruno and not in Off-Topic.'],
  [
    'budget from:amina -in:off-topic',
    'Messages by Amina that contain “budget”, but not in Off-Topic.',
  ],
  ['-draft -in:off-topic', 'Messages that do not contain “draft”, and not in Off-Topic.'],
  ['from:dana in:board after:soon', 'Messages by “dana” in “board” after “soon”.'],
  ['in:@amina from:bruno from:@chloe', 'Messages by Bruno or Chloé in your messages with Amina.'],
  ['budget draft #decision', 'Messages that contain “budget” and “draft” or “#decision”.'],
  [' from: ""', undefined],
] as const) {
  test(`what “${query}” finds, in words`, () => {
    expect(describeQuery(parseQuery(query), 'messages')).toBe(sentence);
  });
}
