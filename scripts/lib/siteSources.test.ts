import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { isBuildCurrent, SITE_FILES, SITE_FOLDERS } from './siteSources';

/** A time before each test, in seconds. */
const EARLIER = 1_700_000_000;

let root: string;
const inRoot = (name: string) => path.join(root, name);

function writeSiteFile(name: string): void {
  mkdirSync(path.dirname(inRoot(name)), { recursive: true });
  writeFileSync(inRoot(name), '');
}

/** Sets the time of each file and folder, as if the site had been built an hour after the rest. */
function setBuilt(): void {
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const time = EARLIER + (name.startsWith('dist') ? 3600 : 0);
    utimesSync(inRoot(name), time, time);
  }
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-sources-'));
  for (const name of [...SITE_FILES, ...SITE_FOLDERS.map((folder) => `${folder}/a/b.txt`)]) {
    writeSiteFile(name);
  }
  writeSiteFile('dist/index.html.br');
  setBuilt();
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('a build is current until a file of the site is changed or added', () => {
  expect(isBuildCurrent(root)).toBe(true);
  writeSiteFile('README.md');
  expect(isBuildCurrent(root)).toBe(true);
  for (const name of ['package.json', 'theme/a/b.txt', 'docs/new.mdx']) {
    setBuilt();
    expect(isBuildCurrent(root), name).toBe(true);
    writeSiteFile(name);
    expect(isBuildCurrent(root), name).toBe(false);
  }
});

test('a build is not current after a page is deleted', () => {
  rmSync(inRoot('docs/a/b.txt'));
  expect(isBuildCurrent(root)).toBe(false);
  writeSiteFile('docs/page.mdx');
  setBuilt();
  rmSync(inRoot('docs/page.mdx'));
  expect(isBuildCurrent(root)).toBe(false);
});

test('a build that has written no compressed files is not current', () => {
  rmSync(inRoot('dist/index.html.br'));
  expect(isBuildCurrent(root)).toBe(false);
});
