import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { pageFile } from '../../shared/address.ts';
import {
  type PageRecord,
  packIndex,
  recordFile,
  SEARCH_RECORDS,
  type TextRecord,
  type WordPart,
} from '../../shared/searchRecords.ts';
import { versionOf } from '../../shared/versions.ts';
import { termsIn } from '../../theme/search/words.ts';
import { type ArticleReader, type BuiltPage, type BuiltSite, SiteProblems } from '../builtSite/builtSite.ts';
import { isIndexed } from '../builtSite/text.ts';
import { flatKeywords, readFrontMatter } from '../sources/pageSource.ts';
import { pageRecord } from './records.ts';
import { readThesaurus, THESAURUS } from './thesaurus.ts';

/** A part of the index has another address when any of them has changed: together they number the pages. */
const partAddress = (parts: WordPart[], number: number) =>
  `search-words/${createHash('sha256').update(parts.join()).digest('hex').slice(0, 8)}-${number}.json`;

/** @throws SiteProblems when the keywords are no list */
function keywordsOf(file: string, name: 'keywords' | 'keywordsFr'): string[] {
  const keywords = readFrontMatter(readFileSync(file, 'utf8')).values[name] ?? [];
  if (!Array.isArray(keywords)) {
    throw new SiteProblems([
      `${path.relative(process.cwd(), file)}: write ${name} as a list: ${name}: [first, second]`,
    ]);
  }
  return flatKeywords(keywords);
}

/** @throws SiteProblems when a keyword leads to a section that does not exist */
function recordOf(
  page: BuiltPage,
  article: HTMLElement,
  version: string,
  keywords: string[],
  source = page.file,
): PageRecord {
  try {
    return pageRecord(page, article, version, keywords);
  } catch (error) {
    throw new SiteProblems([`${path.relative(process.cwd(), source)}: ${(error as Error).message}`]);
  }
}

/**
 * Writes what can be found on the site, taken from the built pages: an index that the first search fetches,
 * and a record of each page, which is fetched when the page is found. Their addresses are the same in every
 * deployment, so that a tab that is open meanwhile still finds them.
 */
export function searchRecords({ config, routes, write }: BuiltSite): ArticleReader {
  const { default: main = '', versions = [] } = config.multiVersion ?? {};
  const sources = new Map(
    routes.map(({ routePath, absolutePath }) => [`${pageFile(routePath)}.html`, absolutePath]),
  );
  const records: PageRecord[] = [];
  const withoutFrench: string[] = [];
  return {
    async read(page, article) {
      if (!isIndexed(page)) {
        return;
      }
      const source = sources.get(page.file);
      const french = source ? keywordsOf(source, 'keywordsFr') : [];
      const keywords = source ? [...keywordsOf(source, 'keywords'), ...french] : [];
      if (source && french.length === 0) {
        withoutFrench.push(path.relative(process.cwd(), source));
      }
      const version = versionOf(page.address, { default: main, versions });
      const record = recordOf(page, article, version, keywords, source);
      records.push(record);
      const { language, kind, sections } = record;
      const texts: TextRecord = { language, kind, texts: sections.map(({ text }) => text) };
      await write(recordFile(record.path), JSON.stringify(texts));
    },
    async finish() {
      if (withoutFrench.length > 0) {
        console.info(`Pages without French words for the search (keywordsFr): ${withoutFrench.join(', ')}`);
      }
      const synonyms = readThesaurus(readFileSync(THESAURUS, 'utf8'));
      const { index, parts } = packIndex(records, synonyms, termsIn, partAddress);
      await write(SEARCH_RECORDS, JSON.stringify(index));
      for (const [number, part] of parts.entries()) {
        await write(partAddress(parts, number), JSON.stringify(part));
      }
    },
  };
}
