import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Element } from 'hast';
import {
  type PageRecord,
  packIndex,
  recordFile,
  SEARCH_RECORDS,
  type TextRecord,
  type WordPart,
} from '../../shared/searchRecords.ts';
import { termsIn } from '../../shared/words.ts';
import type { Document, Site, Step } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { pageRecord } from './records.ts';
import { readThesaurus, THESAURUS } from './thesaurus.ts';

/** A part of the index has another address when any of them has changed: together they number the pages. */
const partAddress = (parts: WordPart[], number: number) =>
  `search-words/${createHash('sha256').update(parts.join()).digest('hex').slice(0, 8)}-${number}.json`;

/** @throws SiteProblems when a keyword leads to a section that does not exist */
function recordOf(document: Document, article: Element): PageRecord {
  try {
    return pageRecord(document, article);
  } catch (error) {
    throw new SiteProblems([`${document.page.source}: ${(error as Error).message}`]);
  }
}

/**
 * Writes what can be found on the site, taken from the rendered pages: an index that the first search fetches,
 * and a record of each page, which is fetched when the page is found. Their addresses are the same in every
 * deployment, so that a tab that is open meanwhile still finds them.
 */
export function searchRecords({ pages, write }: Site): Step {
  const records = new Map<string, PageRecord>();
  return {
    async read(document, article) {
      const { page } = document;
      if (!article || !page.isIndexed) {
        return;
      }
      const record = recordOf(document, article);
      records.set(page.address, record);
      const { language, kind, sections } = record;
      const texts: TextRecord = { language, kind, texts: sections.map(({ text }) => text) };
      await write(recordFile(record.path), JSON.stringify(texts));
    },
    async finish() {
      const withoutFrench = pages.filter(
        ({ address, keywordsFr }) => records.has(address) && keywordsFr.length === 0,
      );
      if (withoutFrench.length > 0) {
        const sources = withoutFrench.map(({ source }) => source).join(', ');
        console.info(`Pages without French words for the search (keywordsFr): ${sources}`);
      }
      const synonyms = readThesaurus(readFileSync(THESAURUS, 'utf8'));
      const inOrder = pages.flatMap(({ address }) => records.get(address) ?? []);
      const { index, parts } = packIndex(inOrder, synonyms, termsIn, partAddress);
      await write(SEARCH_RECORDS, JSON.stringify(index));
      for (const [number, part] of parts.entries()) {
        await write(partAddress(parts, number), JSON.stringify(part));
      }
    },
  };
}
