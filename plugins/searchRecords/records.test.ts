import { expect, test } from '@rstest/core';
import type { HTMLElement } from 'node-html-parser';
import { articleOf } from '../builtSite/article.ts';
import type { BuiltSite } from '../builtSite/builtSite.ts';
import { type PageRecord, pageRecord } from './records.ts';
import { searchRecords } from './searchRecords.ts';

const page = (article: string, head = '', address = '/a') => ({
  address,
  html: `<!doctype html><html lang="en"><head>${head}</head><body>
   <nav aria-label="Breadcrumb"><ol><li>Home</li><li>Services</li><li>Pad</li></ol></nav>
   <article>${article}</article><footer>Footer</footer></body></html>`,
});

const recordOf = (built: ReturnType<typeof page>) => pageRecord(built, articleOf(built) as HTMLElement, '');

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
    keywords: [],
    language: 'en',
    kind: 'service',
    version: '',
    sections: [
      { anchor: '', headings: [], text: 'Write together.' },
      { anchor: 'use', headings: ['Use it'], text: 'One Two' },
      { anchor: 'keys', headings: ['Use it', 'Keys'], text: 'Press Ctrl+B.' },
      { anchor: 'help', headings: ['Help'], text: '' },
    ],
  });
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

test('keywords come from the head', () => {
  expect(recordOf(page('', '<meta name="keywords" content="Slack, chat">')).keywords).toEqual([
    'Slack',
    'chat',
  ]);
});

test('a page with noindex has no record', async () => {
  let records: PageRecord[] = [];
  const { read, finish } = searchRecords({
    config: {},
    write: async (_, text) => {
      records = JSON.parse(text);
    },
  } as BuiltSite);
  for (const [address, robots] of [
    ['/a', 'noindex'],
    ['/b', 'all'],
  ]) {
    const built = { ...page('', `<meta name="robots" content="${robots}">`, address), file: '' };
    await read(built, articleOf(built) as HTMLElement);
  }
  await finish?.();
  expect(records.map(({ path }) => path)).toEqual(['/b']);
});
