import type { BuiltSite } from '../builtSite/builtSite.ts';
import { escapeXml, isIndexed } from '../builtSite/text.ts';

/**
 * Writes the addresses of all pages for search engines into sitemap.xml, and the address of
 * that file into robots.txt. https://www.sitemaps.org/protocol.html
 *
 * Not done by `@rspress/plugin-sitemap`, because it also lists pages that have `noindex`, and
 * gives the time of the checkout as the day of each page's last change.
 */
export async function sitemap({ pages, url, write }: BuiltSite): Promise<void> {
  const addresses = pages.filter(isIndexed).map(({ address }) => `${url}${address.slice(1)}`);
  await write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`).join('\n')}
</urlset>
`,
  );
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`);
}
