/** Told to the window when another page, or another address of the same page, is shown. */
export const PAGE_EVENT = 'site:page';

/** Tells the window to go to an address; `detail` is the whole of it. Only what cannot be a link does so. */
export const VISIT_EVENT = 'site:visit';
