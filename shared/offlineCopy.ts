/*
 * What the build, the page and the worker of the copy for reading offline agree on.
 */

/** Files below the base: the list of what a copy holds, and the worker that answers from it. */
export const COPY_LIST = 'offline-copy.json';
export const COPY_WORKER = 'offline-worker.js';

/** Address below the base of the page that was not found, which is a part of a copy, too. */
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

/** Before the version in the name of a cache: an origin may have other sites, each under a base of its own. */
export const cachePrefix = (base: string) => `offline-copy:${base}:`;

/** What the worker tells the page that asked for a copy: how far it is, that there is one, or why it failed. */
export type CopyProgress = { done: number; of: number } | 'whole' | { failure: string };

/**
 * The copy of the site in this browser, if there is a whole one: the list is written last, so that a cache
 * without it is not whole.
 *
 * @param prefix of the names of the site's caches
 * @param list address of the list
 */
export async function findCopy(prefix: string, list: string): Promise<Cache | undefined> {
  for (const name of await caches.keys()) {
    const cache = name.startsWith(prefix) ? await caches.open(name) : undefined;
    if (await cache?.match(list)) {
      return cache;
    }
  }
  return undefined;
}
