import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { commitAll, git } from '../../e2e/lib/git.ts';
import { headCommit, headCommitMs } from './git.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-commit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the commit is known in a clone, also in a shallow one', () => {
  const [full, shallow] = ['full', 'shallow'].map((name) => path.join(folder, name));
  git(folder, ['init', '--quiet', 'full']);
  commitAll(String(full), '2025-01-01T12:00:00+0000');
  commitAll(String(full), '2025-02-01T12:00:00+0000');
  git(folder, ['clone', '--quiet', '--depth=1', `file://${full}`, 'shallow']);
  expect(headCommit(String(full))).toMatch(/^[\da-f]{40}$/);
  expect(headCommit(String(shallow))).toBe(headCommit(String(full)));
  expect(headCommitMs(String(shallow))).toBe(Date.parse('2025-02-01T12:00:00Z'));
});

test('there is no commit without Git, or before the first one', () => {
  expect(headCommit(folder)).toBeNull();
  git(folder, ['init', '--quiet']);
  expect(headCommit(folder)).toBeNull();
  expect(headCommitMs(folder)).toBeUndefined();
});
