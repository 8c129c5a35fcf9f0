import { BASE } from '../../../shared/base';

/** Whether a link opens a page of this site in this tab: no other site or tab, no download, no file such as a feed. */
export function leadsToPage({ origin, pathname, target, download }: HTMLAnchorElement): boolean {
  // A page's address has no ending, and `index.html` is removed.
  const isFile = /\.[^/]*$/.test(pathname) && !pathname.endsWith('/index.html');
  return origin === location.origin && pathname.startsWith(BASE) && !target && !download && !isFile;
}

/** The link that an event happened on. A link in an SVG, whose address has another form, gives an HTML link to the same. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    (target instanceof Element && target.closest<HTMLAnchorElement | SVGAElement>('a[href]')) || undefined;
  return link instanceof SVGElement
    ? Object.assign(document.createElement('a'), { href: link.href.baseVal })
    : link;
}

/** The link to a page that a click follows in this tab; undefined for clicks that the browser handles. */
export function pageLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = linkOf(event);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return link && isPlain && !event.defaultPrevented && leadsToPage(link) ? link : undefined;
}
