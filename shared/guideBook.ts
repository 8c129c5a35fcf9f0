import type { SidebarNode } from './sidebar';

/**
 * The names of the book for e-readers and of the document to print. Both are in the same folder as
 * the page that offers them.
 */
export const BOOK_FILE = 'guide.epub';
export const PRINT_FILE = 'guide.xhtml';

/**
 * An attribute of the sentence that offers the guide as files: a `BookOffer` as JSON. The build
 * makes the files.
 */
export const BOOK_OFFER = 'data-book';

/** What the book contains: the pages of the sidebar are its chapters. */
export type BookOffer = { title: string; sidebar: SidebarNode[] };

/**
 * An attribute of an empty element in that sentence: the name of a file. The build writes the size
 * of that file in kB into the element.
 */
export const BOOK_SIZE = 'data-book-size';
