import { Feed, type Item } from 'feed';
import type { HTMLElement } from 'node-html-parser';
import { ANNOUNCED, INCIDENT } from '../../shared/pageParts.ts';
import { type ArticleReader, addToHead, type BuiltPage, type BuiltSite } from '../builtSite/builtSite.ts';
import { escapeXml, metaOf } from '../builtSite/text.ts';

const FILE = 'blog/feed.atom';

/** The text of a post for other programs: without classes, with absolute addresses. */
function contentOf(original: HTMLElement, address: string): string {
  const article = original.clone() as HTMLElement;
  // A feed reader shows the title of an entry itself.
  article.querySelector('h1')?.remove();
  for (const element of article.querySelectorAll('*')) {
    element.removeAttribute('class');
    for (const name of ['href', 'src']) {
      const value = element.getAttribute(name);
      if (value) {
        element.setAttribute(name, new URL(value, address).href);
      }
    }
  }
  return article.innerHTML.trim();
}

/** The day of a post, or of a change that is to be announced; empty for other pages. */
const dateOf = (page: BuiltPage) => metaOf(page, 'article:published_time') || metaOf(page, ANNOUNCED);

/** The times and the services of an incident, which stand above the text of a post. */
const incidentOf = (page: BuiltPage): string => {
  const words = metaOf(page, INCIDENT);
  return words && `<p>${escapeXml(words)}</p>\n`;
};

/** Adds a link to the feed to each page, once it has an entry. */
export function feedLinks({ pages, base }: BuiltSite): void {
  if (pages.some(dateOf)) {
    for (const page of pages) {
      addToHead(
        page,
        `<link rel="alternate" type="application/atom+xml" href="${base}${FILE}" title="News">`,
      );
    }
  }
}

/**
 * Writes the posts as an Atom feed (RFC 4287), and the changes of other pages that are to be announced, the
 * newest first. Writes nothing while there is neither.
 */
export function atomFeed({ url, config, write }: BuiltSite): ArticleReader {
  const items: (Item & { published: Date })[] = [];
  return {
    read(page, article) {
      const date = dateOf(page);
      if (date) {
        const address = `${url}${page.address.slice(1)}`;
        const isChange = metaOf(page, ANNOUNCED) !== '';
        items.push({
          // Each change of a page is an entry of its own, which readers have not seen yet.
          id: isChange ? `${address}?announced=${date}` : address,
          link: address,
          title: `${isChange ? 'Updated: ' : ''}${metaOf(page, 'og:title')}`,
          description: metaOf(page, 'description'),
          content: `${incidentOf(page)}${contentOf(article, address)}`,
          date: new Date(date),
          published: new Date(date),
        });
      }
    },
    async finish() {
      const newestFirst = items.sort((one, other) => Number(other.published) - Number(one.published));
      const [newest] = newestFirst;
      if (!newest) {
        return;
      }
      const title = config.title ?? '';
      const feed = new Feed({
        id: url,
        link: `${url}blog/archive`,
        title,
        description: config.description ?? '',
        updated: newest.published,
        feedLinks: { atom: `${url}${FILE}` },
        author: { name: title },
        favicon: `${url}favicon.svg`,
        copyright: 'CC BY-SA 4.0',
        generator: title,
      });
      for (const item of newestFirst) {
        feed.addItem(item);
      }
      await write(FILE, feed.atom1());
    },
  };
}
