import { expect, test } from '@rstest/core';
import { criteria, ecodesignScore, parseCriteria, wrongLines } from './ecodesign';

test('all 78 criteria of the RGESN are there, each once', () => {
  expect(wrongLines).toEqual([]);
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(78);
  expect(criteria).toHaveLength(78);
});

test('a criterion counts by its priority, and one that does not apply does not count', () => {
  const { criteria: some } = parseCriteria(
    [
      '1. Strategy',
      '1.1 | A | priority, high | yes | because',
      '1.2 | B | moderate, low | no | because',
      '1.3 | C | recommended, low | not applicable | because',
    ].join('\n'),
  );
  expect(ecodesignScore(some)).toBe(60);
});

test('a line with a priority that there is not is named', () => {
  expect(parseCriteria('1.1 | A | urgent, high | yes | because').wrongLines).toEqual([
    '1.1 | A | urgent, high | yes | because',
  ]);
});
