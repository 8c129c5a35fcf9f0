import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { sidebarProblems } from './checkSources.ts';
import { readFrontMatter } from './frontMatter.ts';
import { mdxMistake } from './mdxMistake.ts';
import { mistakeLine } from './mistakeLine.ts';
import { fileNameProblems, readSources } from './readSources.ts';

test('the pages that come with the project have no mistakes', () => {
  expect(readSources(path.resolve(import.meta.dirname, '../../docs')).problems).toEqual([]);
});

test('a name that an address cannot hold is refused, and another is suggested', () => {
  const files = ["blog/L'été (1).mdx", 'public/og.png', 'docs/getting-start/a_b.mdx'];
  expect(fileNameProblems(files)).toEqual([
    `docs/blog/L'été (1).mdx: an address has no capitals, spaces, accents or apostrophes: call "L'été (1).mdx" l-ete-1.mdx`,
  ]);
});

test('front matter that YAML cannot read is told with its line and a hint', () => {
  expect(readFrontMatter('---\ntitle: A\ndescription: Video: calls\n---\n').mistakes).toEqual([
    {
      line: 3,
      message: expect.stringMatching(
        /cannot be read: put a text that contains a colon between quotes: write description: "Video: calls"$/,
      ),
    },
  ]);
  expect(readFrontMatter('---\ntitle: A\nkeywords: [a, b\n---\n').mistakes).toEqual([
    {
      line: expect.any(Number),
      message: expect.stringMatching(/: a list ends with \]: close each quote and each bracket$/),
    },
  ]);
  expect(readFrontMatter('---\ntitle: A\n\n# A\n').mistakes[0]?.message).toMatch(/no second line of ---/);
  expect(readFrontMatter('---\njust words\n---\n').mistakes[0]?.message).toMatch(/needs lines such as title/);
  expect(readFrontMatter('---\n---\n').mistakes).toEqual([]);
  expect(readFrontMatter('# A\n').mistakes).toEqual([]);
});

test('a day that does not exist is a mistake', () => {
  const mistakesOf = (date: string) => readFrontMatter(`---\ndate: ${date}\n---\n`).mistakes;
  expect(['2024-02-29', '2026-12-31'].flatMap(mistakesOf)).toEqual([]);
  expect(['2026-02-31', '2026-13-01', '1 May 2026', '""'].flatMap(mistakesOf)).toHaveLength(4);
  expect(readFrontMatter('---\ntitle: A\ndate: 2026-02-31\n---\n').mistakes).toEqual([
    { line: 3, message: 'date: 2026-02-31 is no day; write it as 2025-01-20' },
  ]);
});

test('words that are no list are told', () => {
  for (const words of ['minutes', '[{ limits: [full] }]']) {
    expect(readFrontMatter(`---\nkeywords: ${words}\n---\n`).mistakes).toMatchObject([
      { line: 2, message: expect.stringMatching(/^keywords: must be a (?:list|text)/) },
    ]);
  }
});

test('what keeps a page from being compiled is told in plain words, with its line', () => {
  const told = (text: string) => {
    const { line, message } = mdxMistake('a.mdx', `---\ntitle: A\n---\n\n${text}\n`) ?? {};
    return line ? `${line}: ${message}` : '';
  };
  expect(told('Hello {name')).toBe('5: a { is never closed; where it is text, put it between backticks');
  expect(told('A\n\nHello {1 +}')).toMatch(/^7: .*no JavaScript/);
  expect(told('Hello <b>you')).toMatch(/^5: <b> is never closed/);
  expect(told('a <3 b')).toMatch(/^5: a < begins a component/);
  expect(told('import nothing')).toMatch(/: a line that begins with import/);
  expect(told("import { A } from 'a';\n# Title\n")).toMatch(/leave one below the imports/);
  expect(told('<a href=x>a</a>')).toMatch(/between straight double quotes/);
  expect(told('a </b>')).toMatch(/has no opening one/);
  expect(told('`{` and `<` {/* well */}\n\n## T {#id}')).toBe('');
});

test('a page that stands twice in a sidebar is told', () => {
  const a = { text: 'A', link: '/a' };
  expect(sidebarProblems({ '/': [a, { text: 'Group', items: [a] }], '/b': [a] })).toEqual([
    'sidebars.ts:1: /a stands in the same sidebar twice',
  ]);
});

test('a post without a day is told, the list of posts needs none', () => {
  mkdirSync(path.join(root, 'blog'));
  writeFileSync(path.join(root, 'blog/a.mdx'), page('A'));
  writeFileSync(path.join(root, 'blog/archive.mdx'), page('News'));
  expect(readSources(root).problems).toEqual([
    'docs/blog/a.mdx:1: a post needs its day in the front matter, such as date: 2025-01-20',
  ]);
});

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page of a test about ${title}, with a description that is long enough.\n---\n\n# ${title}\n`;

test('a post of a day that is still to come is named', () => {
  mkdirSync(path.join(root, 'blog'));
  const dated = (date: string) => page(date).replace('---\n', `---\ndate: ${date}\n`);
  writeFileSync(path.join(root, 'blog/old.mdx'), dated('2020-01-02'));
  writeFileSync(path.join(root, 'blog/new.mdx'), dated('9999-12-31'));
  expect(readSources(root)).toMatchObject({
    problems: [],
    notes: ['Still to come, and published all the same: docs/blog/new.mdx (9999-12-31)'],
  });
});

test('a title that two pages have, a missing description and a large picture are told', () => {
  writeFileSync(path.join(root, 'a.mdx'), page('Pad'));
  writeFileSync(path.join(root, 'b.mdx'), page('Pad'));
  writeFileSync(path.join(root, 'c.mdx'), '# C\n');
  mkdirSync(path.join(root, 'public'));
  writeFileSync(path.join(root, 'public/d.png'), Buffer.alloc(250_000));
  expect(readSources(root).problems).toEqual([
    expect.stringMatching(/^docs\/c\.mdx:1: the front matter needs a description/),
    'docs/public/d.png: 250 kB; make the picture smaller than 200 kB',
    'docs/b.mdx: docs/a.mdx has the title “Pad”, too: nobody could tell them apart',
    'docs/b.mdx: docs/a.mdx has the same description: write one that fits this page',
  ]);
});

test('each version may have a page of the same title', () => {
  for (const version of ['v1', 'v2']) {
    mkdirSync(path.join(root, version));
    writeFileSync(path.join(root, version, 'a.mdx'), page('Pad'));
  }
  expect(readSources(root, ['v1', 'v2']).problems).toEqual([]);
  expect(readSources(root).problems).toHaveLength(2);
});

test('the line of a component’s error is the one that has what the message repeats', () => {
  const source = [
    '# T',
    '<ConfigValue of="name" />',
    '<ConfigValue of="gone" />',
    '<Bar a />',
    '<Bar />',
  ].join('\n');
  expect(mistakeLine(source, '<ConfigValue of="gone" />: site.config.ts has no such value')).toBe(3);
  expect(mistakeLine(source, 'services.config.ts has no service “gone”')).toBe(3);
  expect(mistakeLine(source, 'there is no component <Bar>')).toBe(4);
  expect(mistakeLine("a\nimport X from './x';", "Can't resolve './x' in '/docs'")).toBe(2);
  expect(mistakeLine(source, 'Cannot read properties of undefined')).toBeUndefined();
});
