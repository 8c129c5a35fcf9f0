import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { parse } from 'yaml';

const folder = path.join(import.meta.dirname, '../../.github/workflows');
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(path.join(folder, name), 'utf8'),
}));

/**
 * An action that is named by the hash of a commit, because nobody can change that commit, and by a
 * version for people.
 */
const PINNED_ACTION = /uses: [\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;

test('workflows name each action by the digest of a commit, with its version', () => {
  const lines = workflows.flatMap(({ text }) => text.match(/^ *(?:- )?uses: .*$/gm) ?? []);
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.filter((line) => !PINNED_ACTION.test(line))).toEqual([]);
});

test('workflows have limited rights and limited time', () => {
  for (const { name, text } of workflows) {
    const { permissions, jobs } = parse(text);
    expect(permissions, name).toBeDefined();
    for (const job of Object.values<Record<string, unknown>>(jobs)) {
      expect(job['timeout-minutes'], name).toBeLessThanOrEqual(120);
    }
  }
});
