import { expect, test } from '@rstest/core';
import { patchDocSearch } from './patches.ts';

test('a text that a patch does not find is an upstream change', () => {
  expect(() => patchDocSearch('another code')).toThrow(
    'the patch “the field is a combobox, its container is not a button” of plugins/docSearch/patches.ts (see docsearch-patches',
  );
});
