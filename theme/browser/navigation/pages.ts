import { documentFile } from '../../../shared/address';
import { withBase } from '../../../shared/base';
import { BUNDLE, FRAGMENTS, FRAME_ID, PAGE_TAGS } from '../../../shared/pageParts';

/** How long a page that was fetched is kept in memory, in milliseconds. */
const KEPT_MS = 5 * 60_000;

/** After this a request counts as failed, in milliseconds, so that visitors can retry on a connection that hangs. */
const LOAD_LIMIT_MS = 30_000;

/** The fragment does not exist or belongs to another deployment: the document has to be loaded. */
export class PageGone extends Error {}

const kept = new Map<string, { since: number; page: Promise<Document> }>();

async function fetchPage(file: string): Promise<Document> {
  const response = await fetch(file, { signal: AbortSignal.timeout(LOAD_LIMIT_MS) }).catch(() => undefined);
  if (response?.status === 404 || response?.status === 410) {
    throw new PageGone(file);
  }
  const text = response?.ok ? await response.text().catch(() => undefined) : undefined;
  // A hotel's network may answer with its own sign-in page. Firefox reports no error when a compressed answer is cut off.
  if (!text?.startsWith(`<html ${BUNDLE}="`) || !text.endsWith('</html>')) {
    const status = response && !response.ok ? ` The server answered ${response.status}.` : '';
    throw new Error(`Loading ${file} failed.${status}`);
  }
  const page = new DOMParser().parseFromString(text, 'text/html');
  if (page.documentElement.getAttribute(BUNDLE) !== document.documentElement.getAttribute(BUNDLE)) {
    throw new PageGone(file);
  }
  return page;
}

/**
 * Keeps the page of the document as if its fragment had been fetched, so that returning to it needs no request.
 * Call it before anything changes the page.
 *
 * @param address without the base
 */
export function keepOpenPage(address: string): void {
  const page = document.implementation.createHTMLDocument();
  const copyOf = (node: Node) => page.importNode(node, true);
  page.head.append(...[...document.head.querySelectorAll(PAGE_TAGS.join())].map(copyOf));
  page.body.append(...[...document.querySelectorAll(`#${FRAME_ID}`)].map(copyOf));
  kept.set(address, { since: Date.now(), page: Promise.resolve(page) });
}

/**
 * Fetches a page's fragment, or takes it from memory for five minutes. Failures are not kept.
 *
 * @param address without the base: `/docs/services/pad`
 * @throws PageGone when it has to be loaded as a document
 * @throws Error that says what could not be loaded
 */
export function loadPage(address: string): Promise<Document> {
  const known = kept.get(address);
  if (known && Date.now() - known.since < KEPT_MS) {
    return known.page;
  }
  const page = fetchPage(withBase(`/${FRAGMENTS}${documentFile(address)}`));
  kept.set(address, { since: Date.now(), page });
  page.catch(() => kept.delete(address));
  return page;
}
