import { MENU_ID, SIDEBAR_ATTRIBUTE } from '../../shared/pageParts';

/**
 * Scrolls a box so that an element is in its middle, if the element is not fully visible. Unlike
 * `scrollIntoView`, it does not scroll the page.
 */
export function revealInBox(element: Element, box: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const boxRectangle = box.getBoundingClientRect();
  if (top < boxRectangle.top || bottom > boxRectangle.bottom) {
    box.scrollTop += (top + bottom - boxRectangle.top - boxRectangle.bottom) / 2;
  }
}

/** Scrolls the sidebar or the drawer so that the link to the open page is visible. */
export function revealCurrentPage(): void {
  const menu = document.getElementById(MENU_ID);
  const link = menu?.querySelector(`[${SIDEBAR_ATTRIBUTE}] [aria-current]`);
  if (menu && link) {
    revealInBox(link, menu);
  }
}
