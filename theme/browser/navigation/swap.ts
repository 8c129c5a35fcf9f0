import {
  FRAME_ID,
  MAIN_LINKS,
  MENU_ID,
  PAGE_TAGS,
  PAGE_URL,
  PAGE_WEIGHT,
  RUNNING_TITLE,
  SECTION,
  SIDEBAR,
  VERSION_LINKS,
} from '../../../shared/pageParts';
import { revealCurrentPage } from '../reveal';

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

/** What a sidebar holds, whichever page is open and whichever groups are. */
const contentOf = (sidebar: Element) => sidebar.innerHTML.replace(/ (?:aria-current|open)="[^"]*"/g, '');

/** A sidebar with the same links keeps its elements, and so the groups that are open, the focus, the scroll position. */
function swapMenu(page: Document) {
  const [open, next] = [document, page].map((one) => one.querySelector(`#${MENU_ID} [${SIDEBAR}]`));
  if (open && next && contentOf(open) !== contentOf(next)) {
    open.replaceChildren(...copiesOf(next.childNodes));
  }
  const versions = page.querySelector(`[${VERSION_LINKS}]`)?.childNodes ?? [];
  for (const list of document.querySelectorAll(`[${VERSION_LINKS}]`)) {
    list.replaceChildren(...copiesOf(versions));
  }
}

/** Replaces all of the frame but the menu, which would lose its scroll position, and whether it is open. */
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

/** Marks the links to the page that is open, and the main link of its section, in the bar and the menu. */
export function markCurrentLinks() {
  // One that failed or was not found has none. That of `/docs` is `/docs/`.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const here = new URL(canonical?.href ?? location.href).pathname;
  const section = document.getElementById(FRAME_ID)?.getAttribute(SECTION);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `[${SIDEBAR}] a, [${MAIN_LINKS}] a, search-box > a`,
  )) {
    const isSection = link.getAttribute('href') === section && link.closest(`[${MAIN_LINKS}]`) !== null;
    const isHere = link.host === location.host && link.pathname === here;
    link.ariaCurrent = isHere ? 'page' : isSection ? 'true' : null;
  }
  revealCurrentPage();
}

/** Puts a page, given as its fragment, in the place of the one that is open. */
export function swapPage(page: Document) {
  const next = page.getElementById(FRAME_ID) as HTMLElement;
  swapHead(page, next);
  swapMenu(page);
  swapFrame(next.attributes, copiesOf([...next.children].slice(1)));
}
