import { createHash } from 'node:crypto';
import { longDate } from '../../shared/longDate.ts';
import {
  COPY_LIST,
  COPY_PAGES,
  COPY_WORKER,
  type CopyList,
  type CopyPages,
  cachePrefix,
  findCopy,
  NOT_FOUND,
} from '../../shared/offlineCopy.ts';
import type { BuiltPage, BuiltSite } from '../builtSite/builtSite.ts';
import { functionsAsText } from '../builtSite/functionsAsText.ts';
import { offlineWorker } from './offlineWorker.ts';

/** What pages load, beside their documents. A link whose chunk is missing opens the document. */
const LOADED = /^(?!og\.png$)(?!static\/pages\/).*\.(?:css|js|json|png|svg|webp|avif|jpe?g|gif)$/;

/** The address of a page below the base. */
const below = (address: string) => (address === '/404' ? NOT_FOUND : address.slice(1));

/** Where a part of a document begins or ends that other pages may have, too. */
const BOUNDARIES = /(?<=<\/style>)|(?=<(?:style|header|main|footer)\b)/;

/** The documents of all pages, each part that several have in common once: a third of what they take one by one. */
export function copyPages(pages: readonly Pick<BuiltPage, 'address' | 'html'>[]): CopyPages {
  const numbers = new Map<string, number>();
  const numberOf = (part: string) => {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  };
  const made = pages.map(({ address, html }) => [below(address), html.split(BOUNDARIES).map(numberOf)]);
  return { pages: Object.fromEntries(made), parts: [...numbers.keys()] };
}

/**
 * Writes the worker that keeps a copy of the site in the browsers of visitors who ask for it, and the
 * list of what belongs to a copy. It has to be the last step that writes files.
 */
export async function offlineCopy({
  base,
  pages,
  files,
  read,
  write,
  servedBytes,
}: BuiltSite): Promise<void> {
  await write(
    COPY_WORKER,
    functionsAsText([
      [offlineWorker, base, cachePrefix(base), COPY_LIST, COPY_PAGES, NOT_FOUND, findCopy, longDate],
    ]),
  );
  await write(COPY_PAGES, JSON.stringify(copyPages(pages)));
  const loaded = [...files]
    .filter((file) => LOADED.test(file) && ![COPY_LIST, COPY_PAGES, COPY_WORKER].includes(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of loaded) {
    // Those of the bundler have a hash of their content in their names.
    hash.update(`${file}\n`).update(file.startsWith('static/') ? '' : await read(file));
  }
  for (const { address, html } of pages) {
    hash.update(`${address}\n`).update(html);
  }
  const sizes = await Promise.all([COPY_PAGES, ...loaded].map(servedBytes));
  const list: CopyList = {
    version: hash.digest('hex').slice(0, 12),
    bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    files: [...pages.map(({ address }) => below(address)), ...loaded],
  };
  await write(COPY_LIST, JSON.stringify(list));
}
