import type { SidebarNode } from './sidebar';

/**
 * The names of the book for e-readers and of the document to print. Both are in the same folder as
 * the page that offers them.
 */
export const BOOK_FILE = 'guide.epub';
export const PRINT_FILE = 'guide.xhtml';

/** An attribute of the paragraph that offers the guide: a `BookOffer` as JSON, for the build. */
export const BOOK_OFFER_ATTRIBUTE = 'data-book';

/** The title of the book, and the sidebar whose pages are its chapters. */
export type BookOffer = { title: string; sidebar: SidebarNode[] };

/**
 * An attribute of an empty element in the paragraph that offers the files. Its value is the name of
 * a file, whose size in kB the build writes into the element. `npm run review` ignores these
 * elements, because the sizes change with every page.
 */
export const BOOK_SIZE_ATTRIBUTE = 'data-book-size';
