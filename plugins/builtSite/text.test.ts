import { expect, test } from '@rstest/core';
import { addressOf, escapeXml, isIndexed, metaOf } from './text.ts';

test('the address of a page is that of the server', () => {
  expect(['index.html', 'docs/index.html', 'docs/services.html'].map(addressOf)).toEqual([
    '/',
    '/docs/',
    '/docs/services',
  ]);
});

test('what a meta tag says, as text', () => {
  const html = '<meta name="description" content="Pads &amp; more"/><meta name="robots" content="noindex"/>';
  expect(metaOf({ html }, 'description')).toBe('Pads & more');
  expect(metaOf({ html }, 'keywords')).toBe('');
  expect(isIndexed({ html })).toBe(false);
  expect(isIndexed({ html: '' })).toBe(true);
});

test('nothing of a text is markup', () => {
  expect(escapeXml('<a b="c">&</a>')).toBe('&#60;a b=&#34;c&#34;&#62;&#38;&#60;/a&#62;');
});
