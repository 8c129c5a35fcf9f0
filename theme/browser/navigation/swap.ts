import {
  FRAME_ID,
  MAIN_LINKS_ATTRIBUTE,
  MENU_ID,
  PAGE_TAG_SELECTORS,
  PAGE_URL_ATTRIBUTE,
  PAGE_WEIGHT_ATTRIBUTE,
  PAGE_WEIGHT_NAME,
  RUNNING_TITLE_ATTRIBUTE,
  SECTION_ATTRIBUTE,
  SIDEBAR_ATTRIBUTE,
  VERSION_LINKS_ATTRIBUTE,
} from '../../../shared/pageParts';
import { revealCurrentPage } from '../reveal';
import { setOrRemoveAttribute } from '../setOrRemove';

const pageTagSelector = PAGE_TAG_SELECTORS.join();

/** Returns copies of nodes, because the fetched page is kept for the next visit. */
const copyNodes = (nodes: Iterable<Node>) =>
  [...nodes].map((node) => document.importNode(node, true));

/** Replaces the tags of the head and the texts of the footer that differ from page to page. */
function swapHeadAndFooter(page: Document) {
  for (const tag of document.head.querySelectorAll(pageTagSelector)) {
    tag.remove();
  }
  document.head.append(...copyNodes(page.head.querySelectorAll(pageTagSelector)));
  document.documentElement.setAttribute(RUNNING_TITLE_ATTRIBUTE, document.title);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  document.querySelector(`[${PAGE_URL_ATTRIBUTE}]`)?.replaceChildren(canonical?.href ?? '');
  const weight = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_WEIGHT_NAME}"]`);
  document
    .querySelector(`footer [${PAGE_WEIGHT_ATTRIBUTE}]`)
    ?.replaceChildren(weight?.content ?? '');
}

/** Returns the HTML of a sidebar without its state: the current page and the open groups. */
const getHtmlWithoutState = (sidebar: Element) =>
  sidebar.innerHTML.replace(/ (?:aria-current|open)="[^"]*"/g, '');

/**
 * Replaces the links of the sidebar and the links to the versions. A sidebar with the same links
 * keeps its elements, and with them the open groups, the focus and the scroll position.
 */
function swapMenu(page: Document) {
  const [openSidebar, nextSidebar] = [document, page].map((pageDocument) =>
    pageDocument.querySelector(`#${MENU_ID} [${SIDEBAR_ATTRIBUTE}]`),
  );
  if (
    openSidebar &&
    nextSidebar &&
    getHtmlWithoutState(openSidebar) !== getHtmlWithoutState(nextSidebar)
  ) {
    openSidebar.replaceChildren(...copyNodes(nextSidebar.childNodes));
  }
  const nextVersionLinks = page.querySelector(`[${VERSION_LINKS_ATTRIBUTE}]`)?.childNodes ?? [];
  for (const list of document.querySelectorAll(`[${VERSION_LINKS_ATTRIBUTE}]`)) {
    list.replaceChildren(...copyNodes(nextVersionLinks));
  }
}

/**
 * Replaces the attributes of the frame and its children. The first child, which is the menu, stays,
 * so that it keeps its scroll position and stays open.
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

/** Marks the links to the open page and to its section in the navbar and the menu. */
export function markCurrentLinks() {
  // Links contain the canonical address: `/docs/` instead of `/docs`. A page that failed or was not
  // found has no canonical address.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const currentPathname = new URL(canonical?.href ?? location.href).pathname;
  const sectionAddress = document.getElementById(FRAME_ID)?.getAttribute(SECTION_ATTRIBUTE);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `[${SIDEBAR_ATTRIBUTE}] a, [${MAIN_LINKS_ATTRIBUTE}] a, search-box > a`,
  )) {
    const isCurrentSection =
      link.getAttribute('href') === sectionAddress &&
      link.closest(`[${MAIN_LINKS_ATTRIBUTE}]`) !== null;
    const isCurrentPage = link.host === location.host && link.pathname === currentPathname;
    const sectionState = isCurrentSection ? 'true' : null;
    setOrRemoveAttribute(link, 'aria-current', isCurrentPage ? 'page' : sectionState);
  }
  revealCurrentPage();
}

/** Replaces the open page by another page, given as its fragment. */
export function swapPage(page: Document) {
  const nextFrame = page.getElementById(FRAME_ID) as HTMLElement;
  swapHeadAndFooter(page);
  swapMenu(page);
  swapFrame(nextFrame.attributes, copyNodes([...nextFrame.children].slice(1)));
}
