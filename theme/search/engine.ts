import type { SearchClient } from './client';
import { embeddedSearch } from './embedded';
import type { HostedIndex } from './hosted';

/** `search` of site.config.ts. plugins/docSearch writes it here, so that no visitor downloads the rest of that file. Seam: rsbuild-define. */
const HOSTED_INDEX: HostedIndex | undefined = import.meta.env.HOSTED_INDEX;

const NOTICE = 'The search service cannot be reached: this is what the site’s own index knows.';

let client: SearchClient | undefined;

/** The client of the hosted index, made once. */
async function hostedClient(index: HostedIndex): Promise<SearchClient> {
  const { hostedSearch } = await import('./hosted');
  client ??= hostedSearch(index);
  return client;
}

/** Asks the hosted index, if there is one, and the embedded one if that fails. */
export const engine: SearchClient = {
  async search(query, version) {
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
