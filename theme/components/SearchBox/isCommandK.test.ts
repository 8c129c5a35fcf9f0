import { expect, test } from '@rstest/core';
import { isCommandK } from './isCommandK';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test('Ctrl+K and ⌘K, also with Caps Lock', () => {
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(isCommandK({ ...none, ...modifier, key: 'k', code: 'KeyK' })).toBe(true);
    expect(isCommandK({ ...none, ...modifier, key: 'K', code: 'KeyK' })).toBe(true);
  }
  expect(isCommandK({ ...none, key: 'k', code: 'KeyK' })).toBe(false);
  for (const other of [{ altKey: true }, { shiftKey: true }]) {
    expect(isCommandK({ ...none, ctrlKey: true, ...other, key: 'k', code: 'KeyK' })).toBe(false);
  }
});

test('the key in the place of K where letters are not Latin', () => {
  // Russian, Greek, Hebrew, Arabic, Georgian, Korean, Burmese.
  for (const key of ['л', 'Л', 'κ', 'ל', 'ن', 'კ', 'ㅏ', 'ု']) {
    expect(isCommandK({ ...none, ctrlKey: true, key, code: 'KeyK' }), key).toBe(true);
    expect(isCommandK({ ...none, ctrlKey: true, key, code: 'KeyJ' }), key).toBe(false);
  }
});

test('on other Latin keyboards the key that has the K, and none in its place', () => {
  // Dvorak, Bépo.
  expect(isCommandK({ ...none, ctrlKey: true, key: 'k', code: 'KeyV' })).toBe(true);
  for (const key of ['t', 's', 'é', 'ł', '-', ';', 'Dead', 'Process']) {
    expect(isCommandK({ ...none, ctrlKey: true, key, code: 'KeyK' }), key).toBe(false);
  }
});
