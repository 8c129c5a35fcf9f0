import type { PageRecord } from '../../plugins/searchRecords/records';
import { withBase } from '../../shared/base';
import { SEARCH_RECORDS } from '../../shared/searchRecords';
import type { SearchClient } from './client';
import { Index } from './searchIndex';
import { termsOf } from './words';

async function fetchIndex(): Promise<Index> {
  const response = await fetch(withBase(`/${SEARCH_RECORDS}`)).catch(() => undefined);
  if (import.meta.env.DEV && response && !response.ok) {
    // The mistakes that stop the build, see plugins/searchRecords/searchInDevelopment.ts.
    throw new Error(await response.text());
  }
  const records: PageRecord[] | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined;
  if (!records) {
    throw new Error('The search could not be loaded. Check your connection, then try again.');
  }
  const index = new Index();
  await index.add(records);
  return index;
}

let loading: Promise<Index> | undefined;

/** Fetches the index, once; after a failure the next call tries anew. */
function loadIndex(): Promise<Index> {
  loading ??= fetchIndex().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Looks in what is embedded in the site: nothing leaves the visitor's machine. */
export const embeddedSearch: SearchClient = {
  async search(query, version) {
    const pages = termsOf(query).length > 0 ? (await loadIndex()).search(query, version) : [];
    return { pages, notice: '' };
  },
};
