import { expect, test } from '@rstest/core';
import type { Element } from 'hast';
import { FEED_FILE } from '../../shared/machineFiles.ts';
import { findElement, parseDocument } from '../site/html.ts';
import { NOT_FOUND_PAGE, type Page } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import { findXmlFault } from '../site/xml.ts';
import { atomFeed, makeFeedContent } from './atomFeed.ts';

const makeArticle = (content: string) =>
  findElement(parseDocument(`<article>${content}</article>`), 'article') as Element;
const makeContent = (content: string) =>
  makeFeedContent(makeArticle(content), 'https://a.example/site/blog/b');

test('addresses in an entry are absolute, those in a set of pictures, too', () => {
  expect(
    makeContent('<h1>B</h1><p class="c"><a href="/site/docs/">d</a> <a href="#e">f</a></p>'),
  ).toBe(
    '<p><a href="https://a.example/site/docs/">d</a> <a href="https://a.example/site/blog/b#e">f</a></p>',
  );
  expect(makeContent('<img alt="" src="/c.png" srcset="/c.png 1x, d.png 2x">')).toBe(
    '<img alt="" src="https://a.example/c.png" srcset="https://a.example/c.png 1x, https://a.example/site/blog/d.png 2x">',
  );
});

test('an address that cannot be read stays as it is', () => {
  expect(makeContent('<a href="https://">c</a><a href="http://[">d</a>')).toBe(
    '<a href="https://">c</a><a href="http://[">d</a>',
  );
});

/** Returns the text of the feed of these posts, which all have the same content. */
async function makeFeed(posts: Partial<Page>[], content: string): Promise<string> {
  let feed = '';
  const { read, finish } = atomFeed({
    url: 'https://a.example/',
    async write(file: string, text: string) {
      feed = file === FEED_FILE ? text : feed;
    },
  } as Partial<Site> as Site);
  for (const post of posts) {
    await read?.(
      { page: { ...NOT_FOUND_PAGE, ...post }, tree: parseDocument('') },
      makeArticle(content),
    );
  }
  await finish?.();
  expect(findXmlFault(feed)).toBeUndefined();
  return feed;
}

test('an entry has the day of its last change, and they stand in the order of publication', async () => {
  const posts: Partial<Page>[] = [
    { address: '/blog/old', postedOn: '2026-01-01', changedOn: '2026-03-15' },
    { address: '/blog/new', postedOn: '2026-02-01', changedOn: '2026-01-31' },
    { address: '/blog/none', postedOn: '2025-12-01' },
  ];
  const feed = await makeFeed(posts, '<p>c ]]&gt; &amp; d</p>');
  const feedValues = [...feed.matchAll(/<(?:id|updated|published)>(.*?)<\//g)].map(
    ([, value = '']) => value,
  );
  expect(feedValues.map((value) => value.replace(/T.*/, ''))).toEqual([
    'https://a.example/',
    '2026-03-15',
    'https://a.example/blog/new',
    '2026-02-01',
    '2026-02-01',
    'https://a.example/blog/old',
    '2026-03-15',
    '2026-01-01',
    'https://a.example/blog/none',
    '2025-12-01',
    '2025-12-01',
  ]);
});

test('an entry in French says so, and no other one', async () => {
  const posts: Partial<Page>[] = [
    { address: '/blog/a', title: 'One <entry>', postedOn: '2026-01-01' },
    { address: '/blog/b', title: 'Deux', postedOn: '2026-01-03', lang: 'fr' },
    { address: '/blog/c', title: 'Three', postedOn: '2026-01-02' },
  ];
  const feed = await makeFeed(posts, '<pre>\n    &lt;entry&gt;\n</pre>');
  const entries = [...feed.matchAll(/<entry(.*)>\n\s*<title.*\[CDATA\[(.*)\]\]/g)];
  expect(entries.map(([, attributes, title]) => [title, attributes])).toEqual([
    ['Deux', ' xml:lang="fr"'],
    ['Three', ''],
    ['One <entry>', ''],
  ]);
});
