import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';

const root = path.join(import.meta.dirname, '../..');
const readProjectFile = (file: string) => readFileSync(path.join(root, file), 'utf8');

const SOURCE_FOLDERS = ['plugins', 'theme', 'shared', 'scripts', 'deploy/image', 'e2e'];
const SOURCE_FILES = ['rspress.config.ts', 'nginx.conf', 'Dockerfile'];

const sourceFiles = SOURCE_FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|mjs|css|sh)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
).concat(SOURCE_FILES);

/** A row of the list of seams in UPSTREAM.md. */
interface Seam {
  name: string;
  files: string[];
  assertedBy: string[];
}

/** Returns the files that a cell names between backticks. */
const filesIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => /^[\w./-]+\.\w+$/.test(text));

const seams = [...readProjectFile('UPSTREAM.md').matchAll(/^\| `([\w-]+)` \|(.*)\|$/gm)].map(
  ([, name = '', row = '']): Seam => {
    const [files, , assertedBy] = row.split(' | ');
    return { name, files: filesIn(files), assertedBy: filesIn(assertedBy) };
  },
);

const sortedPairs = (pairs: [name: string, file: string][]) =>
  [...new Set(pairs.map((pair) => pair.join(' in ')))].sort();

test('every comment that marks a seam is in the list, and every file of the list has its comment', () => {
  const markedPairs = sourceFiles.flatMap((file) =>
    [...readProjectFile(file).matchAll(/\bseam: ([a-z\d-]+)/gi)].map(
      ([, name = '']): [string, string] => [name, file],
    ),
  );
  // JSON files cannot have comments.
  const listedPairs = seams.flatMap(({ name, files }) =>
    files.filter((file) => !file.endsWith('.json')).map((file): [string, string] => [name, file]),
  );
  expect(sortedPairs(markedPairs)).toEqual(sortedPairs(listedPairs));
  expect(new Set(seams.map(({ name }) => name)).size).toBe(seams.length);
});

test('every file that asserts a seam exists and names it, and no error names a seam that is not in the list', () => {
  const missingAssertions = seams.flatMap(({ name, assertedBy }) =>
    assertedBy
      .filter((file) => !existsSync(path.join(root, file)) || !readProjectFile(file).includes(name))
      .map((file) => `${file}: ${name}`),
  );
  expect(missingAssertions).toEqual([]);
  const namesInErrors = sourceFiles.flatMap((file) =>
    [
      ...readProjectFile(file).matchAll(
        /UpstreamChange\(\s*'([\w-]+)'|see ([\w-]+) in UPSTREAM\.md/g,
      ),
    ].map(([, thrown, printed]) => thrown ?? printed ?? ''),
  );
  expect(namesInErrors.filter((name) => !seams.some((seam) => seam.name === name))).toEqual([]);
  expect(namesInErrors.length).toBeGreaterThan(0);
});
