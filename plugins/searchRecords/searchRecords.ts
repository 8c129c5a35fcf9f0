import { createHash } from 'node:crypto';
import { addToHead, type BuiltSite } from '../builtSite/builtSite.ts';
import { type PageRecord, pageRecord, versionOf } from './records.ts';

/**
 * Writes the search records of all built pages into one hashed file, and its address into
 * each page, as `<meta name="search-records">`.
 */
export async function searchRecords({ pages, config, base, write }: BuiltSite): Promise<void> {
  const records = pages.flatMap(({ address, html }): PageRecord[] => {
    const record = pageRecord(html, address, versionOf(address, config.multiVersion));
    return record ? [record] : [];
  });
  const json = JSON.stringify(records);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
  const name = `static/search/records.${hash}.json`;
  await write(name, json);
  for (const page of pages) {
    addToHead(page, `<meta name="search-records" content="${base}${name}">`);
  }
}
