import { expect, test } from '@rstest/core';
import { ecodesignScore, PRIORITY_WEIGHTS, parseCriteria } from './ecodesign';
import text from './ecodesign.txt?raw';

const criteria = parseCriteria(text);

test('all 78 criteria of the RGESN are there, each once, with everything that a line has', () => {
  expect(criteria).toHaveLength(78);
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(78);
  for (const { topic, number, priority, difficulty, state, reason } of criteria) {
    expect(topic, number).toMatch(/^\d\. /);
    expect(topic.charAt(0), number).toBe(number.charAt(0));
    expect(Object.keys(PRIORITY_WEIGHTS), number).toContain(priority);
    expect(['low', 'medium', 'high'], number).toContain(difficulty);
    expect(['yes', 'no', 'not applicable'], number).toContain(state);
    expect(reason, number).not.toBe('');
  }
});

test('a criterion counts by its priority, and one that does not apply does not count', () => {
  const someCriteria = parseCriteria(
    [
      '1. Strategy',
      '1.1 | A | priority, high | yes | because',
      '1.2 | B | moderate, low | no | because',
      '1.3 | C | recommended, low | not applicable | because',
    ].join('\n'),
  );
  expect(ecodesignScore(someCriteria)).toBe(60);
});
