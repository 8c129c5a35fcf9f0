import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { deleteEarlierBuild } from './outDir';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-out-dir-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const writeEmptyFile = (name: string) => writeFileSync(path.join(folder, name), '');

test('a folder with files that no build has made is refused, and keeps them', () => {
  writeEmptyFile('thesis.txt');
  expect(() => deleteEarlierBuild(folder)).toThrow('such as thesis.txt');
  expect(readdirSync(folder)).toEqual(['thesis.txt']);
  expect(() => deleteEarlierBuild('docs')).toThrow(
    'OUT_DIR=docs holds files that no build has made',
  );
  expect(() => deleteEarlierBuild('.')).toThrow('OUT_DIR=. holds files');
});

test('an empty folder, one that is missing, and that of an earlier build make room for the next', () => {
  deleteEarlierBuild(folder);
  deleteEarlierBuild(folder);
  expect(existsSync(folder)).toBe(false);
  folder = mkdtempSync(path.join(tmpdir(), 'site-out-dir-'));
  writeEmptyFile('index.html');
  writeEmptyFile('.csp.conf');
  deleteEarlierBuild(folder);
  expect(existsSync(folder)).toBe(false);
});
