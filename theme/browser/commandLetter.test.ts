import { expect, test } from '@rstest/core';
import { getCommandLetter } from './commandLetter';

const noModifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const withControl = { ...noModifiers, ctrlKey: true };

test('Ctrl+K and ⌘K, also with Caps Lock', () => {
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(getCommandLetter({ ...noModifiers, ...modifier, key: 'k', code: 'KeyK' })).toBe('k');
    expect(getCommandLetter({ ...noModifiers, ...modifier, key: 'K', code: 'KeyK' })).toBe('k');
  }
  expect(getCommandLetter({ ...noModifiers, key: 'k', code: 'KeyK' })).toBeUndefined();
  for (const otherModifier of [{ altKey: true }, { shiftKey: true }]) {
    expect(
      getCommandLetter({ ...withControl, ...otherModifier, key: 'k', code: 'KeyK' }),
    ).toBeUndefined();
  }
});

test('the key in the place of a Latin letter where letters are not Latin', () => {
  // These letters are Russian (two), Greek, Hebrew, Arabic, Georgian, Korean and Burmese.
  for (const key of ['л', 'Л', 'κ', 'ל', 'ن', 'კ', 'ㅏ', 'ု']) {
    expect(getCommandLetter({ ...withControl, key, code: 'KeyK' }), key).toBe('k');
    expect(getCommandLetter({ ...withControl, key, code: 'KeyJ' }), key).toBe('j');
    expect(getCommandLetter({ ...withControl, key, code: 'Semicolon' }), key).toBe('semicolon');
  }
});

test('on other Latin keyboards the key that has the letter, and none in its place', () => {
  // On a Dvorak keyboard, the key in the place of V types k.
  expect(getCommandLetter({ ...withControl, key: 'k', code: 'KeyV' })).toBe('k');
  for (const key of ['t', 's', 'é', 'ł', '-', ';', 'Dead', 'Process']) {
    expect(getCommandLetter({ ...withControl, key, code: 'KeyK' }), key).toBe(key.toLowerCase());
  }
});

test('what fills in forms sends events without a key', () => {
  const event = new KeyboardEvent('keydown', { ctrlKey: true });
  Object.defineProperty(event, 'key', { value: undefined });
  expect(getCommandLetter(event)).toBe('');
});
