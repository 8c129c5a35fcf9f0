import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { commitAll, git } from '../../e2e/lib/git.ts';
import { readLastChangeDays } from './lastUpdated.ts';

let root = '';
let docsFolder = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-history-'));
  docsFolder = path.join(root, 'docs');
  mkdirSync(docsFolder);
  git(root, ['init', '--quiet', '--initial-branch=main']);
});
afterEach(() => rmSync(root, { recursive: true }));

function commitFile(file: string, text: string, time: string) {
  writeFileSync(path.join(root, file), text);
  commitAll(root, time);
}

test('a page has the day of the newest commit that changed it, in the time zone of that commit', () => {
  commitFile('docs/a.mdx', 'one', '2025-01-01T12:00:00+0000');
  commitFile('docs/b.mdx', 'one', '2025-02-02T23:30:00-0500');
  commitFile('docs/a.mdx', 'two', '2025-03-03T12:00:00+0000');
  commitFile('README.md', 'x', '2025-04-04T12:00:00+0000');
  writeFileSync(path.join(docsFolder, 'new.mdx'), 'not committed');
  expect(Object.fromEntries(readLastChangeDays(docsFolder))).toEqual({
    'a.mdx': '2025-03-03',
    'b.mdx': '2025-02-02',
  });
});

test('a name may have any character that a file can have', () => {
  const names = [
    'logo@2x.png',
    'été.mdx',
    '"quoted".mdx',
    '-dash.mdx',
    '\n2020-01-01.mdx',
    'a\nb\tc.mdx',
    '%h.mdx',
  ];
  for (const name of names) {
    writeFileSync(path.join(docsFolder, name), 'one');
  }
  commitFile('docs/a.mdx', 'one', '2025-01-01T12:00:00+0000');
  // Git lists no files for a merge that changes nothing itself.
  git(root, ['checkout', '--quiet', '-b', 'other']);
  commitFile('docs/b.mdx', 'one', '2025-02-02T12:00:00+0000');
  git(root, ['checkout', '--quiet', 'main']);
  commitFile('docs/c.mdx', 'one', '2025-03-03T12:00:00+0000');
  git(root, ['merge', '--quiet', '--no-edit', 'other']);
  expect(Object.fromEntries(readLastChangeDays(docsFolder))).toEqual({
    ...Object.fromEntries([...names, 'a.mdx'].map((name) => [name, '2025-01-01'])),
    'b.mdx': '2025-02-02',
    'c.mdx': '2025-03-03',
  });
});

test('without a history, and in a clone that lacks its beginning, the reason is reported', () => {
  expect(() => readLastChangeDays(docsFolder)).toThrow('does not have any commits');
  commitFile('docs/a.mdx', 'one', '2025-01-01T12:00:00+0000');
  commitFile('docs/a.mdx', 'two', '2025-02-02T12:00:00+0000');
  const clone = path.join(root, 'clone');
  git(root, ['clone', '--quiet', '--depth=1', `file://${root}`, clone]);
  expect(() => readLastChangeDays(path.join(clone, 'docs'))).toThrow('this clone is shallow');
});

test('what the image’s build has of the history is enough', () => {
  commitFile('docs/a.mdx', 'one', '2025-01-01T12:00:00+0000');
  git(root, ['gc', '--quiet']);
  const ignoreRules = readFileSync(path.join(import.meta.dirname, '../../.dockerignore'), 'utf8');
  const keptNames = [...ignoreRules.matchAll(/^!\.git\/(.+)$/gm)].map(([, name]) => name);
  // `.git/config` may contain the password of a remote repository.
  expect(keptNames).not.toContain('config');
  for (const name of readdirSync(path.join(root, '.git')).filter(
    (entry) => !keptNames.includes(entry),
  )) {
    rmSync(path.join(root, '.git', name), { recursive: true });
  }
  expect(readLastChangeDays(docsFolder).get('a.mdx')).toBe('2025-01-01');
});
