import { withoutIndex } from '../../../shared/address';
import { withoutBase } from '../../../shared/base';
import { LEAVE_EVENT, PAGE_EVENT, RETURN_EVENT } from '../../../shared/events';
import { showFailedPage } from './failedPage';
import { isJumping, moveView } from './moveView';
import { findPageLink, type PageLink } from './pageLink';
import { keepOpenPage, loadPage, PageGone } from './pages';
import { startProgress } from './progress';
import { awaitReturn, scrollPositions, storeScrollPositions } from './scrollMemory';
import { markCurrentLinks, swapPage } from './swap';

/*
 * Shows the site's own pages without loading a document for each: it fetches a page's fragment and swaps it in.
 * A page that cannot be fetched shows the reason and a button *Retry*. A fragment of another deployment, which needs
 * other scripts and styles, makes the browser load the document.
 */

/** A page that the visitor asks for, or sees. */
interface Visit {
  url: URL;
  /** Names the entry of the history. */
  key: string;
  /** Back or forward in the history, instead of a link. */
  isReturn: boolean;
  /** The number of requests for the page that have failed; 0 when it is shown. */
  failures: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Specification: a trailing /index.html is removed from paths. nginx does so, other servers may
 * not.
 */
function cleanUrl(address: string): URL {
  const url = new URL(address);
  url.pathname = withoutIndex(url.pathname);
  return url;
}

/**
 * The current entry of the history. One that the browser made, for a document or a hash, gets its
 * key here.
 */
function visitOfEntry(isReturn: boolean): Visit {
  const url = cleanUrl(location.href);
  const key = history.state?.key ?? newKey();
  history.replaceState({ ...history.state, key }, '', url);
  return { url, key, isReturn, failures: 0 };
}

let displayed = visitOfEntry(false);
awaitReturn(scrollPositions[displayed.key]);

/** The page that is being loaded; `end` removes its progress bar. */
let pending: { isReturn: boolean; end: () => void } | undefined;

/** True once a document is being loaded: the scroll position then belongs to no entry. */
let isLeaving = false;

function cancelPending() {
  pending?.end();
  pending = undefined;
}

function loadDocument({ url, isReturn }: Visit) {
  isLeaving = true;
  if (isReturn) {
    scrollTo(0, 0);
    location.reload();
    return;
  }
  // The address bar goes back to the old address first: replacing an address by the same one with a
  // hash loads nothing.
  history.replaceState(history.state, '', displayed.url);
  location.replace(url);
}

/** Tells the behaviors, which hide parts of the page, and moves the view and the focus to it. */
function arriveFrom(from: URL, isNewPage: boolean) {
  const { url, key, isReturn, failures } = displayed;
  dispatchEvent(new Event(PAGE_EVENT));
  // After a second failure the focus stays in the error box.
  if (!isNewPage || failures < 2) {
    moveView({ from, to: url, isNewPage, isReturn, remembered: scrollPositions[key] });
  }
  awaitReturn(scrollPositions[key]);
}

/** Shows another part of the open page, or another query. */
function showPart(visit: Visit) {
  const from = displayed;
  displayed = { ...visit, failures: from.failures };
  arriveFrom(from.url, false);
}

/** Loads a page and shows it, or an error. A later call cancels an earlier one. */
async function show(visit: Visit): Promise<void> {
  const { url, key, isReturn } = visit;
  const from = displayed;
  cancelPending();
  if (url.pathname === from.url.pathname && from.failures === 0) {
    showPart(visit);
    return;
  }
  const mine = { isReturn, end: startProgress() };
  pending = mine;
  const page = await loadPage(withoutBase(url.pathname)).catch((error: Error) => error);
  if (pending !== mine) {
    return;
  }
  cancelPending();
  if (page instanceof PageGone) {
    loadDocument(visit);
    return;
  }
  dispatchEvent(new Event(LEAVE_EVENT));
  if (page instanceof Error) {
    displayed = { ...visit, failures: from.key === key ? from.failures + 1 : 1 };
    showFailedPage(url, page.message, displayed.failures, () => show(displayed));
  } else {
    displayed = { ...visit, failures: 0 };
    swapPage(page);
  }
  arriveFrom(from.url, true);
  markCurrentLinks();
}

/** Follows a link to a page of this site. */
function follow(link: PageLink) {
  const href = link.getAttribute('href') ?? '';
  // A link with only a hash leads to a part of the displayed page, even while the address bar shows
  // a pending one.
  const isPart = href.startsWith('#');
  const url = isPart ? new URL(href, displayed.url) : cleanUrl(link.href);
  // A page that was never displayed leaves no entry in the history.
  const replaces = (pending && !pending.isReturn) || url.href === location.href;
  if (!pending) {
    scrollPositions[displayed.key] = scrollY;
    // The search page writes its query into the address.
    displayed.url = cleanUrl(location.href);
  }
  const visit = { url, key: newKey(), isReturn: false, failures: 0 };
  history[replaces ? 'replaceState' : 'pushState']({ key: visit.key }, '', url);
  if (isPart) {
    cancelPending();
    showPart(visit);
  } else {
    show(visit);
  }
}

keepOpenPage(withoutBase(displayed.url.pathname));

addEventListener('click', (event) => {
  const link = findPageLink(event);
  if (link) {
    event.preventDefault();
    follow(link);
  }
});

addEventListener('popstate', () => {
  if (isJumping) {
    return;
  }
  dispatchEvent(new Event(RETURN_EVENT));
  // The visitor has changed the hash in the address bar. The browser goes to that part, or has
  // already gone there.
  const isOpenPage = location.pathname === displayed.url.pathname && displayed.failures === 0;
  const isJump = isOpenPage && !history.state;
  if (!pending && !isJump) {
    scrollPositions[displayed.key] = scrollY;
  }
  const visit = visitOfEntry(!isJump);
  if (isJump) {
    cancelPending();
    displayed = visit;
    dispatchEvent(new Event(PAGE_EVENT));
  } else {
    show(visit);
  }
});

addEventListener('online', () => {
  if (displayed.failures > 0 && !pending) {
    show(displayed);
  }
});

// The browser would scroll as soon as the visitor goes back, before the page is loaded. It still
// does for documents.
const takeOverScrolling = () => {
  history.scrollRestoration = 'manual';
};
takeOverScrolling();
addEventListener('pageshow', takeOverScrolling);
addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto';
  if (!isLeaving) {
    scrollPositions[displayed.key] = scrollY;
  }
  storeScrollPositions();
});
