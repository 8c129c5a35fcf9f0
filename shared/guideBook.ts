import type { SidebarNode } from './sidebar.ts';

/** What a page says of the book that it offers: its title, and the pages that are its chapters, in order. */
export interface BookPlan {
  title: string;
  nodes: SidebarNode[];
}

/** The names of the book for e-readers and of the document to print, beside the page that offers them. */
export const BOOK_FILE = 'guide.epub';
export const PRINT_FILE = 'guide.xhtml';

/**
 * On the sentence that offers the guide as files: the title of the book and its chapters, as JSON
 * (`BookPlan`). The build makes the files, and takes the attribute away.
 */
export const BOOK_PLAN = 'data-book';

/** On an empty element in that sentence: the name of a file, whose size in kB the build puts in its place. */
export const BOOK_SIZE = 'data-book-size';
