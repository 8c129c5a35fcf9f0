import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { hasLink, resolveLink } from '../../../plugins/checks/links';
import { getAttribute, parseDocument } from '../../../plugins/site/html';
import { listDocuments } from '../../../plugins/site/listFiles';
import { findPlaceInSources } from '../../../plugins/site/places';
import { documentAddress } from '../../../shared/address';
import { getOrCreateList } from '../../../shared/getOrCreateList';
import { projectRoot } from '../../../shared/projectRoot';
import { UserFacingError } from '../run';

/**
 * Names that are reserved for examples and tests: https://www.rfc-editor.org/rfc/rfc6761#section-6
 */
const RESERVED_HOST = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|localhost|test)$/;

/**
 * Returns the source of a page; undefined if no file in docs/ is named as the document of the page.
 */
const sourceOf = (file: string): string | undefined =>
  ['.mdx', '.md']
    .map((ending) => `docs/${file.replace(/\.html$/, ending)}`)
    .find((source) => existsSync(path.join(projectRoot, source)));

/**
 * Returns the links of a document that lead to other sites: each as it is written, with its whole
 * address.
 */
function findExternalLinks(html: string, from: string, siteUrl: string): Map<string, string> {
  const links = new Map<string, string>();
  visit(parseDocument(html), 'element', (element) => {
    const link = element.tagName === 'a' ? getAttribute(element, 'href') : '';
    const target = resolveLink(link, from, siteUrl);
    if (target.kind === 'external' && /^https?:/.test(target.url)) {
      links.set(link, target.url);
    }
  });
  return links;
}

/** The links of the built pages to other sites. */
interface ExternalLinks {
  /** The addresses to ask, each with the places of its links: `docs/cgu.mdx:12`. */
  places: Map<string, string[]>;
  /** How many addresses nobody needs to ask, because their hosts are invented. */
  inventedCount: number;
}

/**
 * Reads the built pages, and returns the links that lead to other sites. Addresses that differ only
 * in what stands behind the `#` count as one.
 *
 * @param folder the folder of the built site
 * @param siteUrl the whole address of the site, with the base
 * @throws {UserFacingError} when there is no built site
 */
export function readExternalLinks(folder: string, siteUrl: string): ExternalLinks {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new UserFacingError(`There is no built site in ${folder}: run npm run build first.`);
  }
  const places = new Map<string, string[]>();
  const inventedUrls = new Set<string>();
  for (const file of listDocuments(folder)) {
    const source = sourceOf(file);
    const page = { address: documentAddress(file), ...(source && { source }) };
    const from = new URL(page.address.slice(1), siteUrl).href;
    const html = readFileSync(path.join(folder, file), 'utf8');
    for (const [link, target] of findExternalLinks(html, from, siteUrl)) {
      const url = new URL(target);
      url.hash = '';
      if (RESERVED_HOST.test(url.hostname)) {
        inventedUrls.add(url.href);
        continue;
      }
      const placesOfUrl = getOrCreateList(places, url.href);
      const place = findPlaceInSources(page, (line) => hasLink(line, link));
      if (!placesOfUrl.includes(place)) {
        placesOfUrl.push(place);
      }
    }
  }
  return { places, inventedCount: inventedUrls.size };
}
