import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { withTimeLimit } from './withTimeLimit';

beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  rs.useRealTimers();
});

test('what comes in time is returned or thrown, and the signal stays silent', async () => {
  const signals: AbortSignal[] = [];
  const makeLoad = (result: Promise<string>) => (signal: AbortSignal) => {
    signals.push(signal);
    return result;
  };
  expect(await withTimeLimit(makeLoad(Promise.resolve('page')))).toBe('page');
  await expect(withTimeLimit(makeLoad(Promise.reject(new Error('gone'))))).rejects.toThrow('gone');
  await rs.advanceTimersByTimeAsync(60_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});

test('what never comes fails after 30 seconds, and its request is aborted', async () => {
  let signal: AbortSignal | undefined;
  const outcome = withTimeLimit((passedSignal) => {
    signal = passedSignal;
    return new Promise(() => {});
  }).catch((error: Error) => error.message);
  await rs.advanceTimersByTimeAsync(29_000);
  expect(signal?.aborted).toBe(false);
  await rs.advanceTimersByTimeAsync(2000);
  expect(signal?.aborted).toBe(true);
  expect(await outcome).toBe('No answer came within 30 seconds.');
});
