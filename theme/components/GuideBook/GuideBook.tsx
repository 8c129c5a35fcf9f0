import { withBase } from '../../../shared/base';
import { BOOK_FILE, BOOK_SIZE, BOOK_TITLE, PRINT_FILE } from '../../../shared/guideBook';
import { usePage } from '../../page/page';
import { useSidebar } from '../../sidebar/useSidebarContext';

/**
 * A sentence that offers all pages of the sidebar beside the page as files. The build makes them of the
 * rendered pages, and fills in their sizes (plugins/guideBook); in development there are none.
 *
 * @param title of the book
 */
export function GuideBook({ title }: { title: string }) {
  const folder = withBase(usePage().routePath.replace(/[^/]*$/, ''));
  const sidebar = useSidebar();
  if (!title || !sidebar) {
    throw new Error('<GuideBook> needs title="…", and a page with a sidebar, whose pages are its chapters');
  }
  const size = (file: string) => import.meta.env.PROD && <span {...{ [BOOK_SIZE]: file }} />;
  return (
    <p {...(import.meta.env.PROD && { [BOOK_TITLE]: title })}>
      To read without a network, or on paper, take all of these pages with you: as a{' '}
      <a href={folder + BOOK_FILE} type="application/epub+zip">
        book for e-readers
      </a>{' '}
      (EPUB, {size(BOOK_FILE)} kB) or as <a href={folder + PRINT_FILE}>one document to print</a> (
      {size(PRINT_FILE)} kB).
    </p>
  );
}
