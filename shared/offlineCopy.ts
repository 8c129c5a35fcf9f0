/**
 * Files below the base: the list of what a copy for reading offline contains, and the service
 * worker that answers from the copy.
 */
export const COPY_LIST_FILE = 'offline-copy.json';
export const COPY_WORKER_FILE = 'offline-worker.js';

/** The address, below the base, of the not-found page, which is a part of each copy. */
export const NOT_FOUND_ADDRESS = '404';

/** The content of the file `COPY_LIST_FILE`. */
export interface CopyList {
  /** A version that changes when any file of the copy changes. */
  version: string;
  /** The number of bytes that a browser fetches for the copy. */
  bytes: number;
  /** The addresses of the files, without the base and its slash: `docs/services/pad`. */
  files: string[];
}
