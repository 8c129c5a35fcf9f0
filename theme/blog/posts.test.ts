import { expect, test } from '@rstest/core';
import { formatLongDate } from '../../shared/longDate';
import { groupPostsByYear, listPosts } from './posts';

const makePage = (routePath: string, date?: string, title = routePath) => ({
  routePath,
  frontmatter: { title, description: 'About it', ...(date && { date }) },
});

test('posts are listed by year, the newest first', () => {
  const posts = listPosts([
    makePage('/docs/'),
    makePage('/blog/archive'),
    makePage('/blog/b', '2024-03-09'),
    makePage('/blog/d', '2025-01-20'),
    makePage('/blog/c', '2024-12-31'),
  ]);
  expect(
    groupPostsByYear(posts).map(({ year, posts: ofYear }) => [
      year,
      ofYear.map(({ address }) => address),
    ]),
  ).toEqual([
    ['2025', ['/blog/d']],
    ['2024', ['/blog/c', '/blog/b']],
  ]);
  expect(posts[0]).toEqual({
    address: '/blog/d',
    title: '/blog/d',
    description: 'About it',
    date: '2025-01-20',
  });
});

test('a post has the language of its page', () => {
  const frenchPage = makePage('/blog/fr', '2025-01-20');
  const posts = listPosts([
    { ...frenchPage, frontmatter: { ...frenchPage.frontmatter, lang: 'fr' } },
    makePage('/blog/en', '2024-01-20'),
  ]);
  expect(posts.map(({ lang }) => lang)).toEqual(['fr', undefined]);
});

test('a day in words is the same everywhere', () => {
  expect(formatLongDate('2025-01-20')).toBe('January 20, 2025');
});
