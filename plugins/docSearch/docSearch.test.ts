import { expect, test } from '@rstest/core';
import { patchDocSearch } from './patches.ts';

test('a text that a patch does not find is an upstream change', () => {
  expect(() => patchDocSearch('another code')).toThrow(
    'the patch “the container is not expanded” of plugins/docSearch/patches.ts (see docsearch-patches',
  );
});
