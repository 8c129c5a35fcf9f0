import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { compareContents, comparePages } from './comparePages';

const makePageContent = (markdown: string, title = 'Pad', description = 'A pad.') => ({
  title,
  description,
  markdown,
});

test('a changed word, a heading and a link are found, each in its place', () => {
  const before = makePageContent(
    '# Pad\n\n## Old\n\nOpen on *Monday*, see [us](/cgu). Bye for now.\n',
  );
  const after = makePageContent('# Pad\n\n## New\n\nOpen on *Tuesday*, see [us](/docs/). Bye.\n');
  expect(compareContents(before, after)).toEqual({
    formerTitle: undefined,
    isDescriptionChanged: false,
    headings: { added: ['New'], removed: ['Old'] },
    links: { added: ['us (/docs/)'], removed: ['us (/cgu)'] },
    words: [
      { added: ['New'], removed: ['Old'] },
      { added: ['Tuesday'], removed: ['Monday'] },
      { added: [], removed: ['for', 'now'] },
    ],
  });
});

test('words in tables, lists, code and alternative texts count', () => {
  const before = makePageContent(
    '| a | b |\n| - | - |\n| one | two |\n\n- `key`\n\n![A boat](/a.png)\n',
  );
  const after = makePageContent(
    '| a | b |\n| - | - |\n| one | 2 |\n\n- `keys`\n\n![A ship](/a.png)\n',
  );
  expect(compareContents(before, after).words).toEqual([
    { added: ['2', 'keys'], removed: ['two', 'key'] },
    { added: ['ship'], removed: ['boat'] },
  ]);
});

test('a part that has only moved neither loses nor gains a heading', () => {
  const { headings, links } = compareContents(
    makePageContent('## A\n\n[a](/a)\n\n## B\n\n[b](/b)\n'),
    makePageContent('## B\n\n[b](/b)\n\n## A\n\n[a](/a)\n'),
  );
  expect([headings, links]).toEqual([
    { added: [], removed: [] },
    { added: [], removed: [] },
  ]);
});

test('the former title is told, and that the description is another one', () => {
  const changes = compareContents(
    makePageContent('# Pad\n'),
    makePageContent('# Pad\n', 'Pads', 'All pads.'),
  );
  expect(changes).toMatchObject({ formerTitle: 'Pad', isDescriptionChanged: true, words: [] });
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-compare-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function writeDocument(file: string, title: string, article: string, frame = ''): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    `<!doctype html><html><head><meta property="og:title" content="${title}"></head><body>${frame}<main><article>${article}</article></main></body></html>`,
  );
}

test('pages that are new, gone and changed are listed, and no others', () => {
  writeDocument('before/index.html', 'Home', '<p>Hello</p>', 'Last updated on Monday, 19 kB');
  writeDocument('after/index.html', 'Home', '<p>Hello</p>', 'Last updated on Tuesday, 20 kB');
  writeDocument('before/docs/index.html', 'Guide', '<p>(<span data-book-size="a">1</span> kB)</p>');
  writeDocument('after/docs/index.html', 'Guide', '<p>(<span data-book-size="a">2</span> kB)</p>');
  writeDocument('before/docs/a.html', 'A', '<p>Monday</p>');
  writeDocument('after/docs/a.html', 'A', '<p>Tuesday</p>');
  writeDocument('before/docs/b.html', 'B', '<p>B</p>');
  writeDocument('after/docs/c.html', 'C', '<p>C</p>');
  writeDocument('after/static/pages/docs/c.html', 'C', '<p>C</p>');
  const pageChanges = comparePages(path.join(folder, 'before'), path.join(folder, 'after'));
  expect(pageChanges).toMatchObject([
    { address: '/docs/a', kind: 'changed', changes: { words: [{ added: ['Tuesday'] }] } },
    { address: '/docs/b', title: 'B', kind: 'gone' },
    { address: '/docs/c', title: 'C', kind: 'new' },
  ]);
});
