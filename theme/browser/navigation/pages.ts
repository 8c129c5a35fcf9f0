import { documentFile } from '../../../shared/address';
import { withBase } from '../../../shared/base';
import {
  BUNDLE_ATTRIBUTE,
  FRAGMENTS_FOLDER,
  FRAME_ID,
  PAGE_TAG_SELECTORS,
} from '../../../shared/pageParts';
import { withTimeLimit } from '../withTimeLimit';

/** The time for which a fetched page is kept in memory, in milliseconds. */
const PAGE_LIFETIME_MS = 5 * 60_000;

/** The first and the last characters of a fragment. */
const FRAGMENT_START = `<html ${BUNDLE_ATTRIBUTE}="`;
const FRAGMENT_END = '</html>';

/**
 * The HTTP statuses after which the browser has to load the document. 404 and 410 say that the page
 * is gone, 511 says that the visitor has to sign in to the network first:
 * https://www.rfc-editor.org/rfc/rfc6585#section-6
 */
const DOCUMENT_NEEDED_STATUSES = [404, 410, 511];

/**
 * The error for a fragment that does not exist or belongs to another deployment, or for an answer
 * that is not a fragment. The browser has to load the document instead.
 */
export class DocumentNeededError extends Error {}

const keptPages = new Map<string, { keptSinceMs: number; pagePromise: Promise<Document> }>();

/**
 * Finds the fragment in the text of an answer. Caches and filters of the visitor's network may have
 * added a comment or a line break around the fragment.
 *
 * @returns the fragment; empty if a part of it is missing; undefined if the answer is something
 *   else, such as the sign-in page of a hotel
 */
export function extractFragment(text: string): string | undefined {
  const start = text.indexOf(FRAGMENT_START);
  if (start < 0) {
    return FRAGMENT_START.startsWith(text) ? '' : undefined;
  }
  const end = text.lastIndexOf(FRAGMENT_END);
  return end < start ? '' : text.slice(start, end + FRAGMENT_END.length);
}

/**
 * Requests a file.
 *
 * @returns `text` is empty if loading failed; `response` is missing if no answer came
 */
async function requestText(
  file: string,
): Promise<{ response?: Response | undefined; text: string }> {
  let response: Response | undefined;
  const text = await withTimeLimit(async (signal) => {
    // Our server never redirects a fragment. If a network does so, it wants to show its own page,
    // such as a form to sign in.
    response = await fetch(file, { signal, redirect: 'manual' });
    return response.text();
  }).catch(() => '');
  return { response, text };
}

async function fetchPage(file: string): Promise<Document> {
  const { response, text } = await requestText(file);
  const fragment = extractFragment(text);
  const isForeignAnswer = response?.ok
    ? fragment === undefined
    : response?.type === 'opaqueredirect';
  if (isForeignAnswer || DOCUMENT_NEEDED_STATUSES.includes(response?.status ?? 0)) {
    throw new DocumentNeededError(file);
  }
  // Firefox reports no error if a compressed answer is incomplete, so an incomplete fragment is an
  // error here.
  if (!response?.ok || !fragment) {
    const status = response && !response.ok ? ` The server answered ${response.status}.` : '';
    throw new Error(`Loading ${file} failed.${status}`);
  }
  const page = new DOMParser().parseFromString(fragment, 'text/html');
  if (
    page.documentElement.getAttribute(BUNDLE_ATTRIBUTE) !==
    document.documentElement.getAttribute(BUNDLE_ATTRIBUTE)
  ) {
    throw new DocumentNeededError(file);
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
  page.head.append(
    ...[...document.head.querySelectorAll(PAGE_TAG_SELECTORS.join())].map(importNode),
  );
  page.body.append(...[...document.querySelectorAll(`#${FRAME_ID}`)].map(importNode));
  keptPages.set(address, { keptSinceMs: Date.now(), pagePromise: Promise.resolve(page) });
}

/**
 * Fetches the fragment of a page, and keeps it in memory for five minutes. After a failure, the
 * next call makes a new request.
 *
 * @param address the address of the page, without the base: `/docs/services/pad`
 * @throws DocumentNeededError when the browser has to load the document
 * @throws Error with a message about what could not be loaded
 */
export function loadPage(address: string): Promise<Document> {
  for (const [keptAddress, { keptSinceMs }] of keptPages) {
    if (Date.now() - keptSinceMs >= PAGE_LIFETIME_MS) {
      keptPages.delete(keptAddress);
    }
  }
  const keptPage = keptPages.get(address);
  if (keptPage) {
    return keptPage.pagePromise;
  }
  const pagePromise = fetchPage(withBase(`/${FRAGMENTS_FOLDER}${documentFile(address)}`));
  keptPages.set(address, { keptSinceMs: Date.now(), pagePromise });
  pagePromise.catch(() => keptPages.delete(address));
  return pagePromise;
}
