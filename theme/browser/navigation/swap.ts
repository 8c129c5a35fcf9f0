import {
  FRAME_ID,
  FROM_TOP,
  PAGE_TAGS,
  PAGE_URL,
  PAGE_WEIGHT,
  REGION,
  REGION_HASH,
  RUNNING_TITLE,
  SECTION,
} from '../../../shared/pageParts';
import { revealCurrentPage } from '../reveal';
import { layOutWhenIdle } from './layOutLater';
import type { LoadedPage } from './pages';

const pageTags = PAGE_TAGS.join();

/** Copies, since what was fetched is kept for the next time. */
const copiesOf = (nodes: Iterable<Node>) => [...nodes].map((node) => document.importNode(node, true));

/** The head's tags that belong to a page are replaced by those of the next one, and so is what the footer says of it. */
function swapHead(page: Document, frame: Element) {
  for (const tag of document.head.querySelectorAll(pageTags)) {
    tag.remove();
  }
  document.head.append(...copiesOf(page.head.querySelectorAll(pageTags)));
  document.documentElement.setAttribute(RUNNING_TITLE, document.title);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  document.querySelector(`[${PAGE_URL}]`)?.replaceChildren(canonical?.href ?? '');
  document.querySelector(`footer [${PAGE_WEIGHT}]`)?.replaceChildren(frame.getAttribute(PAGE_WEIGHT) ?? '');
}

/** Regions that several pages share keep their elements, and so the groups that are open, the focus, the scroll position. */
function swapRegions({ document: page, regions }: LoadedPage) {
  for (const next of page.querySelectorAll(`[${REGION}]`)) {
    const hash = next.getAttribute(REGION_HASH) ?? '';
    for (const region of document.querySelectorAll(`[${REGION}="${next.getAttribute(REGION)}"]`)) {
      if (region.getAttribute(REGION_HASH) !== hash) {
        region.replaceChildren(...copiesOf(regions.get(hash)?.body.childNodes ?? []));
        region.setAttribute(REGION_HASH, hash);
      }
    }
  }
}

/**
 * Replaces everything in the frame but the menu, which stays in the document: taken out and
 * put in again it would lose its scroll position, and whether it is open.
 */
export function swapFrame(attributes: Iterable<Attr>, content: Node[]) {
  const frame = document.getElementById(FRAME_ID) as HTMLElement;
  for (const name of frame.getAttributeNames()) {
    frame.removeAttribute(name);
  }
  for (const { name, value } of attributes) {
    frame.setAttribute(name, value);
  }
  for (const child of [...frame.children].slice(1)) {
    child.remove();
  }
  frame.append(...content);
}

/**
 * Marks the links to the page that is open, and the main link of its section, in the bar and the menu.
 *
 * @param pathname with the base, of a page that failed; else that of the page's own tags counts
 */
export function markCurrentLinks(pathname?: string) {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const here = pathname ?? (canonical && new URL(canonical.href).pathname);
  const section = document.getElementById(FRAME_ID)?.getAttribute(SECTION);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `[${REGION}="sidebar"] a, [${REGION}$="-links"] a, search-box > a`,
  )) {
    const isSection = link.getAttribute('href') === section && link.closest(`[${REGION}$="-links"]`) !== null;
    const isHere = link.host === location.host && link.pathname === here;
    const current = isHere ? 'page' : isSection ? 'true' : undefined;
    if (current) {
      link.setAttribute('aria-current', current);
    } else {
      link.removeAttribute('aria-current');
    }
  }
  revealCurrentPage();
}

/**
 * Puts a page that was fetched in the place of the one that is open.
 *
 * @param fromTop whether its beginning is what the visitor will see
 * @throws Error when it is not a page
 */
export function swapPage(page: LoadedPage, fromTop: boolean) {
  const next = page.document.getElementById(FRAME_ID);
  if (!next) {
    throw new Error('The page that was loaded has no frame.');
  }
  swapHead(page.document, next);
  swapRegions(page);
  document.documentElement.toggleAttribute(FROM_TOP, fromTop);
  swapFrame(next.attributes, copiesOf(next.children));
  layOutWhenIdle();
}
