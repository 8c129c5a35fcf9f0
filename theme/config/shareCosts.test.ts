import { expect, test } from '@rstest/core';
import { shareCosts } from './shareCosts';

const sumCents = (lines: { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

test('the cents of all lines add up to the cents of the sum', () => {
  const lines = shareCosts(
    [
      ['Mail', 720],
      ['Cloud', 1080],
      ['Git', 300],
      ['What all share', 240],
    ],
    128,
  );
  // 5.625, 8.4375, 2.34375 and 1.875 euros make 18.28125.
  expect(lines).toEqual([
    { name: 'Mail', cents: 563 },
    { name: 'Cloud', cents: 844 },
    { name: 'Git', cents: 234 },
    { name: 'What all share', cents: 187 },
  ]);
  expect(sumCents(lines)).toBe(1828);
});

test('lines add up for any number of members, and costs with cents', () => {
  const costs = [
    ['A', 0.1],
    ['B', 0.2],
    ['C', 99.99],
    ['D', 0],
  ] as const;
  for (let memberCount = 1; memberCount < 60; memberCount++) {
    expect(sumCents(shareCosts([...costs], memberCount))).toBe(Math.round(10029 / memberCount));
  }
});
