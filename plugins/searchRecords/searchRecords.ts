import {
  type PageRecord,
  SEARCH_RECORDS_FILE,
  type SearchFile,
} from '../../shared/searchRecords.ts';
import type { Site, Step } from '../site/site.ts';
import { makePageRecord } from './records.ts';
import { readThesaurusFiles } from './thesaurus.ts';

/** Writes the search records of the rendered pages into the file that the first search fetches. */
export function searchRecords({ pages, write }: Site): Step {
  const records = new Map<string, PageRecord>();
  return {
    read(document, article) {
      if (article && document.page.isIndexed) {
        records.set(document.page.address, makePageRecord(document, article));
      }
    },
    async finish() {
      const sourcesWithoutFrench = pages
        .filter(
          ({ address, keywordsFr, lang }) =>
            records.has(address) && !lang && keywordsFr.length === 0,
        )
        .map(({ source }) => source);
      if (sourcesWithoutFrench.length > 0) {
        console.info(
          'Pages without French words for the search (keywordsFr): ' +
            `${sourcesWithoutFrench.join(', ')}`,
        );
      }
      const searchFile: SearchFile = {
        synonyms: readThesaurusFiles(),
        pages: pages.flatMap(({ address }) => records.get(address) ?? []),
      };
      await write(SEARCH_RECORDS_FILE, JSON.stringify(searchFile));
    },
  };
}
