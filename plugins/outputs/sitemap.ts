import { x } from 'xastscript';
import { site as association } from '../../site.config.ts';
import type { Site, Step } from '../site/site.ts';
import { xmlDocument } from './xml.ts';

/**
 * Writes the addresses of all pages for search engines into sitemap.xml, with the day of the last update
 * where it is known, and the address of that file into robots.txt. https://www.sitemaps.org/protocol.html
 *
 * Not done by `@rspress/plugin-sitemap`, because it also lists pages that have `noindex`, and
 * gives the time of the checkout as the day of each page's last change.
 */
export const sitemap = ({ pages, url, write }: Site): Step => ({
  async finish() {
    const entries = pages
      .filter(({ isIndexed }) => isIndexed)
      .map(({ address, day }) =>
        x('url', [x('loc', url + address.slice(1)), ...(day ? [x('lastmod', day)] : [])]),
      );
    await write(
      'sitemap.xml',
      xmlDocument(x('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, entries)),
    );
    // What an invented association says is not to be found.
    const rule = association.sample ? 'Disallow: /' : `Allow: /\n\nSitemap: ${url}sitemap.xml`;
    await write('robots.txt', `User-agent: *\n${rule}\n`);
  },
});
