import { afterEach, expect, test } from '@rstest/core';
import { storageSlot } from './storageSlot';

const slot = storageSlot('mode', ['light', 'dark']);

afterEach(() => localStorage.clear());

test('a value is read back; the default is remembered by absence', () => {
  expect(slot.read()).toBe('light');
  slot.write('dark');
  expect(slot.read()).toBe('dark');
  slot.write('light');
  expect(localStorage.getItem('mode')).toBeNull();
});

test('nonsense gives the default', () => {
  localStorage.setItem('mode', 'purple');
  expect(slot.read()).toBe('light');
});

test('denied storage gives the default and swallows the write', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  try {
    expect(slot.read()).toBe('light');
    expect(() => slot.write('dark')).not.toThrow();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', real ?? {});
  }
});

test('a change in another tab is passed on until the watch ends', () => {
  const seen: string[] = [];
  const stop = slot.watch((value) => seen.push(value));
  dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue: 'dark' }));
  dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'dark' }));
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue: 'dark' }));
  expect(seen).toEqual(['dark', 'light']);
});
