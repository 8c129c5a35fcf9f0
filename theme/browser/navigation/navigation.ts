import { withoutIndex } from '../../../shared/address';
import { withoutBase } from '../../../shared/base';
import { LEAVE_EVENT, PAGE_EVENT, RETURN_EVENT } from '../../../shared/events';
import { showFailedPage } from './failedPage';
import { isMovedByUs, moveView } from './moveView';
import { findPageLink, type PageLink } from './pageLink';
import { DocumentNeededError, keepOpenPage, loadPage } from './pages';
import { places, rememberPlace, setReturnPlace, storePlaces } from './placeMemory';
import { startProgress } from './progress';
import { markCurrentLinks, swapPage } from './swap';

/*
 * The navigation shows the pages of this site without loading a document for each page. It fetches
 * the fragment of a page and puts it into the open document. If it cannot fetch a page, it shows
 * the reason and a button *Retry*. If the fragment belongs to another deployment, it makes the
 * browser load the document, because the page needs other scripts and styles.
 */

/** A visit to a page that is displayed, or that the visitor has asked for. */
interface Visit {
  url: URL;
  /** The key of the entry in the history. */
  key: string;
  /** True if the visitor went back or forward in the history instead of following a link. */
  isReturn: boolean;
  /** The number of requests for the page that have failed; 0 once the page is displayed. */
  failedRequests: number;
}

const makeEntryKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Returns the URL of an address, without `/index.html` at its end. nginx redirects an address with
 * this ending to the address without it, but other servers may not.
 */
function makeUrlWithoutIndex(address: string): URL {
  const url = new URL(address);
  url.pathname = withoutIndex(url.pathname);
  return url;
}

/**
 * Returns the visit that belongs to the current entry of the history. An entry that the browser has
 * made, for a document or a hash, has no key yet, so it gets one here.
 */
function readVisitFromHistory(isReturn: boolean): Visit {
  const url = makeUrlWithoutIndex(location.href);
  const key = history.state?.key ?? makeEntryKey();
  history.replaceState({ ...history.state, key }, '', url);
  return { url, key, isReturn, failedRequests: 0 };
}

let displayedVisit = readVisitFromHistory(false);
setReturnPlace(places[displayedVisit.key]);

/** The loading of a page, if there is one; `endProgress` removes its progress bar. */
let pendingLoad: { isReturn: boolean; endProgress: () => void } | undefined;

/**
 * True once `loadDocument` was called. From then on, the place in the displayed page must not be
 * remembered again: it was remembered when the visitor left the page, and `loadDocument` may have
 * scrolled the page since.
 */
let isLoadingDocument = false;

function cancelPendingLoad() {
  pendingLoad?.endProgress();
  pendingLoad = undefined;
}

function loadDocument({ url, isReturn }: Visit) {
  isLoadingDocument = true;
  if (isReturn) {
    // The reload would keep the scroll position of the page that the visitor leaves.
    scrollTo(0, 0);
    location.reload();
    return;
  }
  // The address bar may already show the new address. It gets the old address back first, because
  // browsers load nothing if the new address differs from the shown one only in the hash.
  history.replaceState(history.state, '', displayedVisit.url);
  location.replace(url);
}

/**
 * Tells the behaviors that the page has changed, and then moves the view and the focus. The view
 * moves last, because some behaviors hide parts of the page.
 */
function announceAndMoveView(from: URL, isNewPage: boolean) {
  const { url, key, isReturn, failedRequests } = displayedVisit;
  dispatchEvent(new Event(PAGE_EVENT));
  // From the second failure on, the focus stays in the error box.
  if (!isNewPage || failedRequests < 2) {
    // The remembered place is one in the page itself, not in the error that replaces it.
    const place = failedRequests > 0 ? undefined : places[key];
    moveView({ from, to: url, isNewPage, isReturn, place });
  }
  setReturnPlace(places[key]);
}

/** Shows another part of the open page, or the same page with another query. */
function showPart(visit: Visit) {
  const from = displayedVisit;
  displayedVisit = { ...visit, failedRequests: from.failedRequests };
  announceAndMoveView(from.url, false);
}

/**
 * Loads a page and shows it, or shows an error. A later call cancels an earlier one.
 *
 * @param link the link to the page that the visitor has followed, if there is one
 */
async function showPage(visit: Visit, link?: PageLink): Promise<void> {
  const { url, key, isReturn } = visit;
  const from = displayedVisit;
  cancelPendingLoad();
  if (url.pathname === from.url.pathname && from.failedRequests === 0) {
    showPart(visit);
    return;
  }
  const thisLoad = { isReturn, endProgress: startProgress(link) };
  pendingLoad = thisLoad;
  const page = await loadPage(withoutBase(url.pathname)).catch((error: Error) => error);
  if (pendingLoad !== thisLoad) {
    return;
  }
  cancelPendingLoad();
  if (page instanceof DocumentNeededError) {
    loadDocument(visit);
    return;
  }
  dispatchEvent(new Event(LEAVE_EVENT));
  if (page instanceof Error) {
    displayedVisit = { ...visit, failedRequests: from.key === key ? from.failedRequests + 1 : 1 };
    showFailedPage(url, page.message, displayedVisit.failedRequests, () =>
      showPage(displayedVisit),
    );
  } else {
    displayedVisit = { ...visit, failedRequests: 0 };
    swapPage(page);
  }
  announceAndMoveView(from.url, true);
  markCurrentLinks();
}

function followPageLink(link: PageLink) {
  if (!pendingLoad) {
    rememberPlace(displayedVisit.key, link);
    // The address may be another one by now, because the search page writes its query into it.
    displayedVisit.url = makeUrlWithoutIndex(location.href);
  }
  const href = link.getAttribute('href') ?? '';
  // A link with only a hash leads to a part of the displayed page, even while the address bar shows
  // the address of a page that is still being loaded.
  const leadsToPart = href.startsWith('#');
  const url = leadsToPart ? new URL(href, displayedVisit.url) : makeUrlWithoutIndex(link.href);
  // The entry of a page that was never displayed does not stay in the history. As in browsers, a
  // link to the current address adds no entry.
  const replacesEntry = (pendingLoad && !pendingLoad.isReturn) || url.href === location.href;
  const visit = { url, key: makeEntryKey(), isReturn: false, failedRequests: 0 };
  history[replacesEntry ? 'replaceState' : 'pushState']({ key: visit.key }, '', url);
  if (leadsToPart) {
    cancelPendingLoad();
    showPart(visit);
  } else {
    showPage(visit, link);
  }
}

keepOpenPage(withoutBase(displayedVisit.url.pathname));

addEventListener('click', (event) => {
  const link = findPageLink(event);
  if (link) {
    event.preventDefault();
    followPageLink(link);
  }
});

addEventListener('popstate', () => {
  if (isMovedByUs) {
    return;
  }
  dispatchEvent(new Event(RETURN_EVENT));
  const isOpenPage =
    location.pathname === displayedVisit.url.pathname && displayedVisit.failedRequests === 0;
  // If the visitor has edited the hash in the address bar, the new entry has no state yet, and the
  // browser itself goes to the part that the hash names.
  const isHashEdited = isOpenPage && !history.state;
  if (!pendingLoad && !isHashEdited) {
    rememberPlace(displayedVisit.key);
  }
  const visit = readVisitFromHistory(!isHashEdited);
  if (isHashEdited) {
    cancelPendingLoad();
    displayedVisit = visit;
    dispatchEvent(new Event(PAGE_EVENT));
  } else {
    showPage(visit);
  }
});

addEventListener('online', () => {
  if (displayedVisit.failedRequests > 0 && !pendingLoad) {
    showPage(displayedVisit);
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
  if (!isLoadingDocument) {
    rememberPlace(displayedVisit.key);
  }
  storePlaces();
});
