import { withoutIndex } from '../../../shared/address';
import { withoutBase } from '../../../shared/base';
import { LEAVE_EVENT, PAGE_EVENT, RETURN_EVENT } from '../../../shared/events';
import { showFailedPage } from './failedPage';
import { isJumping, moveView } from './moveView';
import { findPageLink, type PageLink } from './pageLink';
import { keepOpenPage, loadPage, PageGone } from './pages';
import { startProgress } from './progress';
import { scrollPositions, setReturnPosition, storeScrollPositions } from './scrollMemory';
import { markCurrentLinks, swapPage } from './swap';

/*
 * The navigation shows the pages of this site without loading a document for each page. It fetches
 * the fragment of a page and puts it into the open document. If it cannot fetch a page, it shows
 * the reason and a button *Retry*. If the fragment belongs to another deployment, it makes the
 * browser load the document, because the page needs other scripts and styles.
 */

/** A page that the visitor has asked for, or sees. */
interface Visit {
  url: URL;
  /** The key of the entry in the history. */
  key: string;
  /** True if the visitor went back or forward in the history instead of following a link. */
  isReturn: boolean;
  /** The number of requests for the page that have failed; 0 once the page is displayed. */
  failures: number;
}

const makeEntryKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Returns the URL of an address without a trailing `/index.html`, which no address of the site has.
 * nginx redirects such addresses; other servers may not.
 */
function cleanUrl(address: string): URL {
  const url = new URL(address);
  url.pathname = withoutIndex(url.pathname);
  return url;
}

/**
 * Returns the visit that belongs to the current entry of the history. An entry that the browser has
 * made, for a document or a hash, has no key yet, so it gets one here.
 */
function visitOfEntry(isReturn: boolean): Visit {
  const url = cleanUrl(location.href);
  const key = history.state?.key ?? makeEntryKey();
  history.replaceState({ ...history.state, key }, '', url);
  return { url, key, isReturn, failures: 0 };
}

/** The page that the visitor sees. */
let displayed = visitOfEntry(false);
setReturnPosition(scrollPositions[displayed.key]);

/** The page that is being loaded; `endProgress` removes its progress bar. */
let pendingLoad: { isReturn: boolean; endProgress: () => void } | undefined;

/**
 * True once `loadDocument` was called. From then on, the scroll position must not be stored,
 * because it belongs to no entry of the history.
 */
let isLeaving = false;

function cancelPending() {
  pendingLoad?.endProgress();
  pendingLoad = undefined;
}

function loadDocument({ url, isReturn }: Visit) {
  isLeaving = true;
  if (isReturn) {
    scrollTo(0, 0);
    location.reload();
    return;
  }
  // The address bar may already show the new address. It gets the old address back first, because
  // browsers load nothing if the new address differs from the shown one only in the hash.
  history.replaceState(history.state, '', displayed.url);
  location.replace(url);
}

/**
 * Tells the behaviors that the page has changed, and then moves the view and the focus. The order
 * matters, because some behaviors hide parts of the page.
 */
function announceArrival(from: URL, isNewPage: boolean) {
  const { url, key, isReturn, failures } = displayed;
  dispatchEvent(new Event(PAGE_EVENT));
  // From the second failure on, the focus stays in the error box.
  if (!isNewPage || failures < 2) {
    moveView({ from, to: url, isNewPage, isReturn, rememberedTopPx: scrollPositions[key] });
  }
  setReturnPosition(scrollPositions[key]);
}

/** Shows another part of the open page, or the same page with another query. */
function showPart(visit: Visit) {
  const from = displayed;
  displayed = { ...visit, failures: from.failures };
  announceArrival(from.url, false);
}

/** Loads a page and shows it, or shows an error. A later call cancels an earlier one. */
async function showPage(visit: Visit): Promise<void> {
  const { url, key, isReturn } = visit;
  const from = displayed;
  cancelPending();
  if (url.pathname === from.url.pathname && from.failures === 0) {
    showPart(visit);
    return;
  }
  const thisLoad = { isReturn, endProgress: startProgress() };
  pendingLoad = thisLoad;
  const page = await loadPage(withoutBase(url.pathname)).catch((error: Error) => error);
  if (pendingLoad !== thisLoad) {
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
    showFailedPage(url, page.message, displayed.failures, () => showPage(displayed));
  } else {
    displayed = { ...visit, failures: 0 };
    swapPage(page);
  }
  announceArrival(from.url, true);
  markCurrentLinks();
}

/** Follows a link to a page of this site. */
function followPageLink(link: PageLink) {
  const href = link.getAttribute('href') ?? '';
  // A link with only a hash leads to a part of the displayed page, even while the address bar shows
  // the address of a page that is still being loaded.
  const isPart = href.startsWith('#');
  const url = isPart ? new URL(href, displayed.url) : cleanUrl(link.href);
  // The entry of a page that was never displayed does not stay in the history.
  const replacesEntry = (pendingLoad && !pendingLoad.isReturn) || url.href === location.href;
  if (!pendingLoad) {
    scrollPositions[displayed.key] = scrollY;
    // The address may be another one by now, because the search page writes its query into it.
    displayed.url = cleanUrl(location.href);
  }
  const visit = { url, key: makeEntryKey(), isReturn: false, failures: 0 };
  history[replacesEntry ? 'replaceState' : 'pushState']({ key: visit.key }, '', url);
  if (isPart) {
    cancelPending();
    showPart(visit);
  } else {
    showPage(visit);
  }
}

keepOpenPage(withoutBase(displayed.url.pathname));

addEventListener('click', (event) => {
  const link = findPageLink(event);
  if (link) {
    event.preventDefault();
    followPageLink(link);
  }
});

addEventListener('popstate', () => {
  if (isJumping) {
    return;
  }
  dispatchEvent(new Event(RETURN_EVENT));
  // In a jump, the visitor has changed the hash in the address bar. The browser itself goes to the
  // part that the hash names.
  const isOpenPage = location.pathname === displayed.url.pathname && displayed.failures === 0;
  const isJump = isOpenPage && !history.state;
  if (!pendingLoad && !isJump) {
    scrollPositions[displayed.key] = scrollY;
  }
  const visit = visitOfEntry(!isJump);
  if (isJump) {
    cancelPending();
    displayed = visit;
    dispatchEvent(new Event(PAGE_EVENT));
  } else {
    showPage(visit);
  }
});

addEventListener('online', () => {
  if (displayed.failures > 0 && !pendingLoad) {
    showPage(displayed);
  }
});

// With `auto`, the browser would scroll as soon as the visitor goes back, before the page is
// loaded. The listener of `pagehide` sets `auto` again, so that the browser restores the scroll
// position when it loads a document.
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
