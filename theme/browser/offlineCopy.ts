/*
 * The copy of the site in this browser: the page makes the first one, the worker the next ones. Each is a cache named
 * after its version, so that the old one answers until the new one is whole.
 */
import { BASE } from '../../shared/base';
import { COPY_LIST, type CopyList, NOT_FOUND } from '../../shared/offlineCopy';
import { withinLimit } from './withinLimit';

/** An origin may have other sites, each under a base of its own. */
const PREFIX = `offline-copy:${BASE}:`;
const LIST = BASE + COPY_LIST;
const FILES_AT_ONCE = 6;

/**
 * Fetches a file, and hands it over.
 *
 * @param use reads the file to its end, which has to come in time, too
 * @throws Error when the server does not give the file
 */
const fetchFile = <T>(address: string, use: (file: Response) => Promise<T>): Promise<T> =>
  withinLimit(async (signal) => {
    // The browser's own cache may hold documents of an earlier publication; files in static/ have a
    // new name instead.
    const cache = address.startsWith(`${BASE}static/`) ? 'default' : 'no-store';
    const response = await fetch(address, { cache, signal });
    if (!response.ok && address !== BASE + NOT_FOUND) {
      throw new Error(`${address}: the server answered ${response.status}.`);
    }
    return use(response);
  });

/** Fetches the list of the files that the server offers for a copy. */
export const fetchCopyList = (): Promise<CopyList> => fetchFile(LIST, (file) => file.json());

/** The names of the caches of this site, with those that are not whole. */
const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** The copy, if there is a whole one: the list of its files is written last. */
export async function findCopy(): Promise<Cache | undefined> {
  for (const name of await cacheNames()) {
    const cache = await caches.open(name);
    if (await cache.match(LIST)) {
      return cache;
    }
  }
  return undefined;
}

/** The time at which the copy was made; undefined when there is none. */
export async function copiedAt(): Promise<Date | undefined> {
  const list = await (await findCopy())?.match(LIST);
  return list && new Date(list.headers.get('date') ?? 0);
}

/** Deletes all caches of this site but the named one. */
export async function deleteCopies(except?: string): Promise<void> {
  const names = await cacheNames();
  await Promise.all(names.filter((name) => name !== except).map((name) => caches.delete(name)));
}

/**
 * Copies the site as it is now, unless there is a copy of it already, and then deletes the older
 * copy.
 *
 * @param onProgress gets the part that is done, from 0 to 1
 * @throws Error that says why there is no copy; then nothing is left of it
 */
export async function makeCopy(onProgress?: (done: number) => void): Promise<void> {
  const older = await findCopy();
  const [list, { version, files }] = await fetchFile(
    LIST,
    async (file): Promise<[Response, CopyList]> => [file.clone(), await file.json()],
  );
  const name = PREFIX + version;
  const cache = await caches.open(name);
  if (await cache.match(LIST)) {
    return;
  }
  try {
    for (let done = 0; done < files.length; done += FILES_AT_ONCE) {
      const addresses = files.slice(done, done + FILES_AT_ONCE).map((file) => BASE + file);
      await Promise.all(
        addresses.map((address) => fetchFile(address, (file) => cache.put(address, file))),
      );
      onProgress?.(done / files.length);
    }
    if (older && !(await findCopy())) {
      throw new Error('The copy was removed.');
    }
    await cache.put(LIST, list);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await deleteCopies(name);
}
