import { expect, test } from '@rstest/core';
import type { PageRecord } from '../../shared/searchRecords';
import { Postings } from './postings';

const page = (title: string, keywords: string[] = []): PageRecord => ({
  path: `/${title}`,
  title,
  trail: [],
  keywords,
  language: 'en',
  kind: 'guide',
  version: '',
  sections: [{ anchor: '', headings: [], text: '' }],
});

test('a word has one posting for a section, whether its title, its keywords or the texts of the page have it', async () => {
  const postings = new Postings();
  await postings.add([page('Bread'), page('Kitchen', ['bread']), page('Garden')]);
  postings.expect([1, 1, 1], [['bread']]);
  expect(postings.partOf('bread')).toBe(0);
  // The pages 0, 1 and 2.
  postings.addPart(0, '#$$');
  expect(postings.partOf('bread')).toBeUndefined();
  const found = postings
    .of('bread')
    .map(({ section, fields, isInTexts }) => [section.page.title, fields, isInTexts]);
  expect(found).toEqual([
    ['Bread', { title: true }, true],
    ['Kitchen', { keywords: true }, true],
    ['Garden', {}, true],
  ]);
});

test('what a part says of a word is read when the word is looked for', async () => {
  const postings = new Postings();
  await postings.add([page('Bread'), page('Kitchen')]);
  postings.expect([1, 1], [['bread', 'jam']]);
  postings.addPart(0, '#$\n$');
  expect(postings.frequency('jam')).toBe(1);
  expect(postings.of('jam').map(({ section }) => section.page.title)).toEqual(['Kitchen']);
  expect(postings.of('jam')).toHaveLength(1);
  expect(postings.of('bread')).toHaveLength(2);
});
