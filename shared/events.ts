/** Sent to the window when another page, or another address of the same page, is shown. */
export const PAGE_EVENT = 'site:page';

/** Sent to the window before another page is shown, so that menus close. */
export const LEAVE_EVENT = 'site:leave';

/**
 * Sent to the window when the visitor goes back or forward, or changes the hash in the address bar.
 */
export const RETURN_EVENT = 'site:return';

/**
 * Sent to the window when a page that fills itself, such as the search with its results, is as long
 * as it will be.
 */
export const FILLED_EVENT = 'site:filled';
