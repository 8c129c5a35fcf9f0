import { LEAVE_EVENT } from '../../../shared/events';
import { MENU_ID, SIDEBAR_ATTRIBUTE } from '../../../shared/pageParts';
import { revealCurrentPage } from '../../browser/reveal';
import { setOrRemoveAttribute } from '../../browser/setOrRemove';

/**
 * Matches windows in which the sidebar stands beside the text. The width is in em, so that it grows
 * with the visitor's text size. Menu.module.css contains the same width.
 */
const WIDE_WINDOW_QUERY = '(min-width: 62.25em)';

/** Selects the parts of the page, other than the drawer, that have links or buttons. */
const OUTSIDE_DRAWER_SELECTOR = `header, main, #${MENU_ID} + nav, footer, a[href="#content"]`;

const getMenu = () => document.getElementById(MENU_ID);

/**
 * Opens the groups of the sidebar for which the function returns true, and closes the others. A
 * group that is alone in its list, such as that of the services, stays open.
 */
function setGroupsOpen(isOpen: (group: HTMLDetailsElement) => boolean) {
  for (const group of getMenu()?.querySelectorAll<HTMLDetailsElement>(
    `[${SIDEBAR_ATTRIBUTE}] li:not(:only-child) > details`,
  ) ?? []) {
    group.open = isOpen(group);
  }
}

const closeDrawer = () => getMenu()?.hidePopover?.();

/**
 * Makes the open drawer a dialog, or undoes this. While the drawer is a dialog, the rest of the
 * page is inert, so that the focus stays in the drawer.
 */
function setDrawerModal(drawer: HTMLElement, isModal: boolean) {
  for (const element of document.querySelectorAll(OUTSIDE_DRAWER_SELECTOR)) {
    element.toggleAttribute('inert', isModal);
  }
  // The page behind the drawer does not scroll.
  document.documentElement.style.overflow = isModal ? 'hidden' : '';
  setOrRemoveAttribute(drawer, 'role', isModal ? 'dialog' : null);
  setOrRemoveAttribute(drawer, 'aria-modal', isModal ? 'true' : null);
  setOrRemoveAttribute(drawer, 'aria-label', isModal ? 'Menu' : null);
}

/** Runs before and after the drawer opens or closes. */
function onToggle({ type, target, newState }: ToggleEvent) {
  if (!(target instanceof HTMLElement) || target !== getMenu()) {
    return;
  }
  const isOpen = newState === 'open';
  if (type === 'beforetoggle' && isOpen) {
    // In the drawer, only the group of the current page is open at first.
    setGroupsOpen((group) => group.querySelector('[aria-current]') !== null);
  } else if (type === 'beforetoggle') {
    // When the drawer closes, the browser gives the focus back to the element that had it before.
    // This element could not take the focus while it is inert.
    setDrawerModal(target, false);
  } else if (isOpen) {
    setDrawerModal(target, true);
    target.querySelector<HTMLElement>('button')?.focus();
    revealCurrentPage();
  } else if (document.activeElement === document.body) {
    // The browser does not give the focus back if the visitor has moved it to the browser's own
    // controls, or if the button is hidden because the window has become wide.
    for (const selector of [`header [popovertarget="${MENU_ID}"]`, 'header a']) {
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>(selector)?.focus();
      }
    }
  }
}

// Events of popovers do not bubble, so the window has to capture them.
addEventListener('beforetoggle', onToggle as EventListener, true);
addEventListener('toggle', onToggle as EventListener, true);

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest(`#${MENU_ID} a`)) {
    closeDrawer();
  }
});

matchMedia(WIDE_WINDOW_QUERY).addEventListener('change', () => {
  closeDrawer();
  setGroupsOpen(() => true);
});

revealCurrentPage();

addEventListener(LEAVE_EVENT, () => {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.hidePopover?.();
  }
});
