import { withoutBase } from '../../../shared/base';
import { type Connection, savesData } from '../../../shared/connection';
import { PAGE_EVENT } from '../../../shared/events';
import { whenIdle } from '../whenIdle';
import { linkOf, pageOf } from './pageLink';
import { loadPage } from './pages';

/** A pointer that rests on a link for this long, in milliseconds, is not only passing over it. */
const HOVER_MS = 50;

/** What is likely to be read next: the next page, and the first link of the text. */
const LIKELIEST = ['main a[rel="next"]', 'article a[href]:not([href^="#"], [rel])'];

/**
 * Fetches the page that a link leads to, if the connection allows it. A failure is silent:
 * whoever follows the link asks again, and is told. Its figures, which weigh more than the page and which few
 * visitors try, are not fetched.
 */
async function prefetch(link: HTMLAnchorElement): Promise<void> {
  const { connection } = navigator as { connection?: Connection };
  const url = pageOf(link, location.origin);
  if (!url || url.pathname === location.pathname || savesData(connection)) {
    return;
  }
  try {
    await loadPage(withoutBase(url.pathname));
  } catch {
    // Told when the link is followed.
  }
}

let observer: IntersectionObserver | undefined;

/** Fetches the pages of the likeliest links once they are in view. */
function watchLikeliest() {
  observer?.disconnect();
  observer = new IntersectionObserver((entries, self) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        self.unobserve(target);
        whenIdle(() => prefetch(target as HTMLAnchorElement));
      }
    }
  });
  for (const selector of LIKELIEST) {
    const link = document.querySelector(selector);
    if (link) {
      observer.observe(link);
    }
  }
}

/** From now on, pages are fetched ahead of use: on intent, and the two likeliest of a page when in view. */
function startPrefetching(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) {
      timer = setTimeout(() => prefetch(link), HOVER_MS);
    }
  });
  for (const type of ['touchstart', 'focusin']) {
    addEventListener(
      type,
      (event) => {
        const link = linkOf(event);
        if (link) {
          prefetch(link);
        }
      },
      { passive: true },
    );
  }
  if ('IntersectionObserver' in globalThis) {
    watchLikeliest();
    addEventListener(PAGE_EVENT, watchLikeliest);
  }
}

startPrefetching();
