/**
 * Files below the base: the list of what a copy for reading offline holds, and the worker that
 * answers from it.
 */
export const COPY_LIST = 'offline-copy.json';
export const COPY_WORKER = 'offline-worker.js';

/** Address below the base of the not-found page, which a copy needs, too. */
export const NOT_FOUND = '404';

/** The content of `COPY_LIST`. */
export interface CopyList {
  /** Differs when any file of the copy does. */
  version: string;
  /** What has to be fetched, in bytes as a browser gets them. */
  bytes: number;
  /** Addresses without the base and its slash: `docs/services/pad`. */
  files: string[];
}
