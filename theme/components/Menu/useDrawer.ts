import { type RefObject, useEffect } from 'react';

/** From this width on the sidebar stands beside the text. As in Menu.module.css: in em, so that large text counts. */
const WIDE = '(width >= 62.25em)';

/**
 * While the drawer is open, keeps the focus inside by making the rest of the page
 * inert, as a dialog does. Closes it when a link in it is followed or when there is
 * room for the sidebar. Opening, closing by Escape or by a tap outside, and giving
 * the focus back are the popover's own doing.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = drawer.current;
    if (!element) {
      return;
    }
    const others = () =>
      [...document.querySelectorAll('header, main, main + nav, footer, a[href="#content"]')].filter(
        (other) => !element.contains(other),
      );
    const close = () => {
      if (element.matches(':popover-open')) {
        element.hidePopover();
      }
    };
    const setInert = (isInert: boolean) => {
      for (const other of others()) {
        other.toggleAttribute('inert', isInert);
      }
    };
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') {
        setInert(true);
        element.querySelector<HTMLElement>('button')?.focus();
      } else if (document.activeElement === document.body) {
        // The popover gives back only a focus that it still has: the visitor may have
        // tabbed on to the browser's own controls.
        document.querySelector<HTMLElement>(`header [popovertarget="${element.id}"]`)?.focus();
      }
    };
    const onBeforeToggle = (event: Event) => {
      // Before the popover gives the focus back, which what is inert cannot take.
      if ((event as ToggleEvent).newState === 'closed') {
        setInert(false);
      }
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) {
        close();
      }
    };
    const wide = matchMedia(WIDE);
    element.addEventListener('toggle', onToggle);
    element.addEventListener('beforetoggle', onBeforeToggle);
    element.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('beforetoggle', onBeforeToggle);
      element.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
    };
  }, [drawer]);
}
