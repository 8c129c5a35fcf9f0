import { addToHead, type BuiltSite } from '../builtSite/builtSite.ts';
import { escapeXml } from '../builtSite/text.ts';

const FILE = 'opensearch.xml';
/** Limit of the OpenSearch 1.1 specification, in characters. */
const MAX_NAME_LENGTH = 16;

/**
 * The OpenSearch description, from which a browser can add the site to its search engines.
 * https://github.com/dewitt/opensearch
 *
 * @param name of the site
 * @param url whole address of the site, with the base and a slash at its end
 */
export function openSearchDescription(name: string, url: string): string {
  const address = escapeXml(url);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(name.slice(0, MAX_NAME_LENGTH).trim())}</ShortName>
  <Description>Search ${escapeXml(name)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${address}favicon.svg</Image>
  <Url type="text/html" template="${address}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** Writes the description into a file, and a link to it into each page. */
export async function openSearch({ pages, config, base, url, write }: BuiltSite): Promise<void> {
  const name = config.title ?? '';
  await write(FILE, openSearchDescription(name, url));
  const link = `<link rel="search" type="application/opensearchdescription+xml" href="${base}${FILE}" title="${escapeXml(name)}">`;
  for (const page of pages) {
    addToHead(page, link);
  }
}
