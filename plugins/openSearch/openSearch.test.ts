import { expect, test } from '@rstest/core';
import { openSearchDescription } from './openSearch.ts';

test('the name is escaped, and cut to the length that browsers accept', () => {
  const xml = openSearchDescription({
    name: 'Les <Chatons> & compagnie',
    description: 'Search',
    address: 'https://www.example.org/site/',
  });
  expect(xml).toContain('<ShortName>Les &#60;Chatons&#62; &#38;</ShortName>');
  expect(xml).toContain('template="https://www.example.org/site/search?q={searchTerms}"');
});
