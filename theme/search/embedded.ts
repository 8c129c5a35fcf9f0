import { withBase } from '../../shared/base';
import { SEARCH_RECORDS } from '../../shared/searchRecords';
import type { SearchClient } from './client';
import { SiteIndex } from './siteIndex';

const UNAVAILABLE = import.meta.env.DEV
  ? 'The search looks in the built site: try it with npm start.'
  : 'The search could not be loaded. Check your connection, then try again.';

async function fetchIndex(): Promise<SiteIndex> {
  const response = await fetch(withBase(`/${SEARCH_RECORDS}`)).catch(() => undefined);
  const file = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (!file) {
    throw new Error(UNAVAILABLE);
  }
  return SiteIndex.of(file);
}

let loading: Promise<SiteIndex> | undefined;

/** Looks in what is embedded in the site: the words that a visitor types do not leave their machine. */
export const embeddedSearch: SearchClient = {
  async search(query, version) {
    loading ??= fetchIndex();
    try {
      return (await loading).search(query, version);
    } catch (error) {
      // The next search fetches the index anew.
      loading = undefined;
      throw error;
    }
  },
};
