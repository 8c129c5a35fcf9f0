import { pageFile } from '../../../shared/address';
import {
  CHUNK_START,
  FRAME_ID,
  PAGE_TAGS,
  PAGES_ATTRIBUTE,
  REGION,
  REGION_HASH,
  SHEET,
} from '../../../shared/pageParts';

/** How long a page that was fetched is kept in memory, in milliseconds. */
const KEPT_MS = 5 * 60_000;

/** There is no such page, or not any more: a new deployment has other chunks. */
export class PageGone extends Error {}

/** A page's chunk, and the shared regions that it names. */
export interface LoadedPage {
  document: Document;
  /** The content of regions that differ from those of the page that is open, by hash. */
  regions: Map<string, string>;
}

interface Kept {
  since: number;
  text: Promise<string>;
}

const kept = new Map<string, Kept>();

/** Where this deployment's chunks are: a path with a slash at its end. */
const folder = () => document.documentElement.getAttribute(PAGES_ATTRIBUTE) ?? '';

/**
 * @throws PageGone when the server says that there is no such file
 * @throws Error with the address in its message when the file cannot be had
 */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.status === 404 || response?.status === 410) {
    throw new PageGone(address);
  }
  const text = response?.ok ? await response.text().catch(() => undefined) : undefined;
  // A hotel's network may answer with its own sign-in page.
  if (!text?.startsWith(CHUNK_START)) {
    const status = response && !response.ok ? ` The server answered ${response.status}.` : '';
    throw new Error(`Loading ${address} failed.${status}`);
  }
  return text;
}

/** The text of a file of the deployment, from memory if it was fetched a short while ago. Failures are not kept. */
function textOf(file: string): Promise<string> {
  const now = Date.now();
  const known = kept.get(file);
  if (known && now - known.since < KEPT_MS) {
    return known.text;
  }
  const text = fetchText(folder() + file);
  kept.set(file, { since: now, text });
  text.catch(() => kept.delete(file));
  return text;
}

/**
 * Keeps the page that the document came with as if its chunk had been fetched, so that
 * coming back to it asks for nothing. To be called before anything changes the page.
 *
 * @param address without the base
 */
export function keepOpenPage(address: string): void {
  const frame = document.getElementById(FRAME_ID)?.cloneNode(true) as HTMLElement | undefined;
  if (!frame) {
    return;
  }
  const keep = (file: string, html: string) =>
    kept.set(file, { since: Date.now(), text: Promise.resolve(CHUNK_START + html) });
  const regions = [...document.querySelectorAll<HTMLElement>(`[${REGION_HASH}]`)].map((region) => {
    keep(`regions/${region.getAttribute(REGION_HASH)}.html`, region.innerHTML);
    return (region.cloneNode(false) as Element).outerHTML;
  });
  frame.firstElementChild?.remove();
  const tags = [...document.head.querySelectorAll(PAGE_TAGS.join())].map((tag) => tag.outerHTML);
  keep(`${pageFile(address)}.html`, [...tags, ...regions, frame.outerHTML].join(''));
}

/** Hashes of the regions whose content has to be fetched to show this page after the one that is open. */
function missingRegions(page: Document): string[] {
  return [...page.querySelectorAll(`[${REGION}]`)].flatMap((region) => {
    const name = region.getAttribute(REGION);
    const hash = region.getAttribute(REGION_HASH) ?? '';
    const open = document.querySelector(`[${REGION}="${name}"]`);
    return open?.getAttribute(REGION_HASH) === hash ? [] : [hash];
  });
}

/**
 * Fetches a page: its chunk, and the shared regions in which it differs from the one that is open.
 *
 * @param address without the base: `/docs/services/pad`
 * @throws PageGone when there is no such page in this deployment
 * @throws Error that says what could not be loaded
 */
export async function loadPage(address: string): Promise<LoadedPage> {
  const text = await textOf(`${pageFile(address)}.html`);
  const page = new DOMParser().parseFromString(text, 'text/html');
  const hashes = new Set(missingRegions(page));
  const regions = new Map(
    await Promise.all([...hashes].map(async (hash) => [hash, await textOf(`regions/${hash}.html`)] as const)),
  );
  return { document: page, regions };
}

/**
 * Loads the style sheets that this page needs and the document does not have yet.
 *
 * @throws Error with the address of a sheet that cannot be loaded
 */
export async function loadSheets(page: Document): Promise<void> {
  const missing = [...page.querySelectorAll(`link[${SHEET}]`)].filter(
    (sheet) => !document.querySelector(`[${SHEET}="${sheet.getAttribute(SHEET)}"]`),
  );
  await Promise.all(
    missing.map((sheet) => {
      const link = document.importNode(sheet, true);
      const loaded = new Promise<void>((resolve, reject) => {
        link.addEventListener('load', () => resolve());
        link.addEventListener('error', () => {
          link.remove();
          reject(new Error(`Loading ${sheet.getAttribute('href')} failed.`));
        });
      });
      document.head.append(link);
      return loaded;
    }),
  );
}
