import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import type { Root } from 'hast';
import { h } from 'hastscript';
import { services } from '../../shared/configuration.ts';
import { rehypePictures } from '../markdown/rehypePictures.ts';
import { sidebarProblems } from './checkSources.ts';
import { fileNameProblems } from './fileNames.ts';
import { frontMatterMistakes, readFrontMatter } from './frontMatter.ts';
import { mdxMistake } from './mdxMistake.ts';
import { findMistakeLine } from './mistakeLine.ts';
import { readSources } from './readSources.ts';

test('the pages that come with the project have no mistakes', () => {
  expect(readSources(path.resolve(import.meta.dirname, '../../docs')).problems).toEqual([]);
});

test('a name that an address cannot hold is refused, and another is suggested', () => {
  const files = ["blog/L'été (1).mdx", 'public/og.png', 'docs/getting-start/a_b.mdx'];
  expect(fileNameProblems(files, new Set())).toEqual([
    `docs/blog/L'été (1).mdx: an address has no capitals, spaces, accents or apostrophes: call "L'été (1).mdx" l-ete-1.mdx`,
  ]);
});

test('a name is refused whose address the server answers with something else', () => {
  const validFiles = [
    'docs/static/about.mdx',
    'v2.0/index.mdx',
    'public/a.b.txt',
    'docs/404.mdx',
    'public/.well-known/x',
  ];
  expect(fileNameProblems(validFiles, new Set(['/docs/404']))).toEqual([]);
  const messagesByWrongName = {
    'static/about.mdx':
      'keeps /static/about for the scripts of the site and the fragments of its pages: choose another name',
    '404.mdx': 'keeps /404 for the not-found page',
    'healthz.mdx': 'keeps /healthz for the answer to monitors',
    'docs/index/index.mdx': 'takes /index for the page of the folder above',
    'docs/a.xml.mdx': 'has one dot, before mdx',
    'public/static/a.png': 'keeps /static/a.png for the scripts',
    'public/cgu': 'the page of the address /cgu could not be reached',
    'public/minutes.tar.gz': 'make a .zip of it',
    'public/minutes/index': 'takes /index for the page of the folder',
    'public/robots.txt': 'the build writes this file itself',
  };
  expect(fileNameProblems(Object.keys(messagesByWrongName), new Set(['/cgu']))).toEqual(
    Object.entries(messagesByWrongName).map(([file, message]) =>
      expect.stringMatching(new RegExp(`^docs/${file}: .*${message}`)),
    ),
  );
});

test('front matter that YAML cannot read is reported with its line and a hint', () => {
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
  expect(readFrontMatter('---\ntitle: A\n\n# A\n').mistakes[0]?.message).toMatch(
    /no second line of ---/,
  );
  expect(readFrontMatter('---\njust words\n---\n').mistakes[0]?.message).toMatch(
    /needs lines such as title/,
  );
  expect(readFrontMatter('---\n---\n').mistakes).toEqual([]);
  expect(readFrontMatter('# A\n').mistakes).toEqual([]);
});

test('a day that does not exist is a mistake', () => {
  const findMistakes = (date: string) => readFrontMatter(`---\ndate: ${date}\n---\n`).mistakes;
  expect(['2024-02-29', '2026-12-31'].flatMap(findMistakes)).toEqual([]);
  expect(['2026-02-31', '2026-13-01', '1 May 2026', '""'].flatMap(findMistakes)).toHaveLength(4);
  expect(readFrontMatter('---\ntitle: A\ndate: 2026-02-31\n---\n').mistakes).toEqual([
    {
      line: 3,
      message: 'date: 2026-02-31 is not a day; write it as 2025-01-20. The day of a post.',
    },
  ]);
});

test('a page in French says so, and another language than the two is reported', () => {
  const readWithLanguage = (lang: string) => readFrontMatter(`---\ntitle: A\nlang: ${lang}\n---\n`);
  expect(['fr', 'en'].map((lang) => readWithLanguage(lang).values.lang)).toEqual(['fr', undefined]);
  for (const lang of ['de', 'FR', 'fr-FR', 'français', '[fr]', '']) {
    expect(readWithLanguage(lang).mistakes, lang).toEqual([
      {
        line: 3,
        message: expect.stringMatching(
          /^lang: must be fr for French; a page without it is in English\. /,
        ),
      },
    ]);
  }
});

test('words that are no list are reported', () => {
  for (const words of ['minutes', '[{ limits: [full] }]']) {
    expect(readFrontMatter(`---\nkeywords: ${words}\n---\n`).mistakes).toMatchObject([
      { line: 2, message: expect.stringMatching(/^keywords: must be a (?:list|text)/) },
    ]);
  }
});

test('what keeps a page from being compiled is reported in plain words, with its line', () => {
  const reportMdxMistake = (text: string) => {
    const { line, message } = mdxMistake('a.mdx', `---\ntitle: A\n---\n\n${text}\n`) ?? {};
    return line ? `${line}: ${message}` : '';
  };
  expect(reportMdxMistake('Hello {name')).toBe(
    '5: a { is never closed; where it is text, put it between backticks',
  );
  expect(reportMdxMistake('A\n\nHello {1 +}')).toMatch(/^7: .*not JavaScript/);
  expect(reportMdxMistake('Hello <b>you')).toMatch(/^5: <b> is never closed/);
  expect(reportMdxMistake('a <3 b')).toMatch(/^5: a < begins a component/);
  expect(reportMdxMistake('import nothing')).toMatch(/: a line that begins with import/);
  expect(reportMdxMistake("import { A } from 'a';\n# Title\n")).toMatch(
    /leave one below the imports/,
  );
  expect(reportMdxMistake('<a href=x>a</a>')).toMatch(/between straight double quotes/);
  expect(reportMdxMistake('a </b>')).toMatch(/has no opening one/);
  expect(reportMdxMistake('`{` and `<` {/* well */}\n\n## T {#id}')).toBe('');
});

test('a page that stands twice in a sidebar is reported', () => {
  const sidebarLink = { text: 'A', link: '/a' };
  expect(
    sidebarProblems({
      docsSidebar: [sidebarLink, { text: 'Group', items: [sidebarLink] }],
      associationSidebar: [sidebarLink],
    }),
  ).toEqual([
    expect.stringMatching(/^\w+\/sidebars\.yaml:\d+: .*: \/a stands in the same sidebar twice$/),
  ]);
});

test('a post without a day is reported, the list of posts needs none', () => {
  mkdirSync(path.join(root, 'blog'));
  writeFileSync(path.join(root, 'blog/a.mdx'), makePageText('A'));
  writeFileSync(path.join(root, 'blog/archive.mdx'), makePageText('News'));
  expect(readSources(root).problems).toEqual([
    'docs/blog/a.mdx:1: a post needs its day in the front matter, such as date: 2025-01-20',
  ]);
});

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const makePageText = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page of a test about ${title}, with a description that is long enough.\n---\n\n# ${title}\n`;

test('a post of a day that is still to come is named', () => {
  mkdirSync(path.join(root, 'blog'));
  const makeDatedPage = (date: string) =>
    makePageText(date).replace('---\n', `---\ndate: ${date}\n`);
  writeFileSync(path.join(root, 'blog/old.mdx'), makeDatedPage('2020-01-02'));
  writeFileSync(path.join(root, 'blog/new.mdx'), makeDatedPage('9999-12-31'));
  expect(readSources(root)).toMatchObject({
    problems: [],
    notes: ['Still to come, and published all the same: docs/blog/new.mdx (9999-12-31)'],
  });
});

test('a page that is left out is not read, links may lead to it, and a post may name its service', () => {
  mkdirSync(path.join(root, 'blog'));
  mkdirSync(path.join(root, 'docs/services'), { recursive: true });
  writeFileSync(path.join(root, 'docs/services/no-such-service.mdx'), 'no front matter');
  const makeIncidentPost = (id: string) =>
    makePageText(id).replace(
      '---\n',
      `---\ndate: 2020-01-02\nservices: [${id}]\nfrom: 2020-01-02 08:00 UTC\n`,
    );
  writeFileSync(path.join(root, 'blog/past.mdx'), makeIncidentPost('no-such-service'));
  const { addresses, problems, texts } = readSources(root);
  expect(problems).toEqual([]);
  expect(addresses).toContain('/docs/services/no-such-service');
  expect([...texts.keys()]).toEqual(['blog/past.mdx']);
  writeFileSync(path.join(root, 'blog/wrong.mdx'), makeIncidentPost('gone'));
  expect(readSources(root).problems).toEqual([
    expect.stringContaining('must be a list of services'),
  ]);
});

test('a title that two pages have, a missing description and a large picture are reported', () => {
  writeFileSync(path.join(root, 'a.mdx'), makePageText('Pad'));
  writeFileSync(path.join(root, 'b.mdx'), makePageText('Pad'));
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
    writeFileSync(path.join(root, version, 'a.mdx'), makePageText('Pad'));
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
  expect(findMistakeLine(source, '<ConfigValue of="gone" />: site.yaml has no such value')).toBe(3);
  expect(findMistakeLine(source, 'services.yaml has no service “gone”')).toBe(3);
  expect(findMistakeLine(source, 'there is no component <Bar>')).toBe(4);
  expect(findMistakeLine("a\nimport X from './x';", "Can't resolve './x' in '/docs'")).toBe(2);
  expect(findMistakeLine(source, 'Cannot read properties of undefined')).toBeUndefined();
});

/**
 * Returns a JPEG of 40 by 20 pixels, as an upright phone writes it. Its data say that the picture
 * is turned, and where somebody took it.
 */
function makePhonePicture(): Buffer {
  const makeTagEntry = (tag: number, type: number, count: number, value: number | string) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (typeof value === 'string') {
      bytes.write(value, 8);
    } else if (type === 3) {
      bytes.writeUInt16BE(value, 8);
    } else {
      bytes.writeUInt32BE(value, 8);
    }
    return bytes;
  };
  const joinTagEntries = (...tagEntries: Buffer[]) =>
    Buffer.concat([Buffer.from([0, tagEntries.length]), ...tagEntries, Buffer.alloc(4)]);
  const [orientation, positionOffset, latitudeOffset] = [6, 38, 68];
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\b', 'latin1'),
    joinTagEntries(
      makeTagEntry(0x0112, 3, 1, orientation),
      makeTagEntry(0x8825, 4, 1, positionOffset),
    ),
    joinTagEntries(makeTagEntry(1, 2, 2, 'N\0'), makeTagEntry(2, 5, 3, latitudeOffset)),
    Buffer.from([0, 0, 0, 47, 0, 0, 0, 1, 0, 0, 0, 52, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]),
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const makeSegment = (marker: number, content: Buffer) => {
    const segmentHead = Buffer.from([0xff, marker, 0, 0]);
    segmentHead.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([segmentHead, content]);
  };
  const sizeSegment = Buffer.from([8, 0, 20, 0, 40, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    makeSegment(0xe1, exif),
    makeSegment(0xc0, sizeSegment),
    Buffer.from([0xff, 0xd9]),
  ]);
}

test('a picture that tells where it was taken is refused, and one that is turned gets the size that browsers show', async () => {
  mkdirSync(path.join(root, 'public'));
  writeFileSync(path.join(root, 'public/us.jpg'), makePhonePicture());
  expect(readSources(root).problems).toEqual([
    'docs/public/us.jpg: the picture shows everybody where it was taken: save it without its location (GPS)',
  ]);
  const tree: Root = { type: 'root', children: [h('img', { src: '/us.jpg', alt: 'We' })] };
  await rehypePictures({ fileOf: (address) => path.join(root, 'public', address) })(tree);
  expect(tree.children[0]).toMatchObject({ properties: { width: 20, height: 40 } });
});

test('two files of one address are reported', () => {
  writeFileSync(path.join(root, 'a.mdx'), makePageText('A'));
  writeFileSync(path.join(root, 'a.md'), makePageText('B'));
  expect(readSources(root).problems).toEqual([
    'docs/a.mdx: docs/a.md has the same address: rename one of them',
  ]);
});

test('the page of a service has the name of the service as its title', () => {
  const [service] = services;
  const findTitleMistakes = (title: string) =>
    frontMatterMistakes(
      `---\ntitle: ${title}\n---\n`,
      { title, description: 'A sentence that is long enough for search engines.' },
      false,
      services,
      new Set(),
      service,
    );
  expect(findTitleMistakes(String(service?.name))).toEqual([]);
  expect(findTitleMistakes('Board of another service')).toEqual([
    { line: 2, message: expect.stringContaining(`the service is called “${service?.name}”`) },
  ]);
});
