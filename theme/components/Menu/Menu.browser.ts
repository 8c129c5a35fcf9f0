import { LEAVE_EVENT } from '../../../shared/events';
import { MENU_ID, SIDEBAR } from '../../../shared/pageParts';
import { revealCurrentPage } from '../../browser/reveal';

/** From this width on the sidebar stands beside the text. In em as in Menu.module.css, so that large text counts. */
const WIDE = '(min-width: 62.25em)';

/** Everything but the drawer, as children of the page's root and of the frame. */
const OUTSIDE = 'header, main, main + nav, footer, a[href="#content"]';

const menu = () => document.getElementById(MENU_ID);

/** In the drawer, only the group of the current page is open at first. */
function setGroupsOpen(isOpen: (group: HTMLDetailsElement) => boolean) {
  for (const group of menu()?.querySelectorAll<HTMLDetailsElement>(`[${SIDEBAR}] details`) ?? []) {
    group.open = isOpen(group);
  }
}

const close = () => menu()?.hidePopover?.();

/** While the drawer is open it is a dialog: the rest of the page is inert, which keeps the focus inside. */
function setModal(drawer: HTMLElement, isModal: boolean) {
  for (const element of document.querySelectorAll(OUTSIDE)) {
    element.toggleAttribute('inert', isModal);
  }
  drawer.role = isModal ? 'dialog' : null;
  drawer.ariaModal = isModal ? 'true' : null;
  drawer.ariaLabel = isModal ? 'Menu' : null;
}

/** Before and after the drawer opens or closes. Events of popovers do not bubble, but they can be captured. */
function onToggle({ type, target, newState }: ToggleEvent) {
  if (!(target instanceof HTMLElement) || target !== menu()) {
    return;
  }
  const isOpen = newState === 'open';
  if (type === 'beforetoggle' && isOpen) {
    setGroupsOpen((group) => group.querySelector('[aria-current]') !== null);
  } else if (type === 'beforetoggle') {
    // Before the popover gives the focus back: an inert element cannot take it.
    setModal(target, false);
  } else if (isOpen) {
    setModal(target, true);
    target.querySelector<HTMLElement>('button')?.focus();
    revealCurrentPage();
  } else if (document.activeElement === document.body) {
    // The popover gives the focus back only when it still has it; the visitor may have
    // tabbed on to the browser's own controls.
    document.querySelector<HTMLElement>(`header [popovertarget="${MENU_ID}"]`)?.focus();
  }
}

addEventListener('beforetoggle', onToggle as EventListener, true);
addEventListener('toggle', onToggle as EventListener, true);

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest(`#${MENU_ID} a`)) {
    close();
  }
});

matchMedia(WIDE).addEventListener('change', () => {
  close();
  setGroupsOpen(() => true);
});

revealCurrentPage();

addEventListener(LEAVE_EVENT, () => {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.hidePopover?.();
  }
});
