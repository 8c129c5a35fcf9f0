import { OPEN_SEARCH } from '../../shared/machineFiles.ts';
import { escapeText } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';

/** Limit of the OpenSearch 1.1 specification, in characters. */
const MAX_NAME_LENGTH = 16;

/**
 * The OpenSearch description, from which a browser can add the site to its search engines.
 * https://github.com/dewitt/opensearch
 *
 * @param name of the site
 * @param url whole address of the site, with the base and a slash at its end
 */
export const openSearchDescription = (name: string, url: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeText(name.slice(0, MAX_NAME_LENGTH).trim())}</ShortName>
<Description>Search ${escapeText(name)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${url}favicon.svg</Image>
<Url type="text/html" template="${url}search?q={searchTerms}"/>
</OpenSearchDescription>
`;

/** Writes the description into a file. */
export const openSearch = ({ config, url, write }: Site): Step => ({
  finish: () => write(OPEN_SEARCH, openSearchDescription(config.title ?? '', url)),
});
