/** Told to the window when another page, or another address of the same page, is shown. */
export const PAGE_EVENT = 'site:page';

/** Told to the window before another page takes the place of the one that is open: menus over it close. */
export const LEAVE_EVENT = 'site:leave';
