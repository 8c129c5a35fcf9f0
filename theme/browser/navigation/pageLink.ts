import { BASE } from '../../../shared/base';

/** The parts of a link that decide where it leads. */
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'download' | 'origin' | 'pathname'> & {
  hasAttribute(name: string): boolean;
};

/**
 * The address of the page of this site that a link leads to, in this tab.
 *
 * @param origin of this site
 * @returns undefined when the link is the browser's business: another site, another tab, a
 *   download, a file such as a feed
 */
export function pageOf(link: Link, origin: string): URL | undefined {
  const isElsewhere =
    link.origin !== origin ||
    !link.pathname.startsWith(BASE) ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download');
  // A page's address has no ending, and `index.html` is removed.
  const isFile = /\.[^/]*$/.test(link.pathname) && !link.pathname.endsWith('/index.html');
  return isElsewhere || isFile ? undefined : new URL(link.href);
}

/** The link that an event happened on, if any. For one in a drawing, whose address has another form, a link like it. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    (target instanceof Element && target.closest<HTMLAnchorElement | SVGAElement>('a[href]')) || undefined;
  if (!(link instanceof SVGElement)) {
    return link;
  }
  const like = document.createElement('a');
  like.href = link.href.baseVal;
  like.textContent = link.getAttribute('aria-label') ?? link.textContent;
  return like;
}

/** The page that a click asks for in this tab; undefined for clicks that are the browser's business. */
export function pageOfClick(event: MouseEvent): URL | undefined {
  const link = linkOf(event);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return link && isPlain && !event.defaultPrevented ? pageOf(link, location.origin) : undefined;
}
