import { expect, test } from '@rstest/core';
import { annotationOf, annotationsFor, parseMistake } from './annotations';

const RUNNER_ENV = { GITHUB_ACTIONS: 'true' };

test('a mistake is split into its file, its line, its column and its message', () => {
  const parse = (line: string) => parseMistake(line, () => true);
  expect(parse('docs/cgu.mdx:12: the link /a leads nowhere: take it out')).toEqual({
    file: 'docs/cgu.mdx',
    line: '12',
    message: 'the link /a leads nowhere: take it out',
  });
  expect(parse('docs/cgu.mdx:12:3: “tehm” is not known')).toEqual({
    file: 'docs/cgu.mdx',
    line: '12',
    column: '3',
    message: '“tehm” is not known',
  });
  expect(parse('docs/Mon été.mdx: the name has a space')).toEqual({
    file: 'docs/Mon été.mdx',
    message: 'the name has a space',
  });
});

test('a line without a file of the project is not annotated', () => {
  const lines = [
    'The build failed, and left dist/ as it was.',
    'docs/no-such-page.mdx:3: is not there',
    'Write to https://www.example.org:8080: it answers',
    '    at file:///site/scripts/build.ts:12:3: main',
    'docs:3: is a folder',
  ];
  expect(annotationsFor(lines.join('\n'), RUNNER_ENV)).toEqual([]);
});

test('the signs that separate parts of a workflow command are escaped', () => {
  expect(
    annotationOf({ file: 'docs/a,b:c.mdx', line: '12', message: '100%: write\r\n25%, or ::error' }),
  ).toBe('::error file=docs/a%2Cb%3Ac.mdx,line=12::100%25: write%0D%0A25%25, or ::error');
  expect(annotationOf({ file: 'a.mdx', line: '2', column: '7', message: 'm' })).toBe(
    '::error file=a.mdx,line=2,col=7::m',
  );
  expect(annotationOf({ file: 'a.mdx', message: 'm' })).toBe('::error file=a.mdx::m');
});

test('only the runner of a forge gets workflow commands', () => {
  const message = 'Two mistakes:\npackage.json:2: wrong\npackage.json: wrong, too';
  expect(annotationsFor(message, RUNNER_ENV)).toEqual([
    '::error file=package.json,line=2::wrong',
    '::error file=package.json::wrong, too',
  ]);
  expect(annotationsFor(message, {})).toEqual([]);
  expect(annotationsFor(message, { GITHUB_ACTIONS: '' })).toEqual([]);
});
