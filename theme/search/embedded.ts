import { withBase } from '../../shared/base';
import {
  recordFile,
  SEARCH_RECORDS,
  type SearchIndexFile,
  type TextRecord,
  type WordPart,
} from '../../shared/searchRecords';
import type { SearchClient } from './client';
import { SiteSearch } from './siteSearch';

/** @returns undefined when the record cannot be had now */
async function fetchRecord(path: string): Promise<TextRecord | undefined> {
  const response = await fetch(withBase(`/${recordFile(path)}`)).catch(() => undefined);
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}

const UNAVAILABLE = 'The search could not be loaded. Check your connection, then try again.';

/** @throws Error when it cannot be had, as after a deployment */
async function fetchPart(address: string): Promise<WordPart> {
  const response = await fetch(withBase(`/${address}`)).catch(() => undefined);
  if (!response?.ok) {
    throw new Error(UNAVAILABLE);
  }
  return response.json();
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
    throw new Error(UNAVAILABLE);
  }
  const search = new SiteSearch(file, fetchRecord, fetchPart);
  await search.prepare();
  return search;
}

let loading: Promise<SiteSearch> | undefined;

/** Looks in what is embedded in the site: the words that a visitor types do not leave their machine. */
export const embeddedSearch: SearchClient = {
  async search(query, version, shown) {
    if (query.trim() === '') {
      return { pages: [], notice: '' };
    }
    loading ??= fetchSearch();
    const mine = loading;
    try {
      return await (await mine).search(query, version, shown);
    } catch (error) {
      // The next search fetches the index anew: it may be that of another deployment.
      loading = loading === mine ? undefined : loading;
      throw error;
    }
  },
};
