import { expect, test } from '@rstest/core';
import { viewAfter } from './moveView';

const at = (address: string) => new URL(address, 'https://www.example.org/page');
const link = { from: at(''), to: at(''), isNewPage: true, isReturn: false };

test('a new page shows its hash target, else its top', () => {
  expect(viewAfter(link)).toEqual({ top: 0, jumps: false });
  expect(viewAfter({ ...link, to: at('#part') })).toEqual({ top: 0, jumps: true });
});

test('back and forward go to where the page was left', () => {
  for (const remembered of [420, 0]) {
    expect(
      viewAfter({ ...link, to: at('#part'), isReturn: true, rememberedTopPx: remembered }),
    ).toEqual({
      top: remembered,
      jumps: false,
    });
  }
  expect(viewAfter({ ...link, isReturn: true })).toEqual({ top: 0, jumps: false });
});

test('within a page, each hash is the browser’s to follow, also an empty or malformed one', () => {
  for (const hash of ['#part', '#top', '#', '#%E0%A4%A', '#:~:text=words']) {
    expect(viewAfter({ ...link, isNewPage: false, to: at(hash) }), hash).toEqual({ jumps: true });
  }
});

test('another query does not scroll; the same address again goes to the top', () => {
  const within = { ...link, isNewPage: false };
  expect(viewAfter({ ...within, to: at('?q=pad') })).toEqual({ jumps: false });
  expect(viewAfter(within)).toEqual({ top: 0, jumps: false });
  expect(viewAfter({ ...within, from: at('#part') })).toEqual({ top: 0, jumps: false });
});
