import { expect, test } from '@rstest/core';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema.ts';
import { makePage } from './pages.ts';

const makeTestPage = (frontmatter: FrontMatter, address = '/blog/news') =>
  makePage(
    {
      routePath: address,
      _filepath: `${process.cwd()}/docs${address}.mdx`,
      title: 'News',
      frontmatter,
    },
    { default: '', versions: [] },
  );

test('a page has what its front matter says, in the form that steps need', () => {
  const page = makeTestPage({
    date: '2025-01-20',
    title: 'Our year',
    noindex: true,
    lang: 'fr',
    keywords: ['minutes', '2026'],
  });
  expect(page).toMatchObject({
    source: 'docs/blog/news.mdx',
    file: 'blog/news.html',
    title: 'Our year',
    postedOn: '2025-01-20',
    isIndexed: false,
    lang: 'fr',
    keywords: ['minutes', '2026'],
  });
  expect(makeTestPage({ date: '2025-01-20' }, '/blog/archive').postedOn).toBeUndefined();
});
