import { documentFile } from '../../../shared/address';
import { withBase } from '../../../shared/base';
import { BUNDLE, FRAGMENTS, FRAME_ID, PAGE_TAGS } from '../../../shared/pageParts';
import { withTimeLimit } from '../withTimeLimit';

/** The time for which a fetched page is kept in memory, in milliseconds. */
const KEPT_MS = 5 * 60_000;

/** The first and the last characters of a fragment. */
const BEGINNING = `<html ${BUNDLE}="`;
const END = '</html>';

/**
 * The statuses that make the browser load the document: the page is gone, or a network wants its
 * visitors to sign in first: https://www.rfc-editor.org/rfc/rfc6585#section-6
 */
const NEEDS_DOCUMENT = [404, 410, 511];

/**
 * The error for a fragment that does not exist or belongs to another deployment, or for an answer
 * that is not a fragment. The browser has to load the document instead.
 */
export class PageGone extends Error {}

const kept = new Map<string, { since: number; page: Promise<Document> }>();

/**
 * Finds the fragment in the text of an answer. Caches and filters may have added a comment or a
 * line break around it.
 *
 * @returns the fragment; empty if a part of it is missing; undefined if the answer is something
 *   else, such as the sign-in page of a hotel
 */
export function fragmentIn(text: string): string | undefined {
  const start = text.indexOf(BEGINNING);
  if (start < 0) {
    return BEGINNING.startsWith(text) ? '' : undefined;
  }
  const end = text.lastIndexOf(END);
  return end < start ? '' : text.slice(start, end + END.length);
}

/**
 * Requests a file.
 *
 * @returns `text` is empty after an error; `response` is missing if no answer came
 */
async function ask(file: string): Promise<{ response?: Response | undefined; text: string }> {
  let response: Response | undefined;
  try {
    const text = await withTimeLimit(async (signal) => {
      // Our server never redirects a fragment. A network that does so wants to show a page of its
      // own.
      response = await fetch(file, { signal, redirect: 'manual' });
      return response.text();
    });
    return { response, text };
  } catch {
    return { response, text: '' };
  }
}

async function fetchPage(file: string): Promise<Document> {
  const { response, text } = await ask(file);
  const fragment = fragmentIn(text);
  const isOther = response?.ok ? fragment === undefined : response?.type === 'opaqueredirect';
  if (isOther || NEEDS_DOCUMENT.includes(response?.status ?? 0)) {
    throw new PageGone(file);
  }
  // Firefox reports no error when a compressed answer is cut off.
  if (!response?.ok || !fragment) {
    const status = response && !response.ok ? ` The server answered ${response.status}.` : '';
    throw new Error(`Loading ${file} failed.${status}`);
  }
  const page = new DOMParser().parseFromString(fragment, 'text/html');
  if (page.documentElement.getAttribute(BUNDLE) !== document.documentElement.getAttribute(BUNDLE)) {
    throw new PageGone(file);
  }
  return page;
}

/**
 * Keeps the open page as if its fragment had been fetched, so that returning to it needs no
 * request. Call it before anything changes the page.
 *
 * @param address the address of the page, without the base
 */
export function keepOpenPage(address: string): void {
  const page = document.implementation.createHTMLDocument();
  const importNode = (node: Node) => page.importNode(node, true);
  page.head.append(...[...document.head.querySelectorAll(PAGE_TAGS.join())].map(importNode));
  page.body.append(...[...document.querySelectorAll(`#${FRAME_ID}`)].map(importNode));
  kept.set(address, { since: Date.now(), page: Promise.resolve(page) });
}

/**
 * Fetches the fragment of a page. For five minutes, it returns the fetched fragment again; after a
 * failure, it makes a new request.
 *
 * @param address the address of the page, without the base: `/docs/services/pad`
 * @throws PageGone when the browser has to load the document
 * @throws Error with a message about what could not be loaded
 */
export function loadPage(address: string): Promise<Document> {
  for (const [other, { since }] of kept) {
    if (Date.now() - since >= KEPT_MS) {
      kept.delete(other);
    }
  }
  const known = kept.get(address);
  if (known) {
    return known.page;
  }
  const page = fetchPage(withBase(`/${FRAGMENTS}${documentFile(address)}`));
  kept.set(address, { since: Date.now(), page });
  page.catch(() => kept.delete(address));
  return page;
}
