import { expect, test } from '@rstest/core';
import {
  documentAddress,
  documentFile,
  hashTarget,
  isExternal,
  isPost,
  withoutIndex,
} from './address.ts';

test('other sites and email addresses are external, pages are not', () => {
  expect(['https://a.example/', 'mailto:a@b.example', '//a.example'].every(isExternal)).toBe(true);
  expect(['/docs/', '#part', 'sibling', '/a:b'].some(isExternal)).toBe(false);
});

test('a malformed hash names nothing', () => {
  expect(hashTarget('#legal-notice')).toBe('legal-notice');
  expect(hashTarget('#%C3%A9t%C3%A9')).toBe('été');
  expect(hashTarget('#%E0%A4%A')).toBe('');
  expect(hashTarget('')).toBe('');
});

test('a trailing index.html is not part of an address', () => {
  expect(withoutIndex('/index.html')).toBe('/');
  expect(withoutIndex('/docs/index.html')).toBe('/docs');
  expect(withoutIndex('/docs/my-index.html')).toBe('/docs/my-index.html');
});

test('the file of a page, and back', () => {
  const addresses = ['/', '/docs/', '/docs/services/pad', '/docs/my-index'];
  const files = ['index.html', 'docs/index.html', 'docs/services/pad.html', 'docs/my-index.html'];
  expect(addresses.map(documentFile)).toEqual(files);
  expect(files.map(documentAddress)).toEqual(addresses);
});

test('the list of posts is none, nor is a page elsewhere', () => {
  expect(['/blog/archive', '/blog/', '/docs/blog/a', '/v2/blog/a'].filter(isPost)).toEqual([]);
  expect(isPost('/blog/archives-are-open')).toBe(true);
});
