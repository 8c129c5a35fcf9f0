import { expect, test } from '@rstest/core';
import { checkPreEntry, checkRuntimeFolder, checkStockTemplate } from './checkRspress.ts';

const STYLES = '/site/node_modules/@rspress/core/dist/theme/styles/index.js';

test('Rspress’s template, as it is installed, contains what ours has', () => {
  checkStockTemplate();
});

test('other beginnings of a build than those that are known are an upstream change', () => {
  const change = 'rspress-stock-styles in UPSTREAM.md';
  checkPreEntry([STYLES, 'virtual-global-styles', '@theme']);
  expect(() => checkPreEntry(['@theme'])).toThrow(change);
  expect(() => checkPreEntry([STYLES, 'virtual-global-styles', '@rspress/theme'])).toThrow(change);
  expect(() => checkPreEntry([STYLES, 'virtual-polyfills', 'virtual-global-styles', '@theme'])).toThrow(
    change,
  );
});

test('so is a runtime in another folder', () => {
  const aliases = (file: string) => ({ '@rspress/core/runtime': `/site/node_modules/@rspress/core/${file}` });
  checkRuntimeFolder(aliases('dist/runtime/index.js'));
  expect(() => checkRuntimeFolder(aliases('dist/client/index.js'))).toThrow('rspress-runtime-folder');
});
