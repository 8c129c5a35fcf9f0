import { Feed, type Item } from 'feed';
import type { Element } from 'hast';
import { FEED } from '../../shared/machineFiles.ts';
import { site as association } from '../../site.config.ts';
import { attributeOf, escapeText, select, selectAll, textOf, toHtml } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';

/** The text of a post for other programs: without classes, with absolute addresses. */
function contentOf(original: Element, address: string): string {
  const article = structuredClone(original);
  for (const element of selectAll('*', article)) {
    delete element.properties.className;
    for (const name of ['href', 'src']) {
      const value = attributeOf(element, name);
      if (value) {
        element.properties[name] = new URL(value, address).href;
      }
    }
  }
  // A feed reader shows the title of an entry itself.
  const content = article.children.filter((child) => child.type !== 'element' || child.tagName !== 'h1');
  return toHtml(content).trim();
}

/** Writes the posts as an Atom feed (RFC 4287), the newest first; nothing while there is none. */
export function atomFeed({ url, write }: Site): Step {
  const items: Item[] = [];
  return {
    read({ page, tree }, article) {
      const { address, title, description, posted } = page;
      if (posted && article) {
        const link = url + address.slice(1);
        const incident = select('[data-incident]', tree);
        const words = incident ? `<p>${escapeText(textOf(incident))}</p>\n` : '';
        const date = new Date(posted);
        const content = words + contentOf(article, link);
        items.push({ id: link, link, title, description, content, date, published: date });
      }
    },
    async finish() {
      items.sort((one, other) => +other.date - +one.date || one.link.localeCompare(other.link));
      const [newest] = items;
      if (!newest) {
        return;
      }
      const feed = new Feed({
        id: url,
        link: `${url}blog/archive`,
        title: association.name,
        description: association.description,
        updated: newest.date,
        feedLinks: { atom: url + FEED },
        author: { name: association.name },
        favicon: `${url}favicon.svg`,
        copyright: 'CC BY-SA 4.0',
        generator: association.name,
      });
      for (const item of items) {
        feed.addItem(item);
      }
      await write(FEED, feed.atom1());
    },
  };
}
