import { withoutIndex } from '../../../shared/address';
import { withoutBase } from '../../../shared/base';
import { PAGE_EVENT } from '../../../shared/events';
import { ANNOUNCER_ID } from '../../../shared/pageParts';
import { showFailedPage } from './failedPage';
import { moveView } from './moveView';
import { linkOf, pageOfClick } from './pageLink';
import { keepOpenPage, loadPage, loadSheets, PageGone } from './pages';
import { startProgress } from './progress';
import { rememberedScroll, rememberScroll, storeScrollMemory } from './scrollMemory';
import { swapPage } from './swap';

/*
 * Shows the site's own pages without loading their documents anew: fetches what differs
 * and puts it in place. Whatever goes wrong, loading the document is the way out.
 */

/** One wish of the visitor: an address, and how they came to it. */
interface Visit {
  url: URL;
  /** Names the entry of the history. */
  key: string;
  /** Back or forward in the history, instead of a link. */
  isReturn: boolean;
  linkText?: string;
}

/** What the visitor sees. */
interface DisplayedPage extends Visit {
  /** How often the page has been asked for in vain; 0 when it is there. */
  failures: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Puts the address right that a server has not: specification, a trailing /index.html is removed from paths. */
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

/** Tells screen readers the title of the page, without the name of the site. */
function announce() {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) {
    announcer.textContent = document.title.replace(` – ${site}`, '');
  }
}

/** Loads the document of a page that this deployment does not have. */
function loadDocument({ url, isReturn }: Visit) {
  if (isReturn) {
    scrollTo(0, 0);
    location.reload();
    return;
  }
  // With the address of before, since replacing an address by itself with a hash loads nothing.
  history.replaceState(history.state, '', displayed.url);
  location.replace(url);
}

/** Shows another address of the page that is open. */
function showPart(visit: Visit) {
  const from = displayed.url;
  displayed = { ...visit, failures: 0 };
  moveView({
    from,
    to: visit.url,
    isNewPage: false,
    isReturn: visit.isReturn,
    remembered: visit.isReturn ? rememberedScroll(visit.key) : undefined,
  });
  dispatchEvent(new Event(PAGE_EVENT));
}

/** Loads a page and shows it, or why it cannot be shown. A later call cancels an earlier one. */
async function show(visit: Visit): Promise<void> {
  const { url, key, isReturn } = visit;
  const from = displayed;
  pending?.end();
  pending = undefined;
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
    await loadSheets(page.document);
    if (pending !== mine) {
      return;
    }
    swapPage(page, address);
  } catch (error) {
    if (pending !== mine) {
      return;
    }
    if (error instanceof PageGone) {
      mine.end();
      loadDocument(visit);
      return;
    }
    failures = from.key === key ? from.failures + 1 : 1;
    const { linkText } = visit;
    showFailedPage(
      { url, address, linkText, message: String((error as Error).message), attempts: failures },
      retry,
    );
  }
  mine.end();
  pending = undefined;
  displayed = { ...visit, failures };
  if (failures < 2) {
    announce();
    moveView({
      from: from.url,
      to: url,
      isNewPage: true,
      isReturn,
      remembered: isReturn ? rememberedScroll(key) : undefined,
    });
  }
  dispatchEvent(new Event(PAGE_EVENT));
}

function retry() {
  show(displayed);
}

/** Follows a link to a page of this site. */
function follow(url: URL, linkText?: string) {
  // The entry of a page that never showed is replaced: the visitor has not been there.
  const replaces = (pending && !pending.isReturn) || url.href === location.href;
  if (!pending) {
    rememberScroll(displayed.key);
    // The search page writes its query into the address.
    displayed.url = cleanUrl(location.href);
  }
  const key = newKey();
  history[replaces ? 'replaceState' : 'pushState']({ key }, '', url);
  show({ url, key, isReturn: false, linkText });
}

/** From now on, links, back and forward show pages within this document. */
export function startNavigation(): void {
  keepOpenPage(withoutBase(displayed.url.pathname));
  addEventListener('click', (event) => {
    const url = pageOfClick(event);
    if (url) {
      event.preventDefault();
      follow(cleanUrl(url.href), linkOf(event)?.textContent);
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
    rememberScroll(displayed.key);
    storeScrollMemory();
  });
}
