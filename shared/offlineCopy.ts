/** Files below the base: the list of what a copy for reading offline holds, and the worker that answers from it. */
export const COPY_LIST = 'offline-copy.json';
export const COPY_WORKER = 'offline-worker.js';

/** Address below the base of the not-found page, which a copy needs, too. */
export const NOT_FOUND = '404';

/** What `COPY_LIST` contains. */
export interface CopyList {
  /** Differs when any file of the copy does. */
  version: string;
  /** What has to be fetched, in bytes as a browser gets them. */
  bytes: number;
  /** Addresses without the base and its slash: `docs/services/pad`. */
  files: string[];
}

/** How the names of caches begin: an origin may have other sites, each under a base of its own. */
export const cachePrefix = (base: string) => `offline-copy:${base}:`;

/** Messages of the worker to the page that asked for a copy. */
export type CopyProgress = { done: number; of: number } | 'whole' | { failure: string };

/** The copy of the site in this browser. A cache without the list is not whole, since the list is written last. */
export async function findCopy(prefix: string, list: string): Promise<Cache | undefined> {
  for (const name of await caches.keys()) {
    const cache = name.startsWith(prefix) ? await caches.open(name) : undefined;
    if (await cache?.match(list)) {
      return cache;
    }
  }
  return undefined;
}
