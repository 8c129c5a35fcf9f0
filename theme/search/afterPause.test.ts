import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { afterPause } from './afterPause';

beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  rs.useRealTimers();
});

test('what is typed without a pause is asked once, and every call gets the last answer', async () => {
  const ask = rs.fn(async (query: string) => `answer to ${query}`);
  const search = afterPause(ask, 150);
  const answers = [];
  for (const query of ['p', 'pa', 'pad']) {
    answers.push(search(query));
    await rs.advanceTimersByTimeAsync(100);
  }
  await rs.advanceTimersByTimeAsync(150);
  expect(await Promise.all(answers)).toEqual(['answer to pad', 'answer to pad', 'answer to pad']);
  expect(ask.mock.calls).toEqual([['pad']]);
});

test('after a pause the next query is asked', async () => {
  const ask = rs.fn(async (query: string) => query);
  const search = afterPause(ask, 150);
  for (const query of ['pad', 'git']) {
    const answer = search(query);
    await rs.advanceTimersByTimeAsync(150);
    expect(await answer).toBe(query);
  }
  expect(ask).toHaveBeenCalledTimes(2);
});
