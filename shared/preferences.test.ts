import { afterEach, expect, test } from '@rstest/core';
import { applyPreferences } from './preferences.ts';

const { dataset } = document.documentElement;

const realMatchMedia = globalThis.matchMedia;

afterEach(() => {
  localStorage.clear();
  globalThis.matchMedia = realMatchMedia;
});

test.each([
  ['phone', false, 'phone'],
  ['computer', true, 'computer'],
  ['tablet', true, 'phone'],
  [undefined, false, 'computer'],
])(
  'with %s stored, on a phone: %s, the guide shows the steps of a %s',
  (storedDevice, matches, shownDevice) => {
    globalThis.matchMedia = () => ({ matches }) as MediaQueryList;
    if (storedDevice) {
      localStorage.setItem('device', storedDevice);
    }
    applyPreferences();
    expect(dataset.device).toBe(shownDevice);
  },
);

test('stored choices are applied, and taken back', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('sidebar', 'hidden');
  applyPreferences();
  expect(dataset).toMatchObject({ theme: 'dark', sidebar: 'hidden' });
  localStorage.clear();
  applyPreferences();
  expect(dataset.theme).toBe('light');
  expect(dataset.sidebar).toBe('');
});

test('nonsense counts as nothing', () => {
  localStorage.setItem('theme', 'purple');
  localStorage.setItem('sidebar', '}{');
  applyPreferences();
  expect(dataset.theme).toBe('light');
  expect(dataset.sidebar).toBe('');
});

test('a denied storage changes nothing', () => {
  dataset.theme = 'dark';
  const realStorage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  applyPreferences();
  Object.defineProperty(globalThis, 'localStorage', realStorage ?? {});
  expect(dataset.theme).toBe('dark');
});
