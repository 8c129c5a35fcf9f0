import { brotliCompressSync, constants } from 'node:zlib';
import pLimit from 'p-limit';
import { PAGE_WEIGHT } from '../../shared/pageParts.ts';
import type { BuiltPage, BuiltSite } from '../builtSite/builtSite.ts';
import { loadedAddresses } from './loadedAddresses.ts';

/** Bytes of a kB, as networks count. */
export const KB = 1000;

/** Enough to keep the compression busy. A page is in memory twice meanwhile. */
const PAGES_AT_ONCE = 8;

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const fastBytes = (html: string) => brotliCompressSync(html, FAST).length;

/** Writes a weight into the two places that a page has for it: the frame's value, then the footer's text. */
const fill = (html: string, kB: number) =>
  html
    .replace(`${PAGE_WEIGHT}=""`, `${PAGE_WEIGHT}="${kB}"`)
    .replace(`${PAGE_WEIGHT}=""><`, `${PAGE_WEIGHT}="">${kB}<`);

/** The weight that the footer of a page states, in kB; undefined when it states none. */
export function statedWeight({ html }: Pick<BuiltPage, 'html'>): number | undefined {
  const [, kB] = new RegExp(`<footer[\\s\\S]*? ${PAGE_WEIGHT}="">(\\d+)<`).exec(html) ?? [];
  return kB === undefined ? undefined : Number(kB);
}

/** The file of the site that an address leads to; undefined for another site's. */
function fileOf({ base, files }: Pick<BuiltSite, 'base' | 'files'>, address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  const file = path.startsWith(base) ? decodeURI(path.slice(base.length)) : '';
  return files.has(file) ? file : undefined;
}

/** The bytes of the files that a page loads to be shown: its pictures, and the icon of the site. */
export async function bytesBeside(site: BuiltSite, html: string): Promise<number> {
  const files = loadedAddresses(html).flatMap((address) => fileOf(site, address) ?? []);
  const bytes = await Promise.all(files.map((file) => site.servedBytes(file)));
  return bytes.reduce((sum, one) => sum + one, 0);
}

/** What it takes to show a page whose file is written: its document and what that loads, in bytes as a browser gets them. */
export const pageBytes = async (site: BuiltSite, { file, html }: BuiltPage): Promise<number> =>
  (await site.servedBytes(file)) + (await bytesBeside(site, html));

/**
 * Compresses a page with its weight in it. That depends on the compressed page, so it is guessed
 * first; a page with a wrong guess, one of about five, is compressed again.
 *
 * @param ratio of the compressed page to one that is compressed fast, by which the weight is guessed
 * @returns the ratio of this page
 */
async function weigh(site: BuiltSite, page: BuiltPage, ratio: number): Promise<number> {
  const { html } = page;
  const fast = fastBytes(html);
  let kB = Math.ceil((fast * ratio + (await bytesBeside(site, html))) / KB);
  for (let isGuess = true; ; isGuess = false) {
    page.html = fill(html, kB);
    await site.write(page.file, page.html);
    const needed = Math.ceil((await pageBytes(site, page)) / KB);
    // With the smaller figure in it the page was larger: then the larger one stays, which is true as well.
    if (needed === kB || (needed < kB && !isGuess)) {
      return (await site.servedBytes(page.file)) / fast;
    }
    kB = needed;
  }
}

/**
 * States in the footer of each page, and on its frame, what it takes to show the page. Nothing may change
 * a page after this.
 */
export async function weighPages(site: BuiltSite): Promise<void> {
  const [first, ...others] = site.pages.filter(({ html }) => html.includes(`${PAGE_WEIGHT}=""`));
  if (first) {
    const ratio = await weigh(site, first, 1);
    const limit = pLimit(PAGES_AT_ONCE);
    await Promise.all(others.map((page) => limit(() => weigh(site, page, ratio))));
  }
}
