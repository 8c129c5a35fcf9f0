import { expect, test } from '@rstest/core';
import { neighbors, readingOrder, sidebarName, sidebarNodes, trailTo } from './sidebar';

const nodes = [
  { text: 'Start', link: '/docs/' },
  {
    text: 'Guide',
    items: [
      { text: 'One', link: '/docs/one' },
      { text: 'Deeper', items: [{ text: 'Two', link: '/docs/two' }] },
    ],
  },
];

test('the reading order goes through sections in depth', () => {
  expect(readingOrder(nodes).map(({ text }) => text)).toEqual(['Start', 'One', 'Two']);
});

test('a page has the neighbors of its reading order, none beyond the ends', () => {
  expect(neighbors(nodes, '/docs/one')).toEqual({
    previous: { text: 'Start', link: '/docs/' },
    next: { text: 'Two', link: '/docs/two' },
  });
  expect(neighbors(nodes, '/docs/').previous).toBeUndefined();
  expect(neighbors(nodes, '/docs/two').next).toBeUndefined();
  expect(neighbors(nodes, '/elsewhere')).toEqual({});
});

test('the trail to a page names its sections', () => {
  expect(trailTo(nodes, '/docs/two').map(({ text }) => text)).toEqual(['Guide', 'Deeper', 'Two']);
  expect(trailTo(nodes, '/elsewhere')).toEqual([]);
});

test('a sidebar is named after the last part of its key', () => {
  expect(sidebarName('/docs')).toBe('Docs sidebar');
  expect(sidebarName('/docs/association')).toBe('Association sidebar');
});

test('dividers are left out and links get their address', () => {
  const data = [{ dividerType: 'solid' as const }, { text: 'A', link: '/a.html' }];
  expect(sidebarNodes(data, (link) => link.replace('.html', ''))).toEqual([{ text: 'A', link: '/a' }]);
});

test('links without an address are left out, and so are sections that they leave empty', () => {
  const section = { text: 'Guide', collapsible: true, collapsed: false, items: [{ text: 'A', link: '/a' }] };
  const addressOf = (link: string) => (link === '/b' ? link : undefined);
  expect(sidebarNodes([section, { text: 'B', link: '/b' }], addressOf)).toEqual([{ text: 'B', link: '/b' }]);
});
