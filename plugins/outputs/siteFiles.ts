import { site as association, services } from '../../shared/configuration.ts';
import { findServiceIconPath } from '../../shared/iconPaths.ts';
import { OPEN_SEARCH_FILE } from '../../shared/machineFiles.ts';
import type { SiteConfig } from '../../shared/schemas/schemas.ts';
import { BASE_PATH_CONF_FILE } from '../../shared/serverFiles.ts';
import { escapeText } from '../site/html.ts';
import type { Page } from '../site/pages.ts';
import type { Site, Step } from '../site/site.ts';
import { withoutEnding } from '../sources/fileNames.ts';
import { renderRingPicture } from './ringPicture.ts';

/**
 * The picture that other programs show with a link to the site. The build draws it, unless
 * `docs/public/` has a file of this name.
 */
const OPEN_GRAPH_PICTURE = 'og.png';

const LOGO_FILE = 'favicon.svg';

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * Finds the short name of a site in its name: whole words, or the beginning of the first word.
 * OpenSearch 1.1 allows 16 characters.
 */
const SHORT_NAME = /^.{1,16}(?!\S)|^.{16}/;

/**
 * Returns the sitemap (https://www.sitemaps.org/protocol.html). Rspress's own plugin would also
 * list `noindex` pages.
 */
function makeSitemap(pages: readonly Page[], url: string): string {
  const urlElements = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ address, changedOn }) => {
      const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
      return `<url><loc>${url}${address.slice(1)}</loc>${lastmod}</url>`;
    });
  return [
    XML_DECLARATION,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urlElements,
    '</urlset>',
  ].join('');
}

/** Returns the text of robots.txt, which keeps search engines away from a sample. */
const makeRobotsTxt = (url: string) =>
  association.sample
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`;

/**
 * Returns the XML with which a browser adds the site to its search engines:
 * https://github.com/dewitt/opensearch
 */
export const makeOpenSearchDescription = (name: string, url: string): string =>
  `${XML_DECLARATION}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeText(SHORT_NAME.exec(name)?.[0].trim() ?? '')}</ShortName>
<Description>Search ${escapeText(name)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${url}favicon.svg</Image>
<Url type="text/html" template="${url}search?q={searchTerms}"/>
</OpenSearchDescription>
`;

/**
 * Returns the directives of nginx for the redirects, and for a site under a path. nginx gets
 * addresses with and without this path, because the proxy in front may have removed it.
 */
export function makeBasePathConf(base: string, redirects: SiteConfig['redirects']): string {
  const path = base.slice(0, -1);
  const basePathDirectives = `rewrite ^${path.replaceAll('.', '\\.')}(/.*)$ $1;
location = ${path} {
  return 308 $base/$is_args$args;
}
`;
  const redirectDirectives = redirects.map(({ from, to }) => {
    const [, address, hash] = /^([^#]*)(.*)$/.exec(to) ?? [];
    const oldPattern = withoutEnding(from).replaceAll('.', '\\.');
    return `location ~ ^${oldPattern}(?:/|\\.html)?$ {
  return 308 "$base${address}$is_args$args${hash}";
}
`;
  });
  return `set $base "${path}";\n${path && basePathDirectives}${redirectDirectives.join('')}`;
}

/** Writes the files that need only the configuration, the list of pages and the logo. */
export const siteFiles = ({ base, files, pages, read, url, write }: Site): Step => ({
  async finish() {
    await write('sitemap.xml', makeSitemap(pages, url));
    await write('robots.txt', makeRobotsTxt(url));
    await write(OPEN_SEARCH_FILE, makeOpenSearchDescription(association.name, url));
    await write(BASE_PATH_CONF_FILE, makeBasePathConf(base, association.redirects));
    if (!files.has(OPEN_GRAPH_PICTURE)) {
      await write(
        OPEN_GRAPH_PICTURE,
        renderRingPicture(services.map(findServiceIconPath), await read(LOGO_FILE)),
      );
    }
  },
});
