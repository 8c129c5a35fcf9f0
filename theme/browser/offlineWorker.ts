/*
 * The service worker of visitors who keep a copy of the site for reading offline. It asks the
 * network first, and answers from the copy when the network fails or takes too long. Only the files
 * in static/ come from the copy at once. The worker renews the copy after a deployment.
 */
import { BASE } from '../../shared/base';
import { formatLongDate } from '../../shared/longDate';
import { NOT_FOUND_ADDRESS } from '../../shared/offlineCopy';
import { findCopy, makeCopy } from './offlineCopy';

/**
 * The properties of a service worker's events that TypeScript's types of the DOM lack:
 * https://www.w3.org/TR/service-workers/
 */
interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
  /** Only events of the type `fetch` have this property and the next one. */
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  clients: { claim(): Promise<void> };
  addEventListener(type: 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void;
}

const workerScope = self as unknown as WorkerScope;

/** The time for which the worker waits for the network before it uses the copy, in milliseconds. */
const NETWORK_LIMIT_MS = 3000;

/** Resolves when the renewal has ended or failed; undefined while no new copy is being made. */
let pendingRenewal: Promise<void> | undefined;

/** Makes a new copy after a deployment. If this fails, the next request for a page tries again. */
function renewCopy(): Promise<void> {
  pendingRenewal ??= makeCopy()
    .catch(() => {})
    .finally(() => {
      pendingRenewal = undefined;
    });
  return pendingRenewal;
}

/**
 * Finds the answer to an address in the copy. The address may have the ending `.html`,
 * `/index.html` or `/`, or lack the slash at its end.
 */
async function matchInCopy(copy: Cache, pathname: string): Promise<Response | undefined> {
  const plainAddress = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  const addresses = [pathname, plainAddress, `${plainAddress}/`];
  const answers = await Promise.all(addresses.map((address) => copy.match(address)));
  return answers.find(Boolean);
}

/** Adds a note to a page of the copy. The note says that the page is a copy, and of which day. */
async function addCopyNote(keptResponse: Response): Promise<Response> {
  const { status } = keptResponse;
  const headers = new Headers(keptResponse.headers);
  // These headers describe the compressed answer of the server, but this answer is not compressed.
  for (const name of ['content-encoding', 'content-length', 'etag']) {
    headers.delete(name);
  }
  const day = new Date(headers.get('date') ?? 0).toISOString();
  const note =
    '<p data-offline-copy><small>Offline or on a slow network: ' +
    `this is your copy of <time datetime="${day}">${formatLongDate(day)}</time>.</small></p>`;
  const html = (await keptResponse.text()).replace(/<main\b[^>]*>/, (tag) => tag + note);
  return new Response(html, { status, headers });
}

async function answerRequest(event: WorkerEvent, pathname: string): Promise<Response> {
  const { request } = event;
  const copy = await findCopy();
  if (!copy) {
    return fetch(request);
  }
  const filePath = pathname.slice(BASE.length);
  // Files in static/ get a new name when they change, so the copy of such a file is never old.
  const keptFile = filePath.startsWith('static/') ? await copy.match(pathname) : undefined;
  if (keptFile) {
    return keptFile;
  }
  const pendingResponse = fetch(request);
  const timelyResponse = await Promise.race([
    pendingResponse.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, NETWORK_LIMIT_MS);
    }),
  ]);
  const isPage = request.mode === 'navigate';
  // A proxy answers with 502 or a similar status if the server behind it is down.
  if (timelyResponse && timelyResponse.status < 500) {
    if (isPage) {
      event.waitUntil(renewCopy());
    }
    return timelyResponse;
  }
  if (filePath.startsWith('static/pages/')) {
    // The copy contains documents, but no fragments. After this answer, the navigation makes the
    // browser load the document.
    return new Response('', { status: 404 });
  }
  const keptResponse = await matchInCopy(copy, pathname);
  if (!isPage) {
    return keptResponse ?? timelyResponse ?? pendingResponse;
  }
  const pageResponse = keptResponse ?? (await copy.match(BASE + NOT_FOUND_ADDRESS));
  if (!pageResponse) {
    return timelyResponse ?? pendingResponse;
  }
  // The visitor may also have opened a picture, which gets no note.
  const isDocument = pageResponse.headers.get('content-type')?.startsWith('text/html');
  return isDocument ? addCopyNote(pageResponse) : pageResponse;
}

workerScope.addEventListener('activate', (event) => event.waitUntil(workerScope.clients.claim()));
workerScope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method === 'GET' && origin === location.origin && pathname.startsWith(BASE)) {
    event.respondWith(answerRequest(event, pathname));
  }
});
