import { expect, test } from '@rstest/core';
import { openSearchDescription } from './openSearch.ts';

test('the name is escaped, and cut to the length that browsers accept', () => {
  const xml = openSearchDescription('Les <Chatons> & compagnie', 'https://www.example.org/site/');
  expect(xml).toContain('<ShortName>Les &#x3C;Chatons> &#x26;</ShortName>');
  expect(xml).toContain('template="https://www.example.org/site/search?q={searchTerms}"');
});
