import { expect, test } from '@rstest/core';
import { matchingPages } from './matchingPages';

const pages = [
  { title: 'Statutes', frontmatter: { description: 'The rules of the association, été comme hiver.' } },
  { title: 'x', frontmatter: { title: 'Mail', description: 'A mailbox.' } },
];
const titles = (query: string) =>
  matchingPages(pages, query).map(({ frontmatter, title }) => frontmatter.title ?? title);

test('an empty query gives every page, in order', () => {
  expect(titles('  ')).toEqual(['Statutes', 'Mail']);
});

test('every word must be found, whatever its case and accents', () => {
  expect(titles('STÂTUTES rules')).toEqual(['Statutes']);
  expect(titles('ete')).toEqual(['Statutes']);
  expect(titles('mail rules')).toEqual([]);
});
