import { expect, test } from '@rstest/core';
import {
  type PageRecord,
  packIndex,
  recordFile,
  unpackIndex,
  unpackLine,
  unpackSynonyms,
} from './searchRecords';

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
    { anchor: 'make-one', headings: ['Make one'], text: 'Type the poll.', keywords: ['create', 'créer'] },
    { anchor: 'own-id', headings: ['Make one', 'With réactions'], text: 'Polling', keywords: ['like'] },
  ]),
  ...Array.from({ length: 100 }, (_, index) =>
    page(`/p${index}`, 'Other', [{ anchor: '', headings: [], text: 'A' }]),
  ),
  page('/', 'Home', [{ anchor: '', headings: [], text: 'poll' }]),
];

const pack = (partLength?: number) => {
  const { index, parts } = packIndex(
    pages,
    [[['survey', 'ballot'], ['poll']]],
    (text) => text.toLowerCase().match(/\w+/g) ?? [],
    (all, number) => `${all.length}-${number}.json`,
    partLength,
  );
  return { index: JSON.parse(JSON.stringify(index)), parts };
};

/** The numbers of the pages that have each word of a part. */
const pagesOf = (part: string | string[] = '') => String(part).split('\n').map(unpackLine);

test('what is packed and sent as JSON comes out as it was, with words instead of texts', () => {
  const { index, parts } = pack();
  const { pages: unpacked, lengths, words } = unpackIndex(index);
  expect([lengths[0], lengths[1]]).toEqual([6, 1]);
  expect(unpacked[0]).toMatchObject({
    path: '/docs/polls',
    title: 'Polls',
    keywords: ['vote', 'sondage'],
    version: 'v1',
  });
  expect(unpacked[0]?.sections).toEqual([
    { anchor: '', headings: [], text: '' },
    { anchor: 'make-one', headings: ['Make one'], text: '', keywords: ['create', 'créer'] },
    { anchor: 'own-id', headings: ['Make one', 'With réactions'], text: '', keywords: ['like'] },
  ]);
  expect(words).toEqual([['a', 'poll', 'polling', 'quoted', 'the', 'type']]);
  const [ofFirst, ...ofOthers] = pagesOf(index.parts);
  expect(ofFirst).toHaveLength(101);
  expect(ofOthers).toEqual([[0, 101], [0], [0], [0], [0]]);
  expect(unpackSynonyms(index.synonyms)).toEqual([[['survey', 'ballot'], ['poll']]]);
  expect(parts).toEqual([]);
});

test('which pages have a word stands in parts of their own where that is long', () => {
  const { index, parts } = pack(9);
  expect(unpackIndex(index).words).toEqual([['a'], ['poll', 'polling', 'quoted', 'the'], ['type']]);
  expect(index.parts).toEqual(['3-0.json', '3-1.json', '3-2.json']);
  expect(pagesOf(parts[1])).toEqual([[0, 101], [0], [0], [0]]);
});

test('the record of a page has the address of the page', () => {
  expect(['/', '/docs/', '/docs/polls'].map(recordFile)).toEqual([
    'search-records/index.json',
    'search-records/docs/index.json',
    'search-records/docs/polls.json',
  ]);
});
