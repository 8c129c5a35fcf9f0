import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { cacheDigest } from './buildCache.ts';
import { keptOrMade, removeUnused } from './keptFiles.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test('modules are compiled again when something changes that is none of them, and else not', () => {
  const shaping = [
    'docs/public/logo.png',
    'package-lock.json',
    'plugins/markdown/rehypeKeys.ts',
    'shared/base.ts',
    'site.config.ts',
    'theme/components/Link/Link.module.css',
  ];
  const modules = ['docs/index.mdx', 'theme/components/Link/Link.tsx', 'README.md'];
  for (const file of [...shaping, ...modules]) {
    write(file, 'before');
  }
  const before = cacheDigest(folder);
  const changes = (file: string) => {
    write(file, 'after');
    const changed = cacheDigest(folder) !== before;
    write(file, 'before');
    return changed;
  };
  expect(shaping.filter((file) => !changes(file))).toEqual([]);
  expect(modules.filter(changes)).toEqual([]);
});

test('the digest is the same in another folder', () => {
  for (const file of ['docs/public/a.svg', 'plugins/a.ts', 'shared/a.ts', 'theme/a.tsx']) {
    write(file, 'a');
  }
  const copy = mkdtempSync(path.join(tmpdir(), 'site-cache-'));
  cpSync(folder, copy, { recursive: true });
  expect(cacheDigest(copy)).toBe(cacheDigest(folder));
  rmSync(copy, { recursive: true });
});

test('what was made once is not made again, until a build does not use it', () => {
  let made = 0;
  const make = () => {
    made += 1;
    return Buffer.from('x');
  };
  const build = (...names: string[]) => {
    for (const name of names) {
      expect(keptOrMade(folder, name, make).toString()).toBe('x');
    }
    removeUnused(folder, new Set(names));
  };
  build('a', 'b');
  build('a');
  expect(made).toBe(2);
  expect(readdirSync(folder)).toEqual(['a']);
  build('b');
  expect(made).toBe(3);
});
