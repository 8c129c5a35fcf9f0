import { withBase } from '../../../shared/base';
import { FRAME_ID, PAGE_TAGS, PAGE_URL, REGION, REGION_HASH, SECTION } from '../../../shared/pageParts';
import type { LoadedPage } from './pages';

const pageTags = PAGE_TAGS.join();

/** The head's tags that belong to a page are replaced by those of the next one, and so is the printed address. */
function swapHead(page: Document) {
  for (const tag of document.head.querySelectorAll(pageTags)) {
    tag.remove();
  }
  document.head.append(...page.querySelectorAll(pageTags));
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  document.querySelector(`[${PAGE_URL}]`)?.replaceChildren(canonical?.href ?? '');
}

/** Regions that several pages share keep their elements, and so the groups that are open, the focus, the scroll position. */
function swapRegions({ document: page, regions }: LoadedPage) {
  for (const next of page.querySelectorAll(`[${REGION}]`)) {
    const hash = next.getAttribute(REGION_HASH) ?? '';
    for (const region of document.querySelectorAll(`[${REGION}="${next.getAttribute(REGION)}"]`)) {
      if (region.getAttribute(REGION_HASH) !== hash) {
        region.innerHTML = regions.get(hash) ?? '';
        region.setAttribute(REGION_HASH, hash);
      }
    }
    next.remove();
  }
}

/** Everything in the frame but the menu, whose parts are regions. */
function swapFrame(next: Element, frame: Element) {
  for (const { name, value } of next.attributes) {
    frame.setAttribute(name, value);
  }
  for (const child of [...frame.children].slice(1)) {
    child.remove();
  }
  frame.append(...next.children);
}

/**
 * Marks the links to the page that is open, and the main link of its section, in the bar and the menu.
 *
 * @param address without the base
 */
export function markCurrentLinks(address: string) {
  const here = withBase(address);
  const section = document.getElementById(FRAME_ID)?.getAttribute(SECTION);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `[${REGION}="sidebar"] a, [${REGION}$="-links"] a, search-box > a`,
  )) {
    const isSection = link.getAttribute('href') === section;
    const current = link.pathname === here ? 'page' : isSection ? 'true' : undefined;
    if (current) {
      link.setAttribute('aria-current', current);
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/** Puts a page that was fetched in the place of the one that is open. */
export function swapPage(page: LoadedPage, address: string) {
  const frame = document.getElementById(FRAME_ID);
  const next = page.document.getElementById(FRAME_ID);
  if (!frame || !next) {
    throw new Error(`The page ${address} has no frame.`);
  }
  swapHead(page.document);
  swapRegions(page);
  swapFrame(next, frame);
  markCurrentLinks(address);
}
