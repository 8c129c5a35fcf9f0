import { expect, test } from '@rstest/core';
import type { SidebarNode } from '../../shared/sidebar';
import { findSidebarKey, MAX_LINKS, makeSidebarState } from './sidebarState';

const nodes: SidebarNode[] = [
  { text: 'Start', link: '/docs/' },
  {
    text: 'Guide',
    items: [
      { text: 'One', link: '/docs/one' },
      { text: 'Deeper', items: [{ text: 'Two', link: '/docs/two' }] },
    ],
  },
];
const at = (address: string) => makeSidebarState('/docs', nodes, address);

test('a page has the neighbors of the reading order, none beyond the ends', () => {
  expect(at('/docs/one')).toMatchObject({
    previous: { text: 'Start', link: '/docs/' },
    next: { text: 'Two', link: '/docs/two' },
  });
  expect(at('/docs/')?.previous).toBeUndefined();
  expect(at('/docs/two')?.next).toBeUndefined();
});

test('a page is named with the sections that it is in', () => {
  expect(at('/docs/two')).toMatchObject({
    name: 'Docs sidebar',
    root: { text: 'Start' },
    sections: ['Guide', 'Deeper'],
    self: { text: 'Two' },
  });
});

test('a page that the sidebar lacks has the sidebar all the same, and no neighbors', () => {
  expect(at('/docs/elsewhere')).toMatchObject({ nodes, sections: [] });
  expect(at('/docs/elsewhere')).not.toHaveProperty('next');
  expect(makeSidebarState('/docs', [], '/docs/')).toBeUndefined();
});

test('the longest key that the address lies in names the sidebar', () => {
  const keys = ['/docs', '/docs/services'];
  expect(findSidebarKey(keys, '/docs/services/git')).toBe('/docs/services');
  expect(findSidebarKey(keys, '/docs/services')).toBe('/docs/services');
  expect(findSidebarKey(keys, '/docs/')).toBe('/docs');
  expect(findSidebarKey(keys, '/docsearch')).toBeUndefined();
});

const links = (group: number, count: number): SidebarNode[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `Page ${index}`,
    link: `/docs/${group}/${index}`,
  }));

test('of a long sidebar the page’s own section is shown, and the first page of the others', () => {
  const long = [0, 1, 2, 3].map((group) => ({ text: `Group ${group}`, items: links(group, 20) }));
  const place = makeSidebarState('/docs', long, '/docs/2/7');
  expect(place?.nodes).toEqual([
    { text: 'Group 0', link: '/docs/0/0' },
    { text: 'Group 1', link: '/docs/1/0' },
    long[2],
    { text: 'Group 3', link: '/docs/3/0' },
  ]);
  expect(place).toMatchObject({ sections: ['Group 2'], next: { link: '/docs/2/8' } });
});

test('of a long list the block with the page is shown, the same for its neighbors', () => {
  const long = links(0, 1000);
  const shown = (page: number) => makeSidebarState('/docs', long, `/docs/0/${page}`)?.nodes ?? [];
  expect(shown(500)).toHaveLength(MAX_LINKS);
  expect(shown(500)).toContainEqual(long[500]);
  expect(shown(501)).toEqual(shown(500));
  expect(shown(0)).toEqual(long.slice(0, MAX_LINKS));
  expect(shown(999)).toContainEqual(long[999]);
});
