import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { commitAll, git } from '../../e2e/lib/git.ts';
import { findGoneFiles, missingRedirectProblems } from './gonePages.ts';

let root = '';
let commitCount = 0;

const writeText = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const writePage = (name: string) =>
  writeText(`docs/${name}.mdx`, `# ${name}\n\nWhat only the page ${name} says.\n`);
const movePage = (from: string, to: string) =>
  renameSync(path.join(root, `docs/${from}.mdx`), path.join(root, `docs/${to}.mdx`));
const removePage = (name: string) => rmSync(path.join(root, `docs/${name}.mdx`));
const commitChanges = () => {
  commitCount += 1;
  commitAll(root, `2025-01-01T12:00:${String(commitCount).padStart(2, '0')}+0000`);
};
const writeSampleSetting = (isSample: boolean) =>
  writeText('site.yaml', `# Sample\nsample: ${isSample}\n`);
const findGoneFilesInRoot = (isSample = false) =>
  Object.fromEntries(findGoneFiles(root, isSample, 'site.yaml'));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-history-'));
  commitCount = 0;
  git(root, ['init', '--quiet', '--initial-branch=main']);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a page that is renamed or removed is known, committed or not, however long ago', () => {
  for (const name of ['one', 'été', 'b/two', 'three']) {
    writePage(name);
  }
  commitChanges();
  movePage('one', 'first');
  commitChanges();
  movePage('first', 'one-again');
  removePage('été');
  commitChanges();
  writePage('later');
  commitChanges();
  removePage('three');
  git(root, ['mv', 'docs/b/two.mdx', 'docs/b/second.mdx']);
  expect(findGoneFilesInRoot()).toEqual({
    'docs/one.mdx': 'docs/first.mdx',
    'docs/first.mdx': 'docs/one-again.mdx',
    'docs/été.mdx': undefined,
    'docs/three.mdx': undefined,
    'docs/b/two.mdx': 'docs/b/second.mdx',
  });
  // The build of the container image has the repository without its Git index.
  rmSync(path.join(root, '.git/index'));
  expect(findGoneFilesInRoot()).toMatchObject({ 'docs/three.mdx': undefined });
  expect(Object.keys(findGoneFilesInRoot())).not.toContain('docs/later.mdx');
});

test('pages that were gone before the site had real values have no visitors', () => {
  writeSampleSetting(true);
  for (const name of ['one', 'two', 'three']) {
    writePage(name);
  }
  commitChanges();
  removePage('one');
  commitChanges();
  writeSampleSetting(false);
  removePage('two');
  expect(findGoneFilesInRoot()).toEqual({});
  commitChanges();
  expect(findGoneFilesInRoot()).toEqual({});
  writeText('README.md', 'More.');
  commitChanges();
  removePage('three');
  commitChanges();
  expect(findGoneFilesInRoot()).toEqual({ 'docs/three.mdx': undefined });
});

test('of a sample, the last version counts', () => {
  writeSampleSetting(true);
  for (const name of ['one', 'two', 'three']) {
    writePage(name);
  }
  commitChanges();
  removePage('one');
  commitChanges();
  removePage('two');
  commitChanges();
  removePage('three');
  expect(Object.keys(findGoneFilesInRoot(true))).toEqual(['docs/three.mdx', 'docs/two.mdx']);
});

test('what a merged branch had for itself was never published', () => {
  writePage('one');
  commitChanges();
  git(root, ['checkout', '--quiet', '-b', 'other']);
  writePage('draft');
  commitChanges();
  movePage('draft', 'done');
  removePage('one');
  commitChanges();
  git(root, ['checkout', '--quiet', 'main']);
  writePage('two');
  commitChanges();
  git(root, ['merge', '--quiet', '--no-edit', 'other']);
  expect(findGoneFilesInRoot()).toEqual({ 'docs/one.mdx': undefined });
});

test('without a history, and in a clone that lacks its beginning, nothing is known', () => {
  expect(() => findGoneFilesInRoot()).toThrow();
  writePage('one');
  commitChanges();
  removePage('one');
  commitChanges();
  const clone = path.join(root, 'clone');
  git(root, ['clone', '--quiet', '--depth=1', `file://${root}`, clone]);
  expect(() => findGoneFiles(clone, false)).toThrow('shallow');
});

const findRedirectLines = (
  files: [file: string, newName?: string][],
  redirects: { from: string; to: string }[] = [],
) =>
  missingRedirectProblems(
    new Map(files.map(([file, newName]) => [file, newName])),
    ['/', '/docs/', '/docs/votes', '/cgu'],
    {
      redirects,
      docsVersions: undefined,
    },
  ).map((line) => line.replace(/(?<=mdx?): .*(add - \{.*\}).*/, ': $1'));

test('the line to add leads to the page that it has become, or to the nearest one above', () => {
  expect(findRedirectLines([['docs/docs/polls.mdx', 'docs/docs/votes.mdx']])).toEqual([
    'docs/docs/polls.mdx: add - { from: /docs/polls, to: /docs/votes }',
  ]);
  expect(
    findRedirectLines([
      ['docs/docs/surveys.mdx', 'docs/docs/polls.mdx'],
      ['docs/docs/polls.mdx', 'docs/docs/votes.mdx'],
    ])[0],
  ).toBe('docs/docs/surveys.mdx: add - { from: /docs/surveys, to: /docs/votes }');
  expect(findRedirectLines([['docs/docs/chat/index.mdx']])).toEqual([
    'docs/docs/chat/index.mdx: add - { from: /docs/chat, to: /docs/ }',
  ]);
  expect(findRedirectLines([['docs/a/b.md']])).toEqual([
    'docs/a/b.md: add - { from: /a/b, to: / }',
  ]);
  // Two pages have changed their names with each other.
  expect(
    findRedirectLines([
      ['docs/a.mdx', 'docs/b.mdx'],
      ['docs/b.mdx', 'docs/a.mdx'],
    ]),
  ).toHaveLength(2);
});

test('nothing is reported of an address that has a page or a redirect, and of files that are no pages', () => {
  expect(
    findRedirectLines([
      ['docs/cgu.md', 'docs/cgu.mdx'],
      ['docs/docs/votes/index.mdx'],
      ['docs/public/a.pdf'],
    ]),
  ).toEqual([]);
  expect(findRedirectLines([['docs/été.mdx'], ['docs/B.mdx']])).toEqual([]);
  expect(findRedirectLines([['docs/a/index.mdx']], [{ from: '/a', to: '/cgu' }])).toEqual([]);
  expect(findRedirectLines([['docs/a.mdx']], [{ from: '/a/', to: '/cgu' }])).toEqual([]);
});

test('the default version of the documentation has no prefix', () => {
  const docsVersions = { default: 'v1', versions: ['v1', 'v2'] };
  const gonePages = new Map([
    ['docs/v1/docs/polls.mdx', undefined],
    ['docs/v2/docs/polls.mdx', undefined],
    ['docs/docs/index.mdx', 'docs/v1/docs/index.mdx'],
  ]);
  const lines = missingRedirectProblems(gonePages, ['/', '/docs/', '/v2/docs/'], {
    redirects: [],
    docsVersions,
  });
  expect(lines.map((line) => /- \{.*\}/.exec(line)?.[0])).toEqual([
    '- { from: /docs/polls, to: /docs/ }',
    '- { from: /v2/docs/polls, to: /v2/docs/ }',
  ]);
});
