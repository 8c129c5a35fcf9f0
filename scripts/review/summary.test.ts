import { expect, test } from '@rstest/core';
import type { PageChange } from './comparePages';
import { makeSummary, type Review } from './summary';

const REVIEW_WITHOUT_PROBLEMS: Review = {
  problems: [],
  isSample: false,
  pageChanges: [],
  preview: 'preview',
};

test('a site without mistakes can be published', () => {
  expect(makeSummary(REVIEW_WITHOUT_PROBLEMS)).toBe(`## The pages can be published

## What changes for readers

The texts of all pages are the same as before.

To see the pages, open \`index.html\` in the preview by double click. A job keeps it as a file: unpack that first.
`);
});

test('a sample is not called publishable without a word about it', () => {
  expect(makeSummary({ ...REVIEW_WITHOUT_PROBLEMS, isSample: true })).toContain(
    'npm run ready lists what is left',
  );
});

test('mistakes are counted, each with its place in words and without links', () => {
  const summary = makeSummary({
    ...REVIEW_WITHOUT_PROBLEMS,
    problems: [
      'package.json:3: write [words](https://www.example.org/) or <When>',
      'package.json: is wrong',
      'Error: all is lost',
      '    at main (scripts/build.ts:12)',
    ],
    pageChanges: 'the site does not build',
    preview: undefined,
  });
  expect(summary).toContain('## 3 mistakes stop the publication');
  expect(summary).toContain(
    '- package.json, line 3: write \\[words]\\(https\\://www\\.example.org/)',
  );
  expect(summary).toContain('or \\<When>');
  expect(summary).toContain('- package.json: is wrong');
  expect(summary).toContain('Open each file, correct the line that is named, and save');
  expect(summary).not.toMatch(/build\.ts|published|readers|preview/);
});

test('misspelled words come with what to do about names', () => {
  const problems = ['package.json:3:1: Unknown word (tehm)'];
  const summary = makeSummary({
    ...REVIEW_WITHOUT_PROBLEMS,
    problems,
    spellingAdvice: 'Names go into words.txt.',
  });
  expect(summary).toContain('## 1 mistake stops the publication');
  expect(summary).toContain('- package.json, line 3: Unknown word (tehm)');
  expect(summary).toContain('Names go into words.txt.');
  expect(summary).toContain('## What changes for readers');
});

test('the changes of a page are told in words', () => {
  const pages: PageChange[] = [
    { address: '/docs/a', title: 'Pads & notes', kind: 'new' },
    { address: '/docs/b', title: 'B', kind: 'gone' },
    {
      address: '/docs/c',
      title: 'C',
      kind: 'changed',
      changes: {
        formerTitle: 'Sea',
        isDescriptionChanged: true,
        headings: { added: ['Limits'], removed: [] },
        links: { added: [], removed: ['us (/cgu)'] },
        words: [
          { added: ['Tuesday'], removed: ['Monday'] },
          { added: ['for', 'now'], removed: [] },
        ],
      },
    },
  ];
  expect(
    makeSummary({ ...REVIEW_WITHOUT_PROBLEMS, pageChanges: pages }),
  ).toContain(`## What changes for readers

- **Pads & notes** (\`/docs/a\`) is new
- **B** (\`/docs/b\`) is gone
- **C** (\`/docs/c\`) is changed
  - the title was “Sea”
  - the description has changed
  - headings added: “Limits”
  - links removed: “us (/cgu)”
  - 3 words added, 1 removed: ~~Monday~~ **Tuesday**; **for now**
`);
});

test('long lists and long texts are shortened', () => {
  const words = Array.from({ length: 20 }, () => ({ added: Array(20).fill('word'), removed: [] }));
  const changes = {
    isDescriptionChanged: false,
    headings: { added: [], removed: [] },
    links: { added: [], removed: [] },
    words,
  };
  const pages = Array.from(
    { length: 60 },
    (_, index): PageChange => ({ address: `/${index}`, title: 'T', kind: 'changed', changes }),
  );
  const summary = makeSummary({ ...REVIEW_WITHOUT_PROBLEMS, pageChanges: pages });
  expect(summary).toContain('- 400 words added, 0 removed: **word word');
  expect(summary).toContain('word …**; and 12 other places');
  expect(
    summary
      .split('\n')
      .find((line) => line.includes('400'))
      ?.match(/; \*\*/g),
  ).toHaveLength(7);
  expect(summary).toContain('10 other pages changed, too.');
  expect(summary).not.toContain('`/50`');
});

test('a page whose words are the same is told apart', () => {
  const changes = {
    isDescriptionChanged: false,
    headings: { added: [], removed: [] },
    links: { added: [], removed: [] },
    words: [],
  };
  const summary = makeSummary({
    ...REVIEW_WITHOUT_PROBLEMS,
    pageChanges: [{ address: '/', title: 'Home', kind: 'changed', changes }],
  });
  expect(summary).toContain('- only punctuation or layout has changed');
});

test('it says why pages are not compared', () => {
  expect(makeSummary({ ...REVIEW_WITHOUT_PROBLEMS, pageChanges: 'the branch is new' })).toContain(
    'Pages are not compared with an earlier state: the branch is new.',
  );
});
