import { Feed } from 'feed';
import type { HTMLElement } from 'node-html-parser';
import { articleOf } from '../builtSite/article.ts';
import { addToHead, type BuiltPage, type BuiltSite } from '../builtSite/builtSite.ts';
import { metaOf } from '../builtSite/text.ts';

const FILE = 'blog/feed.atom';

/** The text of a post for other programs: without classes, with absolute addresses. */
function contentOf(page: BuiltPage, address: string): string {
  const article = articleOf(page)?.clone() as HTMLElement | undefined;
  // A feed reader shows the title of an entry itself.
  article?.querySelector('h1')?.remove();
  for (const element of article?.querySelectorAll('*') ?? []) {
    element.removeAttribute('class');
    for (const name of ['href', 'src']) {
      const value = element.getAttribute(name);
      if (value) {
        element.setAttribute(name, new URL(value, address).href);
      }
    }
  }
  return article?.innerHTML.trim() ?? '';
}

/**
 * Writes the posts as an Atom feed (RFC 4287), the newest first, and a link to it into
 * every page. Writes nothing while no post is published.
 */
export async function atomFeed({ pages, base, url, config, write }: BuiltSite): Promise<void> {
  const posts = pages
    .map((page) => ({ page, date: metaOf(page, 'article:published_time') }))
    .filter(({ date }) => date)
    .sort((one, other) => other.date.localeCompare(one.date));
  const [newest] = posts;
  if (!newest) {
    return;
  }
  const title = config.title ?? '';
  const feed = new Feed({
    id: url,
    link: `${url}blog/archive`,
    title,
    description: config.description ?? '',
    updated: new Date(newest.date),
    feedLinks: { atom: `${url}${FILE}` },
    author: { name: title },
    favicon: `${url}favicon.svg`,
    copyright: 'CC BY-SA 4.0',
    generator: title,
  });
  for (const { page, date } of posts) {
    const address = `${url}${page.address.slice(1)}`;
    feed.addItem({
      id: address,
      link: address,
      title: metaOf(page, 'og:title'),
      description: metaOf(page, 'description'),
      content: contentOf(page, address),
      date: new Date(date),
      published: new Date(date),
    });
  }
  await write(FILE, feed.atom1());
  for (const page of pages) {
    addToHead(page, `<link rel="alternate" type="application/atom+xml" href="${base}${FILE}" title="News">`);
  }
}
