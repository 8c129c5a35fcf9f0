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
const makeState = (address: string) => makeSidebarState('/docs', nodes, address);

test('a page has the neighbors of the reading order, none beyond the ends', () => {
  expect(makeState('/docs/one')).toMatchObject({
    previous: { text: 'Start', link: '/docs/' },
    next: { text: 'Two', link: '/docs/two' },
  });
  expect(makeState('/docs/')?.previous).toBeUndefined();
  expect(makeState('/docs/two')?.next).toBeUndefined();
});

test('a page is named with the groups that it is in', () => {
  expect(makeState('/docs/two')).toMatchObject({
    name: 'Docs sidebar',
    root: { text: 'Start' },
    groups: ['Guide', 'Deeper'],
    self: { text: 'Two' },
  });
});

test('a page that the sidebar lacks has the sidebar all the same, and no neighbors', () => {
  expect(makeState('/docs/elsewhere')).toMatchObject({ nodes, groups: [] });
  expect(makeState('/docs/elsewhere')).not.toHaveProperty('next');
  expect(makeSidebarState('/docs', [], '/docs/')).toBeUndefined();
});

test('the longest key that the address lies in names the sidebar', () => {
  const keys = ['/docs', '/docs/services'];
  expect(findSidebarKey(keys, '/docs/services/git')).toBe('/docs/services');
  expect(findSidebarKey(keys, '/docs/services')).toBe('/docs/services');
  expect(findSidebarKey(keys, '/docs/')).toBe('/docs');
  expect(findSidebarKey(keys, '/docsearch')).toBeUndefined();
});

const makeLinks = (group: number, count: number): SidebarNode[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `Page ${index}`,
    link: `/docs/${group}/${index}`,
  }));

test('of a long sidebar the page’s own group is shown, and the first page of the others', () => {
  const longSidebar = [0, 1, 2, 3].map((group) => ({
    text: `Group ${group}`,
    items: makeLinks(group, 20),
  }));
  const state = makeSidebarState('/docs', longSidebar, '/docs/2/7');
  expect(state?.nodes).toEqual([
    { text: 'Group 0', link: '/docs/0/0' },
    { text: 'Group 1', link: '/docs/1/0' },
    longSidebar[2],
    { text: 'Group 3', link: '/docs/3/0' },
  ]);
  expect(state).toMatchObject({ groups: ['Group 2'], next: { link: '/docs/2/8' } });
});

test('of a long list the block with the page is shown, the same for its neighbors', () => {
  const longSidebar = makeLinks(0, 1000);
  const getNodes = (page: number) =>
    makeSidebarState('/docs', longSidebar, `/docs/0/${page}`)?.nodes ?? [];
  expect(getNodes(500)).toHaveLength(MAX_LINKS);
  expect(getNodes(500)).toContainEqual(longSidebar[500]);
  expect(getNodes(501)).toEqual(getNodes(500));
  expect(getNodes(0)).toEqual(longSidebar.slice(0, MAX_LINKS));
  expect(getNodes(999)).toContainEqual(longSidebar[999]);
});
