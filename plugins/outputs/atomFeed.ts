import { Feed, type Item } from 'feed';
import type { Element } from 'hast';
import { site as association } from '../../shared/configuration.ts';
import type { PageLanguage } from '../../shared/language.ts';
import { FEED_FILE } from '../../shared/machineFiles.ts';
import {
  changeAddresses,
  copyNode,
  escapeText,
  select,
  selectAll,
  textOf,
  toHtml,
} from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';
import { typesetText } from '../transforms/typesetLine.ts';

/**
 * Returns the text of a post, as HTML for feed readers: without the title and without classes, with
 * absolute addresses.
 *
 * @param postArticle the article of the post, which stays as it is
 * @param postUrl the whole address of the post
 */
export function makeFeedContent(postArticle: Element, postUrl: string): string {
  const article = copyNode(postArticle);
  // The check of links reports an address that cannot be read, so here it stays as it is.
  const toAbsolute = (address: string) =>
    URL.canParse(address, postUrl) ? new URL(address, postUrl).href : address;
  for (const element of selectAll('*', article)) {
    delete element.properties.className;
    changeAddresses(element, ['href', 'src', 'poster'], toAbsolute);
  }
  // A feed reader shows the title of an entry itself.
  const content = article.children.filter(
    (child) => child.type !== 'element' || child.tagName !== 'h1',
  );
  return toHtml(content).trim();
}

/** An entry of the feed, with the language of its post; undefined for English. */
type Entry = Item & { lang: PageLanguage };

/**
 * Adds the language to each entry in French (RFC 4287, section 2), because the package `feed` has
 * no property for it.
 */
function withLanguages(feed: string, entries: Entry[]): string {
  const languages = entries.map(({ lang }) => lang);
  // The text of a post cannot contain this line, because < is escaped in HTML.
  return feed.replaceAll('\n    <entry>\n', (line) => {
    const lang = languages.shift();
    return lang ? line.replace('>', ` xml:lang="${lang}">`) : line;
  });
}

/**
 * Writes the posts as an Atom feed (RFC 4287), the newest first. Writes nothing if there are no
 * posts.
 */
export function atomFeed({ url, write }: Site): Step {
  const feedEntries: Entry[] = [];
  return {
    read({ page, tree }, article) {
      const { address, title, description, postedOn, changedOn = '', lang } = page;
      if (postedOn && article) {
        const link = url + address.slice(1);
        const incident = select('[data-incident]', tree);
        // What the site says of an incident is in English, also in a post in French.
        const incidentParagraph = incident
          ? `<p lang="en">${escapeText(textOf(incident))}</p>\n`
          : '';
        const content = incidentParagraph + makeFeedContent(article, link);
        const published = new Date(postedOn);
        // When an incident is over, somebody changes the post. Feed readers notice the change only
        // because of this date.
        const date = new Date(changedOn > postedOn ? changedOn : postedOn);
        feedEntries.push({ id: link, link, title, description, content, date, published, lang });
      }
    },
    async finish() {
      if (feedEntries.length === 0) {
        return;
      }
      const publicationTimeMs = ({ published, date }: Item) => Number(published ?? date);
      feedEntries.sort(
        (one, other) =>
          publicationTimeMs(other) - publicationTimeMs(one) || one.link.localeCompare(other.link),
      );
      const feed = new Feed({
        id: url,
        link: `${url}blog/archive`,
        title: association.name,
        description: typesetText(association.description),
        updated: new Date(Math.max(...feedEntries.map(({ date }) => Number(date)))),
        feedLinks: { atom: url + FEED_FILE },
        author: { name: association.name },
        favicon: `${url}favicon.svg`,
        copyright: 'CC BY-SA 4.0',
        generator: association.name,
      });
      for (const item of feedEntries) {
        feed.addItem(item);
      }
      await write(FEED_FILE, withLanguages(feed.atom1(), feedEntries));
    },
  };
}
