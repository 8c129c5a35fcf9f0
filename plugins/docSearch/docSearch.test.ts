import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { projectRoot } from '../../shared/projectRoot.ts';
import { listFiles } from '../site/listFiles.ts';
import { FILE_TO_PATCH, PATCHES, patchDocSearch } from './patches.ts';

const packageFolder = path.join(projectRoot, 'node_modules/@docsearch/react');
const filesToPatch = listFiles(packageFolder)
  .map((file) => path.join(packageFolder, file))
  .filter((file) => FILE_TO_PATCH.test(file));
const code = filesToPatch.map((file) => readFileSync(file, 'utf8')).join('');

test('one file of DocSearch is patched, and each patch changes it', () => {
  expect(filesToPatch).toHaveLength(1);
  const patchedCode = patchDocSearch(code);
  for (const { effect, from, to } of PATCHES) {
    expect(code.split(from).length - 1, effect).toBe(1);
    expect(patchedCode, effect).not.toContain(from);
    expect(patchedCode, effect).toContain(to);
  }
});

test('a patch whose text is missing or stands there twice is an upstream change', () => {
  for (const { effect, from } of PATCHES) {
    const message = `the patch “${effect}” of plugins/docSearch/patches.ts (see docsearch-patches`;
    expect(() => patchDocSearch(code.replace(from, ' ')), effect).toThrow(message);
    expect(() => patchDocSearch(`${code}${from}`), effect).toThrow(message);
  }
});
