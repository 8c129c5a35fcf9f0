import type { BuiltPage, BuiltSite } from '../builtSite/builtSite.ts';
import { escapeXml, isIndexed } from '../builtSite/text.ts';
import { dayOfPage } from '../lastUpdated/dayOfPage.ts';

const lastModOf = (page: BuiltPage): string => {
  const day = dayOfPage(page);
  return day ? `<lastmod>${day}</lastmod>` : '';
};

/**
 * Writes the addresses of all pages for search engines into sitemap.xml, with the day of the last update
 * where a page tells it, and the address of that file into robots.txt. https://www.sitemaps.org/protocol.html
 *
 * Not done by `@rspress/plugin-sitemap`, because it also lists pages that have `noindex`, and
 * gives the time of the checkout as the day of each page's last change.
 */
export async function sitemap({ pages, url, write }: BuiltSite): Promise<void> {
  const entries = pages
    .filter(isIndexed)
    .map((page) => `<url><loc>${escapeXml(`${url}${page.address.slice(1)}`)}</loc>${lastModOf(page)}</url>`);
  await write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
  );
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`);
}
