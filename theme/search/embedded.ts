import { withBase } from '../../shared/base';
import {
  type PageRecord,
  recordFile,
  SEARCH_RECORDS,
  type SearchIndexFile,
} from '../../shared/searchRecords';
import type { SearchClient } from './client';
import { SiteSearch } from './siteSearch';

/** @returns undefined when the record cannot be had now */
async function fetchRecord(path: string): Promise<PageRecord | undefined> {
  const response = await fetch(withBase(`/${recordFile(path)}`)).catch(() => undefined);
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}

async function fetchSearch(): Promise<SiteSearch> {
  const response = await fetch(withBase(`/${SEARCH_RECORDS}`)).catch(() => undefined);
  if (import.meta.env.DEV && response && !response.ok) {
    // The mistakes that stop the build, see plugins/searchRecords/searchInDevelopment.ts.
    throw new Error(await response.text());
  }
  const file: SearchIndexFile | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined;
  if (!file) {
    throw new Error('The search could not be loaded. Check your connection, then try again.');
  }
  const search = new SiteSearch(file, fetchRecord);
  await search.prepare();
  return search;
}

let loading: Promise<SiteSearch> | undefined;

/** Fetches the index, once; after a failure the next call tries anew. */
function loadSearch(): Promise<SiteSearch> {
  loading ??= fetchSearch().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Looks in what is embedded in the site: the words that a visitor types do not leave their machine. */
export const embeddedSearch: SearchClient = {
  async search(query, version) {
    return query.trim() === '' ? { pages: [], notice: '' } : (await loadSearch()).search(query, version);
  },
};
