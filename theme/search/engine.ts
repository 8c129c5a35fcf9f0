import { site } from '../../site.config';
import type { SearchClient } from './client';
import { embeddedSearch } from './embedded';

const NOTICE = 'The search service cannot be reached: this is what the site’s own index knows.';

/** Asks the hosted index, if there is one, and the embedded one if that fails. */
export const engine: SearchClient = {
  async search(query, version) {
    if (!site.search) {
      return embeddedSearch.search(query, version);
    }
    try {
      const { hostedSearch } = await import('./hosted');
      return await hostedSearch(site.search).search(query, version);
    } catch {
      return { ...(await embeddedSearch.search(query, version)), notice: NOTICE };
    }
  },
};
