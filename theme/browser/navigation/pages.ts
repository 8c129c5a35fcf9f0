import { pageFile } from '../../../shared/address';
import {
  CHUNK_MARK,
  FRAME_ID,
  PAGE_TAGS,
  PAGES_ATTRIBUTE,
  REGION,
  REGION_HASH,
} from '../../../shared/pageParts';

/** How long a page that was fetched is kept in memory, in milliseconds. */
const KEPT_MS = 5 * 60_000;

/** How many files are kept, the last ones. */
const MAX_KEPT = 40;

/** After this the page counts as failed, in milliseconds, so that a connection that hangs can be tried anew. */
const LOAD_LIMIT_MS = 30_000;

/** There is no such page, or not any more: a new deployment has other chunks. */
export class PageGone extends Error {}

/** A page's chunk, and the content of the shared regions in which it differs from the page that is open, by hash. */
export interface LoadedPage {
  document: Document;
  regions: Map<string, Document>;
}

const kept = new Map<string, { since: number; part: Promise<Document> }>();

/** Where this deployment's chunks are: a path with a slash at its end. */
const folder = () => document.documentElement.getAttribute(PAGES_ATTRIBUTE) ?? '';

/**
 * @throws PageGone when the server says that there is no such file
 * @throws Error with the address in its message when the file cannot be had
 */
async function fetchText(address: string): Promise<string> {
  // Safari has no such signal before 16, and its own limit counts.
  const response = await fetch(address, { signal: AbortSignal.timeout?.(LOAD_LIMIT_MS) }).catch(
    () => undefined,
  );
  if (response?.status === 404 || response?.status === 410) {
    throw new PageGone(address);
  }
  const text = response?.ok ? await response.text().catch(() => undefined) : undefined;
  const part = text?.slice(CHUNK_MARK.length);
  // A hotel's network may answer with its own sign-in page, and a file may come in part only.
  if (!text?.startsWith(CHUNK_MARK) || !part?.endsWith(CHUNK_MARK)) {
    const status = response && !response.ok ? ` The server answered ${response.status}.` : '';
    throw new Error(`Loading ${address} failed.${status}`);
  }
  return part.slice(0, -CHUNK_MARK.length);
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Keeps a file, as the last of those that are kept. */
function keep(file: string, part: Promise<Document>) {
  kept.delete(file);
  kept.set(file, { since: Date.now(), part });
  for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT)) {
    kept.delete(oldest);
  }
}

/** A file of the deployment, parsed; from memory if it was fetched a short while ago. Failures are not kept. */
function load(file: string): Promise<Document> {
  const known = kept.get(file);
  if (known && Date.now() - known.since < KEPT_MS) {
    return known.part;
  }
  const part = fetchText(folder() + file).then(parse);
  keep(file, part);
  part.catch(() => kept.delete(file));
  return part;
}

/**
 * Keeps the page that the document came with as if its chunk had been fetched, so that
 * coming back to it asks for nothing. To be called before anything changes the page.
 *
 * @param address without the base
 */
export function keepOpenPage(address: string): void {
  const frame = document.getElementById(FRAME_ID);
  if (!frame) {
    return;
  }
  const page = document.implementation.createHTMLDocument();
  const copyOf = (node: Node) => page.importNode(node, true);
  page.head.append(...[...document.head.querySelectorAll(PAGE_TAGS.join())].map(copyOf));
  for (const region of document.querySelectorAll(`[${REGION_HASH}]`)) {
    const content = document.implementation.createHTMLDocument();
    content.body.append(...[...region.childNodes].map((node) => content.importNode(node, true)));
    keep(`regions/${region.getAttribute(REGION_HASH)}.html`, Promise.resolve(content));
    page.body.append(page.importNode(region));
  }
  const copy = page.importNode(frame);
  copy.append(...[...frame.children].slice(1).map(copyOf));
  page.body.append(copy);
  keep(`${pageFile(address)}.html`, Promise.resolve(page));
}

/** Hashes of the regions whose content has to be fetched to show this page after the one that is open. */
function missingRegions(page: Document): string[] {
  return [...page.querySelectorAll(`[${REGION}]`)].flatMap((region) => {
    const name = region.getAttribute(REGION);
    const hash = region.getAttribute(REGION_HASH) ?? '';
    const open = document.querySelector(`[${REGION}="${name}"]`);
    // An empty region, such as the sidebar of a page without one, has an empty hash.
    return hash === '' || open?.getAttribute(REGION_HASH) === hash ? [] : [hash];
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
  const page = await load(`${pageFile(address)}.html`);
  const hashes = [...new Set(missingRegions(page))];
  const regions = new Map(
    await Promise.all(hashes.map(async (hash) => [hash, await load(`regions/${hash}.html`)] as const)),
  );
  return { document: page, regions };
}
