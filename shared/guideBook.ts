import type { SidebarNode } from './sidebar';

/**
 * The names of the book for e-readers and of the document to print, beside the page that offers
 * them.
 */
export const BOOK_FILE = 'guide.epub';
export const PRINT_FILE = 'guide.xhtml';

/**
 * On the sentence that offers the guide as files: a `BookOffer` as JSON. The build makes the files.
 */
export const BOOK_OFFER = 'data-book';

/** The pages of the sidebar are the chapters. */
export type BookOffer = { title: string; sidebar: SidebarNode[] };

/**
 * On an empty element in that sentence: the name of a file, whose size in kB the build puts in its
 * place.
 */
export const BOOK_SIZE = 'data-book-size';
