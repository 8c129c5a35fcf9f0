import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UpstreamChange } from '../upstream/upstreamChange.mjs';

/**
 * The path of a file of DocSearch.
 *
 * @throws UpstreamChange when there is none
 */
function resolve(file: string): string {
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    throw new UpstreamChange(
      'docsearch-styles',
      `DocSearch no longer has ${file}, which theme/search/ imports`,
    );
  }
}

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

/** Properties that only parts of the modal read which the site does not have: facets, menus, hints, the logo. */
const NOT_SHOWN = /^--docsearch-(?:chip|dropdown-menu|menu-trigger|popover|logo)-|^--docsearch-vh$/;

/** The custom properties that a style sheet reads. */
const readIn = (css: string) =>
  [...css.matchAll(/var\((--docsearch-[\w-]+)/g)].map(([, name]) => String(name));
/** The custom properties that a style sheet sets. */
const setIn = (css: string) => [...css.matchAll(/(--docsearch-[\w-]+):/g)].map(([, name]) => String(name));

/**
 * What does not fit any more between our style sheet of the modal and DocSearch's.
 *
 * @param ours theme/search/SearchModal.css
 * @param theirs modal.css of @docsearch/css
 * @param code of DocSearch, which names the classes
 * @returns undefined when all fits
 */
export function styleChange(ours: string, theirs: string, code: string): string | undefined {
  const known = new Set([...setIn(ours), ...setIn(theirs)]);
  const unset = readIn(theirs).find((name) => !known.has(name) && !NOT_SHOWN.test(name));
  const unread = setIn(ours).find((name) => !readIn(theirs).includes(name));
  const [, unused] =
    [...ours.matchAll(/\.(DocSearch[\w-]*)/g)].find(([, name]) => !code.includes(String(name))) ?? [];
  return unset
    ? `DocSearch’s modal.css reads ${unset}, which theme/search/SearchModal.css does not set`
    : unread
      ? `DocSearch’s modal.css no longer reads ${unread}, which theme/search/SearchModal.css sets`
      : unused &&
        `DocSearch no longer has the class ${unused}, to which theme/search/SearchModal.css gives a style`;
}

/**
 * Compares DocSearch, as it is installed, with what our search relies on: how it uses its client
 * (seam: docsearch-client), what it does without (seam: docsearch-unused), and its classes and custom properties (seam: docsearch-styles).
 *
 * @throws UpstreamChange
 */
export function checkDocSearch(): void {
  const folder = path.dirname(resolve('@docsearch/react/modal'));
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
  const ours = path.join(import.meta.dirname, '../../theme/search/SearchModal.css');
  const theirs = resolve('@docsearch/css/dist/modal.css');
  const change = styleChange(readFileSync(ours, 'utf8'), readFileSync(theirs, 'utf8'), code);
  if (change) {
    throw new UpstreamChange('docsearch-styles', change);
  }
}
