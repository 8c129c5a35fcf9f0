import { withoutIndex } from '../../../shared/address';
import { withoutBase } from '../../../shared/base';
import { LEAVE_EVENT, PAGE_EVENT } from '../../../shared/events';
import { announce, siteName } from './announce';
import { showFailedPage } from './failedPage';
import { moveView } from './moveView';
import { linkOf, pageOfClick } from './pageLink';
import { keepOpenPage, loadPage, PageGone } from './pages';
import { startProgress } from './progress';
import { rememberedScroll, rememberScroll, storeScrollMemory } from './scrollMemory';
import { markCurrentLinks, swapPage } from './swap';

/*
 * Shows the site's own pages without loading their documents anew: fetches a page's fragment
 * and puts it in place. A page that cannot be fetched shows why, with Retry; one that this tab's
 * scripts and styles do not fit is loaded as a document.
 */

/** An address that the visitor asks for, and how. */
interface Visit {
  url: URL;
  /** Names the entry of the history. */
  key: string;
  /** Back or forward in the history, instead of a link. */
  isReturn: boolean;
  linkText?: string | undefined;
}

/** What the visitor sees. */
interface DisplayedPage extends Visit {
  /** How many requests for the page have failed; 0 when it is shown. */
  failures: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Specification: a trailing /index.html is removed from paths. nginx does so, too; other servers may not. */
function cleanUrl(address: string): URL {
  const url = new URL(address);
  url.pathname = withoutIndex(url.pathname);
  return url;
}

/**
 * The key of the current entry of the history, which gets one if it has none: the browser
 * made it, because a document was opened or the visitor edited the hash.
 */
function keyOfEntry(): string {
  const { key } = history.state ?? {};
  if (typeof key === 'string') {
    return key;
  }
  const made = newKey();
  history.replaceState({ key: made }, '', cleanUrl(location.href));
  return made;
}

let displayed: DisplayedPage = {
  url: cleanUrl(location.href),
  key: keyOfEntry(),
  isReturn: false,
  failures: 0,
};

/** The page that is being loaded, and the function that takes its progress bar away. */
let pending: { isReturn: boolean; end: () => void } | undefined;

/** Set before the document is loaded anew: its scroll position then belongs to no entry. */
let isLeaving = false;

function cancelPending() {
  pending?.end();
  pending = undefined;
}

/** Loads the document of a page. */
function loadDocument({ url, isReturn }: Visit) {
  isLeaving = true;
  if (isReturn) {
    scrollTo(0, 0);
    location.reload();
    return;
  }
  // With the address of before, since replacing an address by itself with a hash loads nothing.
  history.replaceState(history.state, '', displayed.url);
  location.replace(url);
}

/** Moves the view and the focus after a visit that is now displayed. */
function moveViewFrom(from: URL, isNewPage: boolean) {
  const { url, key, isReturn } = displayed;
  const remembered = isReturn ? rememberedScroll(key) : undefined;
  moveView({ from, to: url, isNewPage, isReturn, remembered });
}

/** Shows another address of the page that is open. */
function showPart(visit: Visit) {
  const from = displayed;
  displayed = { ...visit, failures: from.failures };
  moveViewFrom(from.url, false);
  dispatchEvent(new Event(PAGE_EVENT));
}

/** Loads a page and shows it, or why it cannot be shown. A later call cancels an earlier one. */
async function show(visit: Visit): Promise<void> {
  const { url, key, isReturn } = visit;
  const from = displayed;
  cancelPending();
  if (url.pathname === from.url.pathname && from.failures === 0) {
    showPart(visit);
    return;
  }
  const address = withoutBase(url.pathname);
  const mine = { isReturn, end: startProgress() };
  pending = mine;
  let failures = 0;
  try {
    const page = await loadPage(address);
    if (pending !== mine) {
      return;
    }
    dispatchEvent(new Event(LEAVE_EVENT));
    swapPage(page);
  } catch (error) {
    if (pending !== mine) {
      return;
    }
    if (error instanceof PageGone) {
      cancelPending();
      loadDocument(visit);
      return;
    }
    dispatchEvent(new Event(LEAVE_EVENT));
    failures = from.key === key ? from.failures + 1 : 1;
    const { linkText } = visit;
    showFailedPage(
      { url, address, linkText, message: String((error as Error).message), attempts: failures },
      retry,
    );
  }
  cancelPending();
  displayed = { ...visit, failures };
  if (failures < 2) {
    announce(document.title.replace(` – ${siteName()}`, ''));
    moveViewFrom(from.url, true);
  }
  dispatchEvent(new Event(PAGE_EVENT));
  markCurrentLinks(failures > 0 ? url.pathname : undefined);
}

function retry() {
  show(displayed);
}

/** A link with a hash only is about the page that is displayed, whatever the address bar says of one that is pending. */
function urlOf(link: HTMLAnchorElement, url: URL): URL {
  const href = link.getAttribute('href') ?? '';
  return href.startsWith('#') ? new URL(href, displayed.url) : cleanUrl(url.href);
}

/** Follows a link to a page of this site. */
function follow(url: URL, link: HTMLAnchorElement) {
  // The entry of a page that never showed is replaced: the visitor has not been there.
  const replaces = (pending && !pending.isReturn) || url.href === location.href;
  if (!pending) {
    rememberScroll(displayed.key);
    // The search page writes its query into the address.
    displayed.url = cleanUrl(location.href);
  }
  const visit = {
    url,
    key: newKey(),
    isReturn: false,
    // A link with elements inside, such as a result of the search, says more than a title.
    linkText: link.childElementCount === 0 ? link.textContent : undefined,
  };
  history[replaces ? 'replaceState' : 'pushState']({ key: visit.key }, '', url);
  if (link.getAttribute('href')?.startsWith('#')) {
    cancelPending();
    showPart(visit);
  } else {
    show(visit);
  }
}

/** From now on, links, back and forward show pages within this document. */
function startNavigation(): void {
  keepOpenPage(withoutBase(displayed.url.pathname));
  addEventListener('click', (event) => {
    const url = pageOfClick(event);
    const link = linkOf(event);
    if (url && link) {
      event.preventDefault();
      follow(urlOf(link, url), link);
    }
  });

  addEventListener('popstate', () => {
    if (!pending) {
      rememberScroll(displayed.key);
    }
    show({ url: cleanUrl(location.href), key: keyOfEntry(), isReturn: true });
  });

  addEventListener('online', () => {
    if (displayed.failures > 0 && !pending) {
      retry();
    }
  });

  // The browser would move the view as soon as the visitor goes back, while the page is
  // still on its way. It keeps doing so for whole documents.
  const takeOverScrolling = () => {
    history.scrollRestoration = 'manual';
  };
  takeOverScrolling();
  addEventListener('pageshow', takeOverScrolling);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    if (!isLeaving) {
      rememberScroll(displayed.key);
    }
    storeScrollMemory();
  });
}

startNavigation();
