import type { BuiltSite } from '../builtSite/builtSite.ts';
import { escapeXml, isIndexed } from '../builtSite/text.ts';

/**
 * Writes the addresses of all pages for search engines, and where they are to be found.
 *
 * @rspress/plugin-sitemap would also list what asks not to be listed, and would tell
 * the time of the checkout as the day of each page's last change.
 * https://www.sitemaps.org/protocol.html
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
