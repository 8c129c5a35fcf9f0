import { expect, test } from '@rstest/core';
import { errorsAllowed, typingErrors } from './typingErrors';

test('a letter too many, too few or mistaken, and a swap of neighbors, are one error each', () => {
  for (const typed of ['chanel', 'channnel', 'chennel', 'chnanel']) {
    expect(typingErrors(typed, 'channel', 2)).toBe(1);
  }
  expect(typingErrors('channel', 'channel', 2)).toBe(0);
  expect(typingErrors('chnanle', 'channel', 2)).toBe(2);
});

test('more errors than are allowed are not counted', () => {
  expect(typingErrors('chnl', 'channel', 2)).toBe(Number.POSITIVE_INFINITY);
  expect(typingErrors('abcd', 'wxyz', 1)).toBe(Number.POSITIVE_INFINITY);
});

test('an error in the first letter counts as two', () => {
  expect(typingErrors('iphone', 'phone', 1)).toBe(Number.POSITIVE_INFINITY);
  expect(typingErrors('xhannel', 'channel', 2)).toBe(2);
});

test('a word may go on where only its beginning was typed', () => {
  expect(typingErrors('notifcat', 'notifications', 1)).toBe(Number.POSITIVE_INFINITY);
  expect(typingErrors('notifcat', 'notifications', 1, true)).toBe(1);
});

test('short words have no error, words of four letters one, those of eight two', () => {
  expect(['git', 'mute', 'channel', 'settings'].map(errorsAllowed)).toEqual([0, 1, 1, 2]);
});
