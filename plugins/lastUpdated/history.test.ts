import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { commitAll, git as runGit } from '../../e2e/git';
import { readHistory } from './history.ts';
import { withoutDay } from './lastUpdated.ts';

let root = '';
let docs = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-history-'));
  docs = path.join(root, 'docs');
  mkdirSync(docs);
  git('init', '--quiet', '--initial-branch=main');
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) => runGit(root, args);

function write(file: string, text: string): void {
  writeFileSync(path.join(docs, file), text);
}

const commit = (day: string) => commitAll(root, `${day}T12:00:00+0000`);

/** Merges a branch. @param settle writes what the merge is to have, where both sides have changed a file */
function merge(branch: string, day: string, settle?: () => void): void {
  try {
    git('merge', '--quiet', '--no-commit', '--no-ff', branch);
  } catch {
    // Both sides have changed a file: `settle` writes it.
  }
  settle?.();
  commit(day);
}

const daysOf = async (...files: string[]) => {
  const history = await readHistory(docs, files);
  return files.map((file) => history.days.get(file));
};

test('a page has the day of the newest commit that changed it, and not of one that changed others', async () => {
  write('a.mdx', 'one');
  write('b.mdx', 'one');
  commit('2025-01-01');
  write('a.mdx', 'two');
  commit('2025-02-02');
  writeFileSync(path.join(root, 'README.md'), 'x');
  commit('2025-03-03');
  expect(await daysOf('a.mdx', 'b.mdx')).toEqual(['2025-02-02', '2025-01-01']);
});

test('a text that was taken back has the day on which it came back; a page that moved, that of the move', async () => {
  write('a.mdx', 'one');
  commit('2025-01-01');
  write('a.mdx', 'two');
  commit('2025-02-02');
  write('a.mdx', 'one');
  commit('2025-03-03');
  expect(await daysOf('a.mdx')).toEqual(['2025-03-03']);
  renameSync(path.join(docs, 'a.mdx'), path.join(docs, 'b.mdx'));
  commit('2025-04-04');
  expect(await daysOf('b.mdx')).toEqual(['2025-04-04']);
});

test('a page with changes that are not committed has no day, nor has one that is not in the history', async () => {
  write('a.mdx', 'one');
  commit('2025-01-01');
  write('a.mdx', 'two');
  commit('2025-02-02');
  // What it once was: the day on which somebody took it back is not known yet.
  write('a.mdx', 'one');
  write('new.mdx', 'new');
  const history = await readHistory(docs, ['a.mdx', 'new.mdx']);
  expect(history).toEqual({ days: new Map(), uncommitted: ['a.mdx', 'new.mdx'], beforeClone: [] });
  git('add', '--all');
  expect(await daysOf('a.mdx', 'new.mdx')).toEqual([undefined, undefined]);
  expect(withoutDay(history)).toBe(
    'Without the day of their last update: 2 pages with changes that are not committed.',
  );
});

test('after a merge a page has the day of the text that was kept, or of the merge that wrote another', async () => {
  for (const file of ['ours.mdx', 'theirs.mdx', 'dropped.mdx', 'both.mdx']) {
    write(file, 'one');
  }
  commit('2025-01-01');
  git('switch', '--quiet', '--create', 'branch');
  write('theirs.mdx', 'theirs');
  write('dropped.mdx', 'theirs');
  write('both.mdx', 'theirs');
  commit('2025-03-03');
  git('switch', '--quiet', 'main');
  write('ours.mdx', 'ours');
  write('dropped.mdx', 'ours');
  write('both.mdx', 'ours');
  commit('2025-02-02');
  merge('branch', '2025-04-04', () => {
    write('dropped.mdx', 'ours');
    write('both.mdx', 'of both');
  });
  expect(await daysOf('ours.mdx', 'theirs.mdx', 'dropped.mdx', 'both.mdx')).toEqual([
    '2025-02-02',
    '2025-03-03',
    '2025-02-02',
    '2025-04-04',
  ]);
});

test('in a shallow clone only pages whose last change is in it have a day', async () => {
  write('old.mdx', 'one');
  write('edge.mdx', 'one');
  write('new.mdx', 'one');
  commit('2025-01-01');
  write('edge.mdx', 'two');
  commit('2025-02-02');
  write('new.mdx', 'two');
  commit('2025-03-03');
  const clone = path.join(root, 'clone');
  git('clone', '--quiet', '--depth=2', `file://${root}`, clone);
  const files = ['old.mdx', 'edge.mdx', 'new.mdx'];
  const history = await readHistory(path.join(clone, 'docs'), files);
  expect(history).toEqual({
    days: new Map([['new.mdx', '2025-03-03']]),
    uncommitted: [],
    // The clone ends with the change of the second one: git shows it as new there, whatever it was before.
    beforeClone: ['old.mdx', 'edge.mdx'],
  });
  expect(withoutDay(history)).toBe(
    'Without the day of their last update: 2 pages older than this shallow clone (git fetch --unshallow).',
  );
});

test('the day is that of whoever committed, wherever that was', async () => {
  write('a.mdx', 'one');
  commitAll(root, '2025-01-01T23:30:00-0500');
  expect(await daysOf('a.mdx')).toEqual(['2025-01-01']);
});

test('what the image’s build has of the history is enough', async () => {
  write('a.mdx', 'one');
  commit('2025-01-01');
  git('pack-refs', '--all');
  git('gc', '--quiet');
  const ignored = readFileSync(path.join(import.meta.dirname, '../../.dockerignore'), 'utf8');
  const kept = [...ignored.matchAll(/^!\.git\/(.+)$/gm)].map(([, name]) => name);
  // It may hold the password of a remote repository.
  expect(kept).not.toContain('config');
  for (const name of readdirSync(path.join(root, '.git')).filter((entry) => !kept.includes(entry))) {
    rmSync(path.join(root, '.git', name), { recursive: true });
  }
  expect(await daysOf('a.mdx')).toEqual(['2025-01-01']);
});

test('without a history, git says why', async () => {
  write('a.mdx', 'one');
  await expect(readHistory(docs, ['a.mdx'])).rejects.toThrow(/HEAD|commit/);
  rmSync(path.join(root, '.git'), { recursive: true });
  await expect(readHistory(docs, ['a.mdx'])).rejects.toThrow('not a git repository');
});
