import {
  type PageRecord,
  SEARCH_RECORDS_FILE,
  type SearchFile,
} from '../../shared/searchRecords.ts';
import type { Site, Step } from '../site/site.ts';
import { makePageRecord } from './records.ts';
import { readThesaurusFiles } from './thesaurus.ts';

/** How many pages a message names. A site may have hundreds. */
const MAX_NAMED_PAGES = 10;

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
        const namedSources = sourcesWithoutFrench.slice(0, MAX_NAMED_PAGES).join(', ');
        const otherCount = sourcesWithoutFrench.length - MAX_NAMED_PAGES;
        console.info(
          `Pages without French words for the search (keywordsFr): ${namedSources}` +
            `${otherCount > 0 ? ` and ${otherCount} more` : ''}`,
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
