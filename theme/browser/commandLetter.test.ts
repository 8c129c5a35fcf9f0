import { expect, test } from '@rstest/core';
import { commandLetter } from './commandLetter';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const control = { ...none, ctrlKey: true };

test('Ctrl+K and ⌘K, also with Caps Lock', () => {
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(commandLetter({ ...none, ...modifier, key: 'k', code: 'KeyK' })).toBe('k');
    expect(commandLetter({ ...none, ...modifier, key: 'K', code: 'KeyK' })).toBe('k');
  }
  expect(commandLetter({ ...none, key: 'k', code: 'KeyK' })).toBeUndefined();
  for (const other of [{ altKey: true }, { shiftKey: true }]) {
    expect(commandLetter({ ...control, ...other, key: 'k', code: 'KeyK' })).toBeUndefined();
  }
});

test('the key in the place of a Latin letter where letters are not Latin', () => {
  // Russian, Greek, Hebrew, Arabic, Georgian, Korean, Burmese.
  for (const key of ['л', 'Л', 'κ', 'ל', 'ن', 'კ', 'ㅏ', 'ု']) {
    expect(commandLetter({ ...control, key, code: 'KeyK' }), key).toBe('k');
    expect(commandLetter({ ...control, key, code: 'KeyJ' }), key).toBe('j');
    expect(commandLetter({ ...control, key, code: 'Semicolon' }), key).toBe('semicolon');
  }
});

test('on other Latin keyboards the key that has the letter, and none in its place', () => {
  // Dvorak, Bépo.
  expect(commandLetter({ ...control, key: 'k', code: 'KeyV' })).toBe('k');
  for (const key of ['t', 's', 'é', 'ł', '-', ';', 'Dead', 'Process']) {
    expect(commandLetter({ ...control, key, code: 'KeyK' }), key).toBe(key.toLowerCase());
  }
});

test('what fills in forms sends events without a key', () => {
  const event = new KeyboardEvent('keydown', { ctrlKey: true });
  Object.defineProperty(event, 'key', { value: undefined });
  expect(commandLetter(event)).toBe('');
});
