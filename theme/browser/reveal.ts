import { MENU_ID, SIDEBAR_ATTRIBUTE } from '../../shared/pageParts';

/**
 * Scrolls a box so that an element is in its middle, if the element is not fully visible. Unlike
 * `scrollIntoView`, it does not scroll the page.
 */
export function reveal(element: Element, box: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) {
    box.scrollTop += (top + bottom - view.top - view.bottom) / 2;
  }
}

/** Scrolls the sidebar or the drawer so that the link to the open page is visible. */
export function revealCurrentPage(): void {
  const menu = document.getElementById(MENU_ID);
  const link = menu?.querySelector(`[${SIDEBAR_ATTRIBUTE}] [aria-current]`);
  if (menu && link) {
    reveal(link, menu);
  }
}
