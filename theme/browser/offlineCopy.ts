/*
 * Makes, finds and deletes copies of the site for reading offline. The page makes the first copy,
 * and the service worker (offlineWorker.ts) makes the next ones. Each copy is a cache of its own,
 * so that the old copy can answer until the new one is complete.
 */
import { BASE } from '../../shared/base';
import { COPY_LIST_FILE, type CopyList, NOT_FOUND_ADDRESS } from '../../shared/offlineCopy';
import { withTimeLimit } from './withTimeLimit';

/** The beginning of the names of our caches. Another site of the origin has another base. */
const CACHE_PREFIX = `offline-copy:${BASE}:`;
const LIST_ADDRESS = BASE + COPY_LIST_FILE;
/** The number of files that are fetched at the same time. */
const FILES_AT_ONCE = 6;

/**
 * Fetches a file, and passes the response to a function.
 *
 * @param readResponse reads the response to its end, also within the time limit
 * @throws Error if the server answers with an error, or not in time
 */
const fetchFile = <T>(
  address: string,
  readResponse: (response: Response) => Promise<T>,
): Promise<T> =>
  withTimeLimit(async (signal) => {
    // The browser's own cache may contain documents of an earlier deployment. Files in static/ may
    // come from this cache, because they get a new name when they change.
    const cacheMode = address.startsWith(`${BASE}static/`) ? 'default' : 'no-store';
    const response = await fetch(address, { cache: cacheMode, signal });
    // The server sends the not-found page with the status 404.
    if (!response.ok && address !== BASE + NOT_FOUND_ADDRESS) {
      throw new Error(`${address}: the server answered ${response.status}.`);
    }
    return readResponse(response);
  });

/** Fetches the list of the files that the server offers for a copy. */
export const fetchCopyList = (): Promise<CopyList> =>
  fetchFile(LIST_ADDRESS, (response) => response.json());

/** Returns the names of the caches of this site, including caches that are not complete. */
const listCacheNames = async () =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/**
 * Returns the copy, if there is a complete one. A copy is complete if it contains the list of its
 * files, because this list is written last.
 */
export async function findCopy(): Promise<Cache | undefined> {
  for (const name of await listCacheNames()) {
    const cache = await caches.open(name);
    if (await cache.match(LIST_ADDRESS)) {
      return cache;
    }
  }
  return undefined;
}

/** Returns the time at which the copy was made; undefined when there is no copy. */
export async function getCopyTime(): Promise<Date | undefined> {
  const listResponse = await (await findCopy())?.match(LIST_ADDRESS);
  return listResponse && new Date(listResponse.headers.get('date') ?? 0);
}

/** Deletes all caches of this site except the named one. */
export async function deleteCopies(keptCacheName?: string): Promise<void> {
  const names = await listCacheNames();
  await Promise.all(
    names.filter((name) => name !== keptCacheName).map((name) => caches.delete(name)),
  );
}

/**
 * Copies the site as it is now, unless there is such a copy already, and then deletes the older
 * copy.
 *
 * @param onProgress receives the share of the files that are copied so far, from 0 to 1
 * @throws Error with the reason why the copy failed; what was copied is deleted then
 */
export async function makeCopy(onProgress?: (copiedShare: number) => void): Promise<void> {
  const olderCopy = await findCopy();
  const [listResponse, { version, files }] = await fetchFile(
    LIST_ADDRESS,
    async (response): Promise<[Response, CopyList]> => [response.clone(), await response.json()],
  );
  const name = CACHE_PREFIX + version;
  const cache = await caches.open(name);
  if (await cache.match(LIST_ADDRESS)) {
    // The older copy is still there if the page was closed right after this one was complete.
    await deleteCopies(name);
    return;
  }
  try {
    for (
      let copiedFileCount = 0;
      copiedFileCount < files.length;
      copiedFileCount += FILES_AT_ONCE
    ) {
      onProgress?.(copiedFileCount / files.length);
      const addresses = files
        .slice(copiedFileCount, copiedFileCount + FILES_AT_ONCE)
        .map((file) => BASE + file);
      await Promise.all(
        addresses.map((address) => fetchFile(address, (response) => cache.put(address, response))),
      );
    }
    // The visitor may have removed the older copy meanwhile, and then wants no new copy.
    if (olderCopy && !(await findCopy())) {
      throw new Error('The copy was removed.');
    }
    await cache.put(LIST_ADDRESS, listResponse);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await deleteCopies(name);
}
