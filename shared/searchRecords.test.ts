import { expect, test } from '@rstest/core';
import { type PageRecord, packIndex, recordFile, unpackIndex } from './searchRecords';

const page = (path: string, title: string, sections: PageRecord['sections']): PageRecord => ({
  path,
  title,
  trail: ['Guide'],
  keywords: ['vote', 'sondage'],
  language: 'en',
  kind: 'guide',
  version: 'v1',
  sections,
});

const pages = [
  page('/docs/polls', 'Polls', [
    { anchor: '', headings: [], text: 'A poll, "quoted".' },
    { anchor: 'make-one', headings: ['Make one'], text: 'Type the poll.' },
    { anchor: 'own-id', headings: ['Make one', 'With réactions'], text: 'Polling' },
  ]),
  ...Array.from({ length: 100 }, (_, index) =>
    page(`/p${index}`, 'Other', [{ anchor: '', headings: [], text: 'A' }]),
  ),
  page('/', 'Home', [{ anchor: '', headings: [], text: 'poll' }]),
];

test('what is packed and sent as JSON comes out as it was, with words instead of texts', () => {
  const file = packIndex(pages, [[['survey'], ['poll']]], (text) => text.toLowerCase().match(/\w+/g) ?? []);
  const { pages: unpacked, words } = unpackIndex(JSON.parse(JSON.stringify(file)));
  expect(unpacked[0]).toMatchObject({
    path: '/docs/polls',
    title: 'Polls',
    keywords: ['vote', 'sondage'],
    version: 'v1',
  });
  expect(unpacked[0]?.sections).toEqual([
    { anchor: '', headings: [], text: '' },
    { anchor: 'make-one', headings: ['Make one'], text: '' },
    { anchor: 'own-id', headings: ['Make one', 'With réactions'], text: '' },
  ]);
  expect(Object.fromEntries(words)).toMatchObject({ poll: [0, 101], polling: [0], quoted: [0], type: [0] });
  expect(Object.fromEntries(words).a).toHaveLength(101);
  expect(file.synonyms).toEqual([[['survey'], ['poll']]]);
});

test('the record of a page has the address of the page', () => {
  expect(['/', '/docs/', '/docs/polls'].map(recordFile)).toEqual([
    'search-records/index.json',
    'search-records/docs/index.json',
    'search-records/docs/polls.json',
  ]);
});
