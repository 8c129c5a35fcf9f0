import { expect, test } from '@rstest/core';
import { viewAfter } from './arrival';

const at = (hash = '', search = '') => ({ hash, search });
const link = { from: at(), to: at(), isNewPage: true, isReturn: false };

test('a new page shows its hash target, else its top', () => {
  expect(viewAfter(link)).toEqual({ target: undefined, top: 0 });
  expect(viewAfter({ ...link, to: at('#part') })).toEqual({ target: 'part', top: 0 });
});

test('back and forward go to where the page was left', () => {
  expect(viewAfter({ ...link, to: at('#part'), isReturn: true, remembered: 420 })).toEqual({ top: 420 });
  expect(viewAfter({ ...link, isReturn: true, remembered: 0 })).toEqual({ top: 0 });
  expect(viewAfter({ ...link, isReturn: true })).toEqual({ target: undefined, top: 0 });
});

test('within a page, a hash shows its target and never the top', () => {
  const within = { ...link, isNewPage: false };
  expect(viewAfter({ ...within, to: at('#part') })).toEqual({ target: 'part' });
  expect(viewAfter({ ...within, to: at('#%E0%A4%A') })).toEqual({ target: undefined });
});

test('another query does not scroll; the same address again goes to the top', () => {
  const within = { ...link, isNewPage: false };
  expect(viewAfter({ ...within, to: at('', '?q=pad') })).toEqual({ target: undefined });
  expect(viewAfter(within)).toEqual({ top: 0 });
  expect(viewAfter({ ...within, from: at('#part') })).toEqual({ top: 0 });
});
