import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { checkIsReplaceable, deleteEarlierOutput } from './outDir';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-out-dir-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const writeEmptyFile = (name: string) => writeFileSync(path.join(folder, name), '');

test('a folder with files that no build has made is refused', () => {
  writeEmptyFile('thesis.txt');
  expect(() => checkIsReplaceable(folder)).toThrow('such as thesis.txt');
  expect(() => checkIsReplaceable(path.join(folder, 'thesis.txt'))).toThrow(
    'thesis.txt is a file. Name a folder.',
  );
  expect(() => checkIsReplaceable('docs')).toThrow(
    'OUT_DIR=docs holds files that no build has made',
  );
  expect(() => checkIsReplaceable('.')).toThrow('OUT_DIR=. holds files');
});

test('an empty folder, one that is missing, and that of an earlier build may be replaced', () => {
  checkIsReplaceable(folder);
  checkIsReplaceable(path.join(folder, 'none'));
  writeEmptyFile('index.html');
  writeEmptyFile('.csp.conf');
  checkIsReplaceable(folder);
});

test('the output of a command is deleted, but not the files of others', () => {
  writeEmptyFile('thesis.txt');
  expect(() => deleteEarlierOutput(folder, 'index.html', '--preview folder')).toThrow(
    '--preview folder holds files that no build has made, such as thesis.txt',
  );
  expect(readdirSync(folder)).toEqual(['thesis.txt']);
  writeEmptyFile('index.html');
  deleteEarlierOutput(folder, 'index.html', '--preview folder');
  expect(existsSync(folder)).toBe(false);
});
