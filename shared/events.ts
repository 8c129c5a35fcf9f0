/** The window's event after another page is shown, or the same one with another hash or query. */
export const PAGE_EVENT = 'site:page';

/** The event that the window gets before another page is shown, so that menus close. */
export const LEAVE_EVENT = 'site:leave';

/** The window's event when the visitor goes back or forward, or changes the hash of the address. */
export const RETURN_EVENT = 'site:return';

/**
 * The event that the window gets when a script has filled a page, so that the page has its full
 * length. For example, the search page then has its results.
 */
export const FILLED_EVENT = 'site:filled';
