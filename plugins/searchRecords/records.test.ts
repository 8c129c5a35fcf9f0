import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, rs, test } from '@rstest/core';
import type { HTMLElement } from 'node-html-parser';
import { type PageRecord, type SearchIndexFile, unpackIndex, withTexts } from '../../shared/searchRecords.ts';
import { articleOf } from '../builtSite/article.ts';
import type { BuiltSite } from '../builtSite/builtSite.ts';
import { pageRecord } from './records.ts';
import { searchRecords } from './searchRecords.ts';

const page = (article: string, head = '', address = '/a') => ({
  address,
  html: `<!doctype html><html lang="en"><head>${head}</head><body>
   <nav aria-label="Breadcrumb"><ol><li>Home</li><li>Services</li><li>Pad</li></ol></nav>
   <article>${article}</article><footer>Footer</footer></body></html>`,
});

const recordOf = (built: ReturnType<typeof page>) =>
  pageRecord(built, articleOf(built) as HTMLElement, '', ['write together']);

test('a record for each section, with its headings and its text, and nothing from around the article', () => {
  const record = recordOf(
    page(
      '<h1>Pad</h1><p>Write <b>to</b>gether.</p><h2 id="use">Use it</h2><ul><li>One</li><li>Two</li></ul>' +
        '<h3 id="keys">Keys</h3><p>Press <kbd>Ctrl</kbd>+<kbd>B</kbd>.</p><h2 id="help">Help</h2>',
      '',
      '/docs/services/pad',
    ),
  );
  expect(record).toEqual({
    path: '/docs/services/pad',
    title: 'Pad',
    trail: ['Services'],
    keywords: ['write together'],
    language: 'en',
    kind: 'service',
    version: '',
    sections: [
      { anchor: '', headings: [], text: 'Write together.' },
      { anchor: 'use', headings: ['Use it'], text: 'One; Two' },
      { anchor: 'keys', headings: ['Use it', 'Keys'], text: 'Press Ctrl+B.' },
      { anchor: 'help', headings: ['Help'], text: '' },
    ],
  });
});

test('a keyword with the id of a heading leads to its section; one of a heading that there is not stops the build', async () => {
  const built = page('<h1>Mail</h1><h2 id="limits">Limits</h2>');
  const record = (keywords: string[]) =>
    pageRecord(built, articleOf(built) as HTMLElement, '', ['webmail', 'C#', ...keywords]);
  expect(record(['mailbox full#limits'])).toMatchObject({
    keywords: ['webmail', 'C#'],
    sections: [{ anchor: '' }, { anchor: 'limits', keywords: ['mailbox full'] }],
  });
  await expect(
    writtenFor([{ address: '/pad', source: '---\nkeywords: [full#limit]\n---\n' }]),
  ).rejects.toThrow(/pad\.mdx: the keyword “full#limit” leads to no heading/);
});

test('buttons and what is hidden from assistive technology are not text', () => {
  const record = recordOf(
    page('<h1>A</h1><p>Text<button>Copy</button><span aria-hidden="true">#</span></p>'),
  );
  expect(record.sections[0]?.text).toBe('Text');
});

test('code is text without its tags; what shows only with or only without scripts is not text', () => {
  const record = recordOf(
    page(
      '<h1>A</h1><pre><code><span class="line">npm ci</span></code></pre>' +
        '<noscript><p>No scripts</p></noscript><div data-needs-scripts><label>Type</label></div>' +
        '<site-island><figure data-demo=""><p>Try</p></figure></site-island>',
    ),
  );
  expect(record.sections[0]?.text).toBe('npm ci');
});

test('cells, lines of a table and items of a list stand apart', () => {
  const record = recordOf(
    page(
      '<h1>A</h1><table><tr><th>Data</th><th>Kept</th></tr><tr><td>Name</td><td>5 years</td></tr></table>' +
        '<ul><li>Bread</li><li>Cheese.</li><li>Tea</li></ul>',
    ),
  );
  expect(record.sections[0]?.text).toBe('Data · Kept; Name · 5 years; Bread; Cheese. Tea');
});

test('links and other boxes that stand side by side are set apart, words in bold and code are not', () => {
  const record = recordOf(
    page(
      '<h1>A</h1><p><span>Google Photos</span><a href="/a"><svg></svg>Cloud</a>Calendar, ' +
        '<a href="/b">Limits</a><a href="/c">Pads</a>, <b>b</b>old, CO<sub>2</sub>; ' +
        '<code><span>npm</span><span>.js</span></code> (<a href="/d">poll</a>).</p>',
    ),
  );
  expect(record.sections[0]?.text).toBe(
    'Google Photos Cloud Calendar, Limits Pads, bold, CO2; npm.js (poll).',
  );
});

/** What the build writes for pages, each with its source. */
async function writtenFor(pages: { address: string; head?: string; source: string }[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-records-'));
  const written = new Map<string, string>();
  try {
    const routes = pages.map(({ address, source }) => {
      const absolutePath = path.join(folder, `${address.slice(1)}.mdx`);
      writeFileSync(absolutePath, source);
      return { routePath: address, absolutePath };
    });
    const { read, finish } = searchRecords({
      config: {},
      routes,
      write: async (file: string, text: string) => {
        written.set(file, text);
      },
    } as unknown as BuiltSite);
    for (const { address, head } of pages) {
      const built = { ...page('<h1>Pad</h1><p>Write.</p>', head, address), file: `${address.slice(1)}.html` };
      await read(built, articleOf(built) as HTMLElement);
    }
    await finish?.();
  } finally {
    rmSync(folder, { recursive: true });
  }
  const index: SearchIndexFile = JSON.parse(written.get('search-records.json') ?? '{}');
  return { written, index };
}

test('keywords come from the front matter, in both languages', async () => {
  const source = '---\ntitle: Pad\nkeywords: [minutes]\nkeywordsFr: [compte rendu]\n---\n';
  const { index } = await writtenFor([{ address: '/pad', source }]);
  expect(unpackIndex(index).pages[0]?.keywords).toEqual(['minutes', 'compte rendu']);
});

test('of a page, its texts have a file; the index has its title, its keywords and its headings', async () => {
  const { written, index } = await writtenFor([
    { address: '/pad', source: '---\nkeywords: [minutes]\n---\n' },
  ]);
  const record = JSON.parse(written.get('search-records/pad.json') ?? '');
  expect(record).toEqual({ language: 'en', kind: 'page', texts: ['Write.'] });
  const [page] = unpackIndex(index).pages as [PageRecord];
  expect(withTexts(page, record)).toMatchObject({
    path: '/pad',
    title: 'Pad',
    keywords: ['minutes'],
    sections: [{ anchor: '', headings: [], text: 'Write.' }],
  });
  expect(() => withTexts(page, { ...record, texts: [] })).toThrow('/pad');
});

test('letters and their accents are one character', () => {
  const record = recordOf(page('<h1>E\u0301quipe</h1><p>Cre\u0301er</p><h2 id="a">E\u0301te\u0301</h2>'));
  expect(record.title).toBe('\u00c9quipe');
  expect(record.sections.map(({ headings, text }) => [...headings, text])).toEqual([
    ['Cr\u00e9er'],
    ['\u00c9t\u00e9', ''],
  ]);
});

test('keywords of a section stand below its id, or before it', async () => {
  // The page has no such section: the line says how each is understood.
  for (const keyword of ['full#limit', 'limit: [full, quota]', 'limit: full']) {
    const source = `---\nkeywords: [minutes, ${keyword}]\n---\n`;
    await expect(writtenFor([{ address: '/pad', source }])).rejects.toThrow(
      /pad\.mdx: the keyword “full#limit” leads to no heading/,
    );
  }
});

test('keywords that are no list stop the build with a line that names the file', async () => {
  await expect(writtenFor([{ address: '/pad', source: '---\nkeywords: minutes\n---\n' }])).rejects.toThrow(
    /pad\.mdx: write keywords as a list: keywords: \[first, second\]$/,
  );
});

test('a line lists the pages without French words', async () => {
  const info = rs.spyOn(console, 'info').mockImplementation(() => {});
  await writtenFor([
    { address: '/a', source: '---\nkeywordsFr: [un]\n---\n' },
    { address: '/b', source: '' },
  ]);
  expect(info.mock.calls.flat().join()).toMatch(/without French words .*\(keywordsFr\): \S*b\.mdx$/);
  info.mockRestore();
});

test('a page with noindex has no record', async () => {
  const { index, written } = await writtenFor([
    { address: '/a', head: '<meta name="robots" content="noindex">', source: '' },
    { address: '/b', source: '' },
  ]);
  expect(index.pages.map(([address]) => address)).toEqual(['/b']);
  expect(written.has('search-records/a.json')).toBe(false);
});
