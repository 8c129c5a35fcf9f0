import { SEARCH_RECORDS } from '../../shared/searchRecords.ts';
import { versionOf } from '../../shared/versions.ts';
import type { ArticleReader, BuiltSite } from '../builtSite/builtSite.ts';
import { isIndexed } from '../builtSite/text.ts';
import { type PageRecord, pageRecord } from './records.ts';

/**
 * Writes what can be found on the site into one file, taken from the built pages. Its address
 * is the same in every deployment, so that a tab that is open meanwhile still finds it.
 */
export function searchRecords({ config, write }: BuiltSite): ArticleReader {
  const { default: main = '', versions = [] } = config.multiVersion ?? {};
  const records: PageRecord[] = [];
  return {
    read(page, article) {
      if (isIndexed(page)) {
        records.push(pageRecord(page, article, versionOf(page.address, { default: main, versions })));
      }
    },
    finish: () => write(SEARCH_RECORDS, JSON.stringify(records)),
  };
}
