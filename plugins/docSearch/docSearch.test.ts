import { expect, test } from '@rstest/core';
import { checkDocSearch, styleChange } from './checkDocSearch.ts';
import patchDocSearch from './patchDocSearch.mjs';

test('DocSearch, as it is installed, is what the search relies on', () => {
  checkDocSearch();
});

test('a text that a patch does not find is an upstream change', () => {
  expect(() => patchDocSearch('another code')).toThrow(
    'the patch “the container is not a button” of plugins/docSearch/patchDocSearch.mjs (see docsearch-patches',
  );
});

test('a property or a class that only one of two style sheets knows is an upstream change', () => {
  const ours = ':root { --docsearch-text-color: red } .DocSearch-Hit { margin: 0 }';
  const theirs = 'p { color: var(--docsearch-text-color); fill: var(--docsearch-logo-color) }';
  const code = 'className: "DocSearch-Hit"';
  expect(styleChange(ours, theirs, code)).toBeUndefined();
  expect(styleChange(ours, `${theirs} p { margin: var(--docsearch-gap) }`, code)).toContain(
    'reads --docsearch-gap',
  );
  expect(styleChange(ours, 'p {}', code)).toContain('no longer reads --docsearch-text-color');
  expect(styleChange(ours, theirs, 'className: "DocSearch-Result"')).toContain('the class DocSearch-Hit');
});
