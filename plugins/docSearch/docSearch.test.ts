import { expect, test } from '@rstest/core';
import { checkDocSearch, styleChange } from './checkDocSearch.ts';
import { patchDocSearch } from './patchDocSearch.ts';

test('DocSearch, as it is installed, is what the search relies on', () => {
  checkDocSearch();
});

test('a text that a patch does not find is an upstream change', () => {
  const patch = (name: string) => patchDocSearch(`/esm/${name}-a1b2.js`, 'another code');
  expect(() => patch('normalizeDocSearchIndexes')).toThrow(
    'the patch “the container is not a button” of plugins/docSearch/patchDocSearch.ts (see docsearch-patches',
  );
  expect(() => patch('DocSearchModal')).toThrow('the patch “results are drawn once for an answer”');
});

test('a class that only our style sheet knows is an upstream change', () => {
  const code = 'className: "DocSearch-Hit"';
  expect(styleChange('.DocSearch-Hit { margin: 0 }', code)).toBeUndefined();
  expect(styleChange('.DocSearch-Hits { margin: 0 }', code)).toContain('the class DocSearch-Hits');
});
