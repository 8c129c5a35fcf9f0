import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';

/** What browsers may get of our code. */
const FOLDERS = ['theme', 'shared'];
/** An expression, not text that one is made of, that looks behind: Safari parses it from 16.4 on only. */
const LOOKBEHIND = /\/[^/\n'"`]*\(\?<[=!]/;
/** Lightning CSS writes it as `not (min-width: …)`, which Safari knows from 16.4 on only: write `not all and (width >= …)`. */
const NARROWER = /@media \(width < /;

test('scripts and styles are such that the oldest of the browsers can parse them (BROWSERS in bundles.ts)', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const found = files.filter((file) => {
    const pattern = /(?<!\.test)\.tsx?$/.test(file)
      ? LOOKBEHIND
      : file.endsWith('.css')
        ? NARROWER
        : undefined;
    return pattern?.test(readFileSync(file, 'utf8'));
  });
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
