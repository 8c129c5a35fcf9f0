import { SEARCH_RECORDS } from '../../shared/searchRecords.ts';
import { versionOf } from '../../shared/versions.ts';
import type { BuiltSite } from '../builtSite/builtSite.ts';
import { type PageRecord, pageRecord } from './records.ts';

/**
 * Writes what can be found on the site into one file, taken from the built pages. Its address
 * is the same in every deployment, so that a tab that is open meanwhile still finds it.
 */
export async function searchRecords({ pages, config, write }: BuiltSite): Promise<void> {
  const { default: main = '', versions = [] } = config.multiVersion ?? {};
  const records = pages.flatMap((page): PageRecord[] => {
    const record = pageRecord(page, versionOf(page.address, { default: main, versions }));
    return record ? [record] : [];
  });
  await write(SEARCH_RECORDS, JSON.stringify(records));
}
