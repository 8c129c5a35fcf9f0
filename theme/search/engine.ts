import { withBase } from '../../shared/base';
import { SEARCH_RECORDS_FILE, type SearchFile } from '../../shared/searchRecords';
import { withTimeLimit } from '../browser/withTimeLimit';
import type { SearchEngine } from './client';
import { makeEmbeddedSearch } from './embedded';
import type { HostedIndex } from './hosted';

/**
 * The fact `search` of site.yaml; undefined if the site has no hosted index. plugins/docSearch puts
 * only this fact into the script, so that visitors do not download the other facts.
 */
const HOSTED_INDEX: HostedIndex | undefined = import.meta.env.HOSTED_INDEX;

const FALLBACK_NOTICE =
  'The search service cannot be reached: this is what the site’s own index knows.';

const UNAVAILABLE_MESSAGE = import.meta.env.DEV
  ? 'The search looks in the built site: try it with npm start.'
  : 'The search could not be loaded. Check your connection, then try again.';

/** The length to which queries are cut, so that a pasted text is searched quickly. */
const MAX_QUERY_LENGTH = 200;

/**
 * Returns a query as the engines need it: it is cut if it is too long, and each letter with an
 * accent is one character, as in the texts.
 */
export const normalizeQuery = (query: string) => query.normalize('NFC').slice(0, MAX_QUERY_LENGTH);

async function loadEmbeddedSearch() {
  const searchFile = await withTimeLimit(async (signal): Promise<SearchFile | undefined> => {
    const response = await fetch(withBase(`/${SEARCH_RECORDS_FILE}`), { signal });
    return response.ok ? response.json() : undefined;
  }).catch(() => undefined);
  if (!searchFile) {
    throw new Error(UNAVAILABLE_MESSAGE);
  }
  return makeEmbeddedSearch(searchFile);
}

let embeddedSearch: ReturnType<typeof makeEmbeddedSearch> | undefined;
let hostedSearch: SearchEngine | undefined;

/** Searches in the browser, so that the visitor's words stay on their machine. */
const searchEmbedded: SearchEngine = async (query, version) => {
  embeddedSearch ??= loadEmbeddedSearch();
  try {
    return (await embeddedSearch)(query, version);
  } catch (error) {
    // Forgets the failed request, so that the next search fetches the records again.
    embeddedSearch = undefined;
    throw error;
  }
};

/**
 * Searches in the hosted index. If there is none, or if it fails, searches in the embedded index.
 * An empty query finds no pages.
 *
 * @throws Error with a message for visitors
 */
export const search: SearchEngine = async (typedText, version) => {
  const query = normalizeQuery(typedText);
  if (query.trim() === '') {
    return { pages: [], notice: '' };
  }
  if (!HOSTED_INDEX) {
    return searchEmbedded(query, version);
  }
  try {
    const { makeHostedSearch } = await import('./hosted');
    hostedSearch ??= makeHostedSearch(HOSTED_INDEX);
    return await hostedSearch(query, version);
  } catch {
    return { ...(await searchEmbedded(query, version)), notice: FALLBACK_NOTICE };
  }
};
