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
  (stored, matches, shown) => {
    globalThis.matchMedia = () => ({ matches }) as MediaQueryList;
    if (stored) {
      localStorage.setItem('device', stored);
    }
    applyPreferences();
    expect(dataset.device).toBe(shown);
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
  const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  applyPreferences();
  Object.defineProperty(globalThis, 'localStorage', real ?? {});
  expect(dataset.theme).toBe('dark');
});
