import { BASE } from '../../../shared/base';

/** A link in HTML: an `<a>`, or an `<area>` of an image map. */
export type PageLink = HTMLAnchorElement | HTMLAreaElement;

const LINKS = 'a[href], area[href]';

/** The attributes that decide where a link leads, and how. */
const LINK_ATTRIBUTES = ['href', 'target', 'download'];

/**
 * Returns whether the browser opens a link in this tab:
 * https://html.spec.whatwg.org/multipage/semantics.html#get-an-element's-target
 */
function opensHere(link: PageLink): boolean {
  const base = document.querySelector<HTMLBaseElement>('base[target]');
  return /^(?:_self)?$/i.test(link.getAttribute('target') ?? base?.target ?? '');
}

/**
 * Returns whether a link opens a page of this site in this tab. It does not if it leads to another
 * site or tab, to a download, to a file such as a feed, or to a text of another page, which only
 * the browser can find while it loads that page.
 */
export function leadsToPage(link: PageLink): boolean {
  const { href, pathname, hash } = link;
  // The whole address is compared, because it may name a user, or a blob of this site.
  const isInside = href.startsWith(location.origin + BASE);
  // A page's address has no file extension, and `index.html` is removed.
  const isFile = /\.[^/]*$/.test(pathname) && !pathname.endsWith('/index.html');
  const namesTextOfOtherPage = hash.includes(':~:') && pathname !== location.pathname;
  const isFollowed = opensHere(link) && !link.hasAttribute('download') && !link.isContentEditable;
  return isInside && isFollowed && !isFile && !namesTextOfOtherPage;
}

/**
 * Returns the link on which an event happened. A link in an SVG has its address in another form, so
 * the function returns an HTML link to the same address.
 */
export function findLink({ target }: Event): PageLink | undefined {
  const link =
    (target instanceof Element && target.closest<PageLink | SVGAElement>(LINKS)) || undefined;
  if (!(link instanceof SVGElement)) {
    return link;
  }
  const copy = document.createElement('a');
  for (const name of LINK_ATTRIBUTES) {
    const value = link.getAttribute(name);
    if (value !== null) {
      copy.setAttribute(name, value);
    }
  }
  return copy;
}

/**
 * Returns the link that a click follows in this tab, if it leads to a page. Returns undefined for
 * clicks that the browser handles.
 */
export function findPageLink(event: MouseEvent): PageLink | undefined {
  const link = findLink(event);
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return link && isPlain && !event.defaultPrevented && leadsToPage(link) ? link : undefined;
}
