import { afterEach, expect, test } from '@rstest/core';
import { storageSlot } from './storageSlot';

afterEach(() => localStorage.clear());

/** Runs `during` with a local storage that throws where `access` says. */
function withStorage(storage: () => Partial<Storage>, during: () => void) {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: storage });
  try {
    during();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', real ?? {});
  }
}

test('a value is read back, and forgotten', () => {
  const slot = storageSlot('mode', ['light', 'dark']);
  expect(slot.read()).toBeUndefined();
  slot.write('dark');
  expect(localStorage.getItem('mode')).toBe('dark');
  expect(slot.read()).toBe('dark');
  slot.write(undefined);
  expect(localStorage.getItem('mode')).toBeNull();
});

test('nonsense counts as nothing', () => {
  localStorage.setItem('mode', 'purple');
  expect(storageSlot('mode', ['light', 'dark']).read()).toBeUndefined();
});

test('what a denied storage refuses is remembered until the page is left', () => {
  const slot = storageSlot('mode', ['light', 'dark']);
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  withStorage(denied, () => {
    expect(slot.read()).toBeUndefined();
    slot.write('dark');
    expect(slot.read()).toBe('dark');
  });
});

test('what a full storage refuses is remembered instead of what it holds', () => {
  const slot = storageSlot('mode', ['light', 'dark']);
  const full = {
    getItem: () => 'light',
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  withStorage(
    () => full,
    () => {
      slot.write('dark');
      expect(slot.read()).toBe('dark');
    },
  );
});

test('a change here or in another tab is told until the watch ends', () => {
  const slot = storageSlot('mode', ['light', 'dark']);
  let changes = 0;
  const stop = slot.watch(() => {
    changes += 1;
  });
  slot.write('dark');
  dispatchEvent(new StorageEvent('storage', { key: 'mode' }));
  dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  slot.write('light');
  dispatchEvent(new StorageEvent('storage', { key: 'mode' }));
  expect(changes).toBe(3);
});
