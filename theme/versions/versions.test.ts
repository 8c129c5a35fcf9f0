import { expect, test } from '@rstest/core';
import { counterpart, isInDocs, linkInVersion } from './versions';

const all = { default: 'v1', versions: ['v1', 'v2'] };
const pages = ['/', '/docs/', '/docs/a', '/docs/old', '/v2/docs/', '/v2/docs/a'];
const exists = (pathname: string) => pages.includes(pathname);

test('changing the version keeps the page', () => {
  expect(counterpart('/docs/a', 'v2', all, exists)).toBe('/v2/docs/a');
  expect(counterpart('/v2/docs/a', 'v1', all, exists)).toBe('/docs/a');
  expect(counterpart('/v2/docs/', 'v1', all, exists)).toBe('/docs/');
});

test('a page that the other version lacks leads to its index', () => {
  expect(counterpart('/docs/old', 'v2', all, exists)).toBe('/v2/docs/');
  expect(counterpart('/', 'v2', all, exists)).toBe('/v2/docs/');
});

test('links go to the version being read where it has their page', () => {
  expect(linkInVersion('/docs/', 'v2', all, exists)).toBe('/v2/docs/');
  expect(linkInVersion('/docs/old', 'v2', all, exists)).toBe('/docs/old');
  expect(linkInVersion('/docs/', 'v1', all, exists)).toBe('/docs/');
});

test('the documentation is told from the other pages in every version', () => {
  expect(['/docs/', '/docs/a', '/v2/docs/a', '/v2/docs'].every((path) => isInDocs(path, all))).toBe(true);
  expect(['/', '/cgu', '/v2/', '/docsearch'].some((path) => isInDocs(path, all))).toBe(false);
});
