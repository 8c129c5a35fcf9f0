import { site as association } from '../../site.config.ts';
import type { Site, Step } from '../site/site.ts';

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
      .map(({ address, day }) => {
        const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
        return `<url><loc>${url}${address.slice(1)}</loc>${lastmod}</url>`;
      });
    await write(
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
    );
    // What an invented association says is not to be found.
    const rule = association.sample ? 'Disallow: /' : `Allow: /\n\nSitemap: ${url}sitemap.xml`;
    await write('robots.txt', `User-agent: *\n${rule}\n`);
  },
});
