import { expect, rs, test } from '@rstest/core';
import type { Element } from 'hast';
import type { SearchFile } from '../../shared/searchRecords.ts';
import { extractArticle, parseDocument } from '../site/html.ts';
import { NOT_FOUND_PAGE, type Page } from '../site/pages.ts';
import type { PageDocument, Site } from '../site/site.ts';
import { makePageRecord } from './records.ts';
import { searchRecords } from './searchRecords.ts';

const makeDocument = (article: string, pageProperties: Partial<Page> = {}): PageDocument => ({
  page: {
    ...NOT_FOUND_PAGE,
    address: '/a',
    source: 'docs/a.mdx',
    isIndexed: true,
    ...pageProperties,
  },
  tree: parseDocument(`<!doctype html><html lang="en"><head></head><body>
   <nav aria-label="Breadcrumb"><ol><li>Home</li><li>Services</li><li>Pad</li></ol></nav>
   <article>${article}</article><footer>Footer</footer></body></html>`),
});

const makeRecord = (document: PageDocument) =>
  makePageRecord(document, extractArticle(document.tree) as Element);

test('a record for each section, with its headings and its text, and nothing from around the article', () => {
  const record = makeRecord(
    makeDocument(
      '<h1>Pad</h1><p>Write <b>to</b>gether.</p><h2 id="use">Use it</h2><ul><li>One</li><li>Two</li></ul>' +
        '<h3 id="keys">Keys</h3><p>Press <kbd>Ctrl</kbd>+<kbd>B</kbd>.</p><h2 id="help">Help</h2>',
      { address: '/docs/services/pad', keywords: ['write together'] },
    ),
  );
  expect(record).toEqual({
    address: '/docs/services/pad',
    title: 'Pad',
    trail: ['Services'],
    keywords: ['write together'],
    version: '',
    sections: [
      { anchor: '', headings: [], text: 'Write together.' },
      { anchor: 'use', headings: ['Use it'], text: 'One; Two' },
      { anchor: 'keys', headings: ['Use it', 'Keys'], text: 'Press Ctrl+B.' },
      { anchor: 'help', headings: ['Help'], text: '' },
    ],
  });
});

test('a folded part with an address of its own is a section, and the text behind it belongs to the one around it', () => {
  const record = makeRecord(
    makeDocument(
      '<h1>A</h1><h2 id="fears">Fears</h2><p>Open one.</p>' +
        '<details><summary>Lost <b>data</b>?</summary><div id="lost"><p>Copies.</p></div></details>' +
        '<details><summary>More</summary><p>Rows.</p></details><p>The end.</p><h3 id="b">B</h3><p>C</p>',
    ),
  );
  expect(record.sections.slice(1)).toEqual([
    { anchor: 'fears', headings: ['Fears'], text: 'Open one. More Rows. The end.' },
    { anchor: 'lost', headings: ['Fears', 'Lost data?'], text: 'Copies.' },
    { anchor: 'b', headings: ['Fears', 'B'], text: 'C' },
  ]);
});

test('buttons and what is hidden from assistive technology are not text', () => {
  const record = makeRecord(
    makeDocument('<h1>A</h1><p>Text<button>Copy</button><span aria-hidden="true">#</span></p>'),
  );
  expect(record.sections[0]?.text).toBe('Text');
});

test('the text of footnotes is found, without their numbers and the arrows that lead back', () => {
  const reference = '<sup><a href="#footnote-1" data-footnote-ref="true">1</a></sup>';
  const record = makeRecord(
    makeDocument(
      `<h1>A${reference}</h1><p>A claim,${reference} and more.${reference} The end.</p>` +
        '<section data-footnotes="true"><h2 id="footnote-label">Footnotes</h2><ol><li><p>A source. ' +
        '<a href="#footnote-1-from-1" data-footnote-backref="">↩</a> ' +
        '<a href="#footnote-1-from-2" data-footnote-backref="">↩<sup>2</sup></a></p></li></ol></section>',
    ),
  );
  expect(record.title).toBe('A');
  expect(record.sections).toEqual([
    { anchor: '', headings: [], text: 'A claim, and more. The end.' },
    { anchor: 'footnote-label', headings: ['Footnotes'], text: 'A source.' },
  ]);
});

test('code is text without its tags; what shows only with or only without scripts is not text', () => {
  const record = makeRecord(
    makeDocument(
      '<h1>A</h1><pre><code><span class="line">npm ci</span></code></pre>' +
        '<noscript><p>No scripts</p></noscript><div data-needs-scripts><label>Type</label></div>' +
        '<site-island><figure data-figure=""><p>Try</p></figure></site-island>',
    ),
  );
  expect(record.sections[0]?.text).toBe('npm ci');
});

test('an example of Markdown is the text that readers of it see, other code is as it is', () => {
  const code =
    '**Meeting** on *Tuesday*\n&gt; Bring [the card](https://a.example/b).\n\n# ~~Room~~\n\n' +
    '| Day | Who |\n|---|---|\n| Friday | Amina |\n\n![Map](https://a.example/map.png =400x300)';
  const record = makeRecord(
    makeDocument(
      `<h1>A</h1><pre class="shiki language-md"><code><span>${code}</span></code></pre>` +
        '<pre class="language-sh"><code>**a**</code></pre><p>Type <code>**b**</code>.</p>',
    ),
  );
  expect(record.sections).toEqual([
    {
      anchor: '',
      headings: [],
      text: 'Meeting on Tuesday Bring the card. Room Day · Who; Friday · Amina; **a** Type **b**.',
    },
  ]);
});

test('what repeats other pages is not searched', () => {
  const record = makeRecord(
    makeDocument(
      '<h1>A</h1><p>Print it.</p><div data-not-searched=""><h2 id="b">B</h2><p>Log in.</p></div><p>Fold it.</p>',
    ),
  );
  expect(record.sections).toEqual([{ anchor: '', headings: [], text: 'Print it. Fold it.' }]);
});

test('cells, lines of a table and items of a list stand apart', () => {
  const record = makeRecord(
    makeDocument(
      '<h1>A</h1><table><tr><th>Data</th><th>Kept</th></tr><tr><td>Name</td><td>5 years</td></tr></table>' +
        '<ul><li>Bread</li><li>Cheese.</li><li>Tea</li></ul>',
    ),
  );
  expect(record.sections[0]?.text).toBe('Data · Kept; Name · 5 years; Bread; Cheese. Tea');
});

test('links and other boxes that stand side by side are set apart, words in bold and code are not', () => {
  const record = makeRecord(
    makeDocument(
      '<h1>A</h1><p><span>Google Photos</span><a href="/a"><svg></svg>Cloud</a>Calendar, ' +
        '<a href="/b">Limits</a><a href="/c">Pads</a>, <b>b</b>old, CO<sub>2</sub>; ' +
        '<code><span>npm</span><span>.js</span></code> (<a href="/d">poll</a>).</p>',
    ),
  );
  expect(record.sections[0]?.text).toBe(
    'Google Photos Cloud Calendar, Limits Pads, bold, CO2; npm.js (poll).',
  );
});

/** Returns the search records that the build writes for these pages. */
async function writeRecords(...pageProperties: (Partial<Page> & { address: string })[]) {
  const writtenFiles = new Map<string, string>();
  const documents = pageProperties.map((properties) =>
    makeDocument('<h1>Pad</h1><p>Write.</p>', {
      source: `docs${properties.address}.mdx`,
      ...properties,
    }),
  );
  const { read, finish } = searchRecords({
    pages: documents.map((document) => document.page),
    write: async (file: string, text: string) => {
      writtenFiles.set(file, text);
    },
  } as Partial<Site> as Site);
  for (const document of documents) {
    await read?.(document, extractArticle(document.tree));
  }
  await finish?.();
  return JSON.parse(writtenFiles.get('search-records.json') ?? '{}') as SearchFile;
}

test('the records hold the keywords of a page in both languages, and no page with noindex', async () => {
  const { pages } = await writeRecords(
    { address: '/a', isIndexed: false },
    { address: '/pad', keywords: ['minutes'], keywordsFr: ['compte rendu'] },
  );
  expect(pages).toEqual([
    expect.objectContaining({ address: '/pad', keywords: ['minutes', 'compte rendu'] }),
  ]);
});

test('the record of a page in French says so, and its words are French anyway', async () => {
  const infoSpy = rs.spyOn(console, 'info').mockImplementation(() => {});
  const { pages } = await writeRecords(
    { address: '/a', lang: 'fr' },
    { address: '/b', keywordsFr: ['un'] },
  );
  expect(pages.map(({ address, lang }) => [address, lang])).toEqual([
    ['/a', 'fr'],
    ['/b', undefined],
  ]);
  expect(infoSpy).not.toHaveBeenCalled();
  infoSpy.mockRestore();
});

test('letters and their accents are one character', () => {
  const record = makeRecord(
    makeDocument('<h1>E\u0301quipe</h1><p>Cre\u0301er</p><h2 id="a">E\u0301te\u0301</h2>'),
  );
  expect(record.title).toBe('\u00c9quipe');
  expect(record.sections.map(({ headings, text }) => [...headings, text])).toEqual([
    ['Cr\u00e9er'],
    ['\u00c9t\u00e9', ''],
  ]);
});

test('a line lists the pages without French words', async () => {
  const infoSpy = rs.spyOn(console, 'info').mockImplementation(() => {});
  await writeRecords({ address: '/a', keywordsFr: ['un'] }, { address: '/b' });
  expect(infoSpy.mock.calls.flat().join()).toMatch(
    /without French words .*\(keywordsFr\): \S*b\.mdx$/,
  );
  infoSpy.mockRestore();
});

test('the line names at most ten of the pages without French words', async () => {
  const infoSpy = rs.spyOn(console, 'info').mockImplementation(() => {});
  await writeRecords(...Array.from({ length: 12 }, (_, index) => ({ address: `/page-${index}` })));
  const line = infoSpy.mock.calls.flat().join();
  expect(line.match(/\.mdx/g)).toHaveLength(10);
  expect(line).toMatch(/\.mdx and 2 more$/);
  infoSpy.mockRestore();
});
