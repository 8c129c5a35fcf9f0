import { expect, test } from '@rstest/core';
import { makeNavbar } from './navbar.ts';

const ASSOCIATION = { text: 'Association', link: '/docs/association' };
const DOCUMENTATION = { text: 'Documentation', link: '/docs/' };
const NEWS = { text: 'News', link: '/blog/archive' };

/** Returns the links of a navbar that are marked on a page. */
const listMarked = (links: { text: string; link: string }[], address: string) =>
  makeNavbar(links)
    .filter(({ activeMatch }) => new RegExp(activeMatch).test(address))
    .map(({ text }) => text);

test('a link is marked on the pages below it, except for those of a longer link', () => {
  const links = [ASSOCIATION, DOCUMENTATION];
  expect(listMarked(links, '/docs/association/statuts')).toEqual(['Association']);
  expect(listMarked(links, '/docs/associations')).toEqual(['Documentation']);
  expect(listMarked(links, '/cgu')).toEqual([]);
});

test('posts belong to the link to the archive, or else to the association', () => {
  for (const address of ['/blog/archive', '/blog/ten-years']) {
    expect(listMarked([ASSOCIATION, DOCUMENTATION], address)).toEqual(['Association']);
    expect(listMarked([ASSOCIATION, NEWS], address)).toEqual(['News']);
  }
});
