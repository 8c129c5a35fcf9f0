import { expect, rs, test } from '@rstest/core';
import { PROGRESS_DELAY_MS, startProgress } from './progress';

test('nprogress draws the bar in the element that global.css places (nprogress-markup in UPSTREAM.md)', () => {
  rs.useFakeTimers();
  const end = startProgress();
  rs.advanceTimersByTime(PROGRESS_DELAY_MS);
  expect(document.querySelector('#nprogress > [role="progressbar"]')).not.toBeNull();
  end();
  rs.useRealTimers();
});
