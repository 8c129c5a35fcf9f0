import { expect, test } from '@rstest/core';
import { scrollTargetAfter } from './moveView';

const at = (hash = '', search = '') => ({ hash, search });
const link = { from: at(), to: at(), isNewPage: true, isReturn: false };

test('a new page shows its hash target, else its top', () => {
  expect(scrollTargetAfter(link)).toEqual({ target: undefined, top: 0 });
  expect(scrollTargetAfter({ ...link, to: at('#part') })).toEqual({ target: 'part', top: 0 });
});

test('back and forward go to where the page was left', () => {
  expect(scrollTargetAfter({ ...link, to: at('#part'), isReturn: true, remembered: 420 })).toEqual({
    top: 420,
  });
  // A page with a hash that was left at its top.
  expect(scrollTargetAfter({ ...link, to: at('#part'), isReturn: true, remembered: 0 })).toEqual({ top: 0 });
  expect(scrollTargetAfter({ ...link, isReturn: true })).toEqual({ target: undefined, top: 0 });
});

test('within a page, a hash shows its target and never the top', () => {
  const within = { ...link, isNewPage: false };
  expect(scrollTargetAfter({ ...within, to: at('#part') })).toEqual({ target: 'part' });
  expect(scrollTargetAfter({ ...within, to: at('#%E0%A4%A') })).toEqual({ target: undefined });
});

test('another query does not scroll; the same address again goes to the top', () => {
  const within = { ...link, isNewPage: false };
  expect(scrollTargetAfter({ ...within, to: at('', '?q=pad') })).toEqual({ target: undefined });
  expect(scrollTargetAfter(within)).toEqual({ top: 0 });
  expect(scrollTargetAfter({ ...within, from: at('#part') })).toEqual({ top: 0 });
});
