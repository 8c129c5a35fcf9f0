import { withoutBase } from '../../../shared/base';
import { type Connection, savesData } from '../../../shared/connection';
import { PAGE_EVENT } from '../../../shared/events';
import { runWhenIdle } from '../whenIdle';
import { findLink, leadsToPage, type PageLink } from './pageLink';
import { loadPage } from './pages';

/** The time for which the pointer must be on a link before its page is fetched, in milliseconds. */
const HOVER_MS = 50;

/** Selectors of the likeliest links: the link to the next page, and the first one of the text. */
const LIKELIEST_LINK_SELECTORS = ['main a[rel="next"]', 'article a[href]:not([href^="#"], [rel])'];

/** Fetches the page that a link leads to, without its figures, if the connection allows it. */
function prefetch(link: PageLink) {
  const { connection } = navigator as { connection?: Connection };
  if (leadsToPage(link) && link.pathname !== location.pathname && !savesData(connection)) {
    // An error is ignored here, because the page is requested again when the visitor follows the
    // link. If that request fails, too, the error is shown.
    loadPage(withoutBase(link.pathname)).catch(() => {});
  }
}

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) {
      observer.unobserve(target);
      runWhenIdle(() => prefetch(target as PageLink));
    }
  }
});

function watchLikeliestLinks() {
  observer.disconnect();
  for (const selector of LIKELIEST_LINK_SELECTORS) {
    const link = document.querySelector(selector);
    if (link) {
      observer.observe(link);
    }
  }
}

watchLikeliestLinks();
addEventListener(PAGE_EVENT, watchLikeliestLinks);

let prefetchTimer: ReturnType<typeof setTimeout> | undefined;

function schedulePrefetch(event: Event) {
  clearTimeout(prefetchTimer);
  const link = findLink(event);
  if (link) {
    prefetchTimer = setTimeout(prefetch, event.type === 'pointerover' ? HOVER_MS : 0, link);
  }
}

for (const type of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(type, schedulePrefetch, { passive: true });
}
