import type { SearchClient } from './client';
import { embeddedSearch } from './embedded';
import type { HostedIndex } from './hosted';

/** `search` of site.config.ts. plugins/docSearch writes it here, so that no visitor downloads the rest of that file. */
const HOSTED_INDEX: HostedIndex | undefined = import.meta.env.HOSTED_INDEX;

const NOTICE = 'The search service cannot be reached: this is what the site’s own index knows.';

/** Characters of a query that are looked for. Who pastes a whole text finds by its beginning, at once. */
const LONGEST_QUERY = 200;

/** A query as it is looked for: not too long, with its accents in one character each, as the texts have them. */
export const lookedFor = (query: string) => query.normalize('NFC').slice(0, LONGEST_QUERY);

let client: SearchClient | undefined;

/** The client of the hosted index, made once. */
async function hostedClient(index: HostedIndex): Promise<SearchClient> {
  const { hostedSearch } = await import('./hosted');
  client ??= hostedSearch(index);
  return client;
}

/** Asks the hosted index, if there is one, and the embedded one if that fails. */
export const engine: SearchClient = {
  async search(typed, version) {
    const query = lookedFor(typed);
    if (query.trim() === '') {
      return { pages: [], notice: '' };
    }
    if (!HOSTED_INDEX) {
      return embeddedSearch.search(query, version);
    }
    try {
      return await (await hostedClient(HOSTED_INDEX)).search(query, version);
    } catch {
      return { ...(await embeddedSearch.search(query, version)), notice: NOTICE };
    }
  },
};
