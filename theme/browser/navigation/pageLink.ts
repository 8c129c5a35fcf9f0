import { BASE } from '../../../shared/base';
import { setOrRemoveAttribute } from '../setOrRemove';

/** A link in HTML: an `<a>`, or an `<area>` of an image map. */
export type PageLink = HTMLAnchorElement | HTMLAreaElement;

const LINK_SELECTOR = 'a[href], area[href]';

/** The attributes that decide where a link leads, and how. */
const LINK_ATTRIBUTES = ['href', 'target', 'download'];

/**
 * Returns whether the browser opens a link in this tab:
 * https://html.spec.whatwg.org/multipage/semantics.html#get-an-element's-target
 */
function opensInThisTab(link: PageLink): boolean {
  const base = document.querySelector<HTMLBaseElement>('base[target]');
  return /^(?:_self)?$/i.test(link.getAttribute('target') ?? base?.target ?? '');
}

/**
 * Returns whether a link opens a page of this site in this tab. Links to other sites, other tabs,
 * downloads, and files such as a feed do not. Neither does a link to a text of another page
 * (`/cgu#:~:text=backup`): only the browser can find the text, while it loads the document.
 */
export function leadsToPage(link: PageLink): boolean {
  const { href, pathname, hash } = link;
  // It is not enough to compare hosts or origins, because an address with a user name has the same
  // host, and the address of a blob has the same origin.
  const isOfThisSite = href.startsWith(location.origin + BASE);
  // The address of a page has no file extension. `/index.html` is allowed, because the navigation
  // removes it.
  const isFile = /\.[^/]*$/.test(pathname) && !pathname.endsWith('/index.html');
  const namesTextOfOtherPage = hash.includes(':~:') && pathname !== location.pathname;
  const isFollowed =
    opensInThisTab(link) && !link.hasAttribute('download') && !link.isContentEditable;
  return isOfThisSite && isFollowed && !isFile && !namesTextOfOtherPage;
}

/**
 * Returns the link on which an event happened. A link in an SVG has other properties than a link in
 * HTML, so the function returns an HTML link to the same address instead.
 */
export function findLink({ target }: Event): PageLink | undefined {
  const link =
    (target instanceof Element && target.closest<PageLink | SVGAElement>(LINK_SELECTOR)) ||
    undefined;
  if (!(link instanceof SVGElement)) {
    return link;
  }
  const htmlLink = document.createElement('a');
  for (const name of LINK_ATTRIBUTES) {
    setOrRemoveAttribute(htmlLink, name, link.getAttribute(name));
  }
  return htmlLink;
}

/** Returns the link to a page that a click follows; undefined if the browser handles the click. */
export function findPageLink(event: MouseEvent): PageLink | undefined {
  const link = findLink(event);
  const isPlainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return link && isPlainClick && !event.defaultPrevented && leadsToPage(link) ? link : undefined;
}
