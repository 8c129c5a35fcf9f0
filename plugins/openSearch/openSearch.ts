import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

const FILE = 'opensearch.xml';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The description by which a browser can add the site to its search engines.
 * https://github.com/dewitt/opensearch
 *
 * @param site its name, what the search covers, and its whole address with the base, ending with a slash
 */
export function openSearchDescription(site: { name: string; description: string; address: string }): string {
  const address = escapeXml(site.address);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(site.name.slice(0, 16).trim())}</ShortName>
  <Description>${escapeXml(site.description.slice(0, 1024))}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${address}favicon.svg</Image>
  <Url type="text/html" template="${address}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** Writes the description beside the pages, and a link to it into each of them. */
export function openSearch(): RspressPlugin {
  return {
    name: 'site:open-search',
    config(config) {
      const link = `<link rel="search" type="application/opensearchdescription+xml" href="${config.base ?? '/'}${FILE}" title="${escapeXml(config.title ?? '')}">`;
      config.head = [...(config.head ?? []), link];
      return config;
    },
    async afterBuild(config) {
      const outDir = path.resolve(config.outDir ?? 'dist');
      await mkdir(outDir, { recursive: true });
      await writeFile(
        path.join(outDir, FILE),
        openSearchDescription({
          name: config.title ?? '',
          description: `Search ${config.title ?? ''}`,
          address: `${config.siteOrigin ?? ''}${config.base ?? '/'}`,
        }),
      );
    },
  };
}
