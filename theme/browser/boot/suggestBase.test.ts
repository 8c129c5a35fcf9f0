import { expect, test } from '@rstest/core';
import { suggestBase } from './suggestBase.ts';

test('built for the root, served under a folder', () => {
  expect(suggestBase('/site/docs/services', '/docs/services')).toBe('/site/');
  expect(suggestBase('/a/b/', '/')).toBe('/a/b/');
  expect(suggestBase('/a/b', '/')).toBe('/a/b/');
});

test('built for a folder, served at the root', () => {
  expect(suggestBase('/docs/services', '/docs/services')).toBe('/');
  expect(suggestBase('/', '/')).toBe('/');
});

test('however the address is written', () => {
  expect(suggestBase('/site/docs/index.html', '/docs/')).toBe('/site/');
  expect(suggestBase('/site/docs', '/docs/')).toBe('/site/');
  expect(suggestBase('/site/cgu.html', '/cgu')).toBe('/site/');
  expect(suggestBase('/site/index.html', '/')).toBe('/site/');
});

test('nothing is suggested when the address says nothing', () => {
  expect(suggestBase('/somewhere', '/docs/services')).toBeUndefined();
});
