import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UpstreamChange } from '../upstream/upstreamChange.ts';

/** How DocSearch makes its client, which algoliaStub.ts and theme/search/SearchModal.tsx replace. */
const CLIENT = [
  'import { liteClient } from "algoliasearch/lite";',
  'const client = liteClient(appId, apiKey);',
  'client.addAlgoliaAgent("docsearch", version);',
  'client.transporter.algoliaAgent.value',
  'return transformSearchClient(client);',
];

/** How the modal asks the client, and what it reads of the answer: theme/search/hits.ts gives just that. */
const ANSWER = [
  'const { results } = await searchClient.search({ requests: indexes.map(',
  'const { hits, nbHits } = result;',
  '!hit._highlightResult) return hit.hierarchy.lvl0;',
  '(item) => item.hierarchy.lvl1,',
  'return item.url;',
];

/**
 * What keeps the modal from using the packages that docSearch.ts leaves out: without facets it has no menu of
 * them, and `insights` is off unless theme/search/SearchModal.tsx turns it on. Seam: docsearch-unused.
 */
const UNUSED = ['if (facets.length === 0) return null;', 'insights: Boolean(insights),'];

/**
 * What does not fit any more between our style sheet of the modal and DocSearch.
 *
 * @param sheet theme/search/SearchModal.css
 * @param code of DocSearch, which names the classes
 * @returns undefined when all fits
 */
export function styleChange(sheet: string, code: string): string | undefined {
  const [, unused] =
    [...sheet.matchAll(/\.(DocSearch[\w-]*)/g)].find(([, name]) => !code.includes(String(name))) ?? [];
  return (
    unused &&
    `DocSearch no longer has the class ${unused}, to which theme/search/SearchModal.css gives a style`
  );
}

/**
 * Compares DocSearch, as it is installed, with what our search relies on: how it uses its client
 * (seam: docsearch-client), what it does without (seam: docsearch-unused), and its classes (seam: docsearch-styles).
 *
 * @throws UpstreamChange
 */
export function checkDocSearch(): void {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@docsearch/react/modal'));
  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const missing = [...CLIENT, ...ANSWER].find((text) => !code.includes(text));
  if (missing) {
    throw new UpstreamChange(
      'docsearch-client',
      `DocSearch no longer contains “${missing}”: see whether plugins/docSearch/algoliaStub.ts and theme/search/hits.ts still give what it reads`,
    );
  }
  const used = UNUSED.find((text) => !code.includes(text));
  if (used) {
    throw new UpstreamChange(
      'docsearch-unused',
      `DocSearch no longer contains “${used}”: see whether it still does without the packages that plugins/docSearch leaves out`,
    );
  }
  const sheet = path.join(import.meta.dirname, '../../theme/search/SearchModal.css');
  const change = styleChange(readFileSync(sheet, 'utf8'), code);
  if (change) {
    throw new UpstreamChange('docsearch-styles', change);
  }
}
