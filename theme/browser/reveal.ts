import { MENU_ID, SIDEBAR } from '../../shared/pageParts';

/** Scrolls a box so that an element in it stands in its middle. Unlike `scrollIntoView`, this leaves the page where it is. */
export function reveal(element: Element, box: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) {
    box.scrollTop += (top + bottom - view.top - view.bottom) / 2;
  }
}

/** Brings the link to the page that is open into view in the sidebar or the drawer. */
export function revealCurrentPage(): void {
  const menu = document.getElementById(MENU_ID);
  const link = menu?.querySelector(`[${SIDEBAR}] [aria-current]`);
  if (menu && link) {
    reveal(link, menu);
  }
}
