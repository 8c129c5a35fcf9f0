/*
 * The service worker of visitors who keep a copy of the site for reading it offline: it makes the copy,
 * asks the network first, answers from the copy when that fails or takes too long, and makes the copy
 * anew after a publication. Without a copy it does nothing.
 */
import { BASE as base } from '../../shared/base';
import { longDate } from '../../shared/longDate';
import {
  COPY_LIST,
  type CopyList,
  type CopyProgress,
  cachePrefix,
  findCopy,
  NOT_FOUND,
} from '../../shared/offlineCopy';

/** What the types of the DOM lack: https://www.w3.org/TR/service-workers/ */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ExtendableMessageEvent extends ExtendableEvent {
  ports: MessagePort[];
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = self as unknown as WorkerScope;
const prefix = cachePrefix(base);
const list = base + COPY_LIST;
/** After this an answer of the network is no longer waited for, in milliseconds. */
const PATIENCE_MS = 3000;
const FILES_AT_ONCE = 6;
let update: Promise<void> | undefined;

const openCopy = () => findCopy(prefix, list);

/** @throws Error when the server does not give the file */
const fetchFile = async (address: string): Promise<Response> => {
  // Documents stay out of the browser's own cache, where one of a former publication could answer for the next one.
  const cache = address.startsWith(`${base}static/`) ? 'default' : 'no-store';
  const response = await fetch(address, { cache });
  if (!response.ok && address !== base + NOT_FOUND) {
    throw new Error(`${address}: the server answered ${response.status}.`);
  }
  return response;
};

const fetchList = async () => {
  const listed = await fetchFile(list);
  return { listed, ...((await listed.clone().json()) as CopyList) };
};

/**
 * Makes a copy of the site as it is now, unless there is one, and then removes the older ones.
 *
 * @param tell gets the progress of a copy that the visitor asks for. Without it the copy replaces another
 *   one, and is not made when that was removed meanwhile
 */
const makeCopy = async (tell?: (progress: CopyProgress) => void): Promise<void> => {
  const { listed, version, files } = await fetchList();
  const name = prefix + version;
  const cache = await caches.open(name);
  if (await cache.match(list)) {
    return;
  }
  const older = await openCopy();
  const add = async (file: string) => {
    const address = base + file;
    // Such a file has a new name when it changes.
    const same = file.startsWith('static/') ? await older?.match(address) : undefined;
    await cache.put(address, same ?? (await fetchFile(address)));
  };
  try {
    for (let done = 0; done < files.length; done += FILES_AT_ONCE) {
      await Promise.all(files.slice(done, done + FILES_AT_ONCE).map(add));
      tell?.({ done, of: files.length });
    }
    if ((await fetchList()).version !== version) {
      throw new Error('A new version of the site was published meanwhile.');
    }
    if (!tell && !(await openCopy())) {
      throw new Error('The copy was removed.');
    }
    await cache.put(list, listed);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  for (const other of await caches.keys()) {
    if (other.startsWith(prefix) && other !== name) {
      await caches.delete(other);
    }
  }
};

/** Makes the copy anew if the site was published anew; what fails now is tried with the next page. */
const updateCopy = (): Promise<void> => {
  update ??= makeCopy()
    .catch(() => {})
    .finally(() => {
      update = undefined;
    });
  return update;
};

/** What the copy has for an address, in whatever form that is written. */
const keptAnswer = async (copy: Cache, pathname: string): Promise<Response | undefined> => {
  const plain = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  for (const address of [pathname, plain, `${plain}/`]) {
    const kept = await copy.match(address);
    if (kept) {
      return kept;
    }
  }
  return undefined;
};

/** A kept page that says so, with the day when it was fetched. */
const withNote = async (kept: Response): Promise<Response> => {
  const { status } = kept;
  const headers = new Headers(kept.headers);
  // They describe the answer as the server sent it, compressed.
  for (const name of ['content-encoding', 'content-length', 'etag']) {
    headers.delete(name);
  }
  const day = new Date(headers.get('date') ?? 0).toISOString();
  const note = `<p data-offline-copy><small>Offline or on a slow network: this is your copy of <time datetime="${day}">${longDate(day)}</time>.</small></p>`;
  const html = (await kept.text()).replace(/<main\b[^>]*>/, (tag) => tag + note);
  return new Response(html, { status, headers });
};

const answer = async (event: FetchEvent, pathname: string): Promise<Response> => {
  const { request } = event;
  const copy = await openCopy();
  if (!copy) {
    return fetch(request);
  }
  const file = pathname.slice(base.length);
  const keptFile = file.startsWith('static/') ? await copy.match(pathname) : undefined;
  if (keptFile) {
    return keptFile;
  }
  const network = fetch(request);
  const inTime = await Promise.race([
    network.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
  const isPage = request.mode === 'navigate';
  // An answer such as 502 comes from something in front of a site that is down.
  if (inTime && inTime.status < 500) {
    if (isPage) {
      event.waitUntil(updateCopy());
    }
    return inTime;
  }
  if (file.startsWith('static/pages/')) {
    // The copy has documents only. A link whose chunk is gone opens the document.
    return new Response('', { status: 404 });
  }
  const kept = await keptAnswer(copy, pathname);
  const shown = isPage ? (kept ?? (await copy.match(base + NOT_FOUND))) : kept;
  if (shown) {
    return isPage ? withNote(shown) : shown;
  }
  return inTime ?? network;
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  const tell = (progress: CopyProgress) => port?.postMessage(progress);
  event.waitUntil(
    makeCopy(tell).then(
      () => tell('whole'),
      ({ message }: Error) => tell({ failure: message }),
    ),
  );
});
scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method === 'GET' && origin === location.origin && pathname.startsWith(base)) {
    event.respondWith(answer(event, pathname));
  }
});
