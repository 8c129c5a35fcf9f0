import { withBase } from '../../../shared/base';
import {
  BOOK_FILE,
  BOOK_OFFER_ATTRIBUTE,
  BOOK_SIZE_ATTRIBUTE,
  type BookOffer,
  PRINT_FILE,
} from '../../../shared/guideBook';
import { usePage } from '../../page/page';
import { useSidebar } from '../../sidebar/useSidebarState';

/**
 * Offers two files that contain all pages of the sidebar: a book, and a document to print.
 * plugins/guideBook makes the files in the build. In development, they do not exist.
 *
 * @param title the title of the book
 * @throws Error if the title is missing, or if the page has no sidebar
 */
export function GuideBook({ title }: { title: string }) {
  const folderAddress = withBase(usePage().routePath.replace(/[^/]*$/, ''));
  const sidebar = useSidebar();
  if (!title || !sidebar) {
    throw new Error(
      '<GuideBook> needs title="…", and a page with a sidebar, whose pages are its chapters',
    );
  }
  const offer: BookOffer = { title, sidebar: sidebar.nodes };
  const renderSize = (file: string) =>
    import.meta.env.PROD && <span {...{ [BOOK_SIZE_ATTRIBUTE]: file }} />;
  return (
    <p {...(import.meta.env.PROD && { [BOOK_OFFER_ATTRIBUTE]: JSON.stringify(offer) })}>
      To read without a network, or on paper, take all of these pages with you: as a{' '}
      <a href={folderAddress + BOOK_FILE} type="application/epub+zip">
        book for e-readers
      </a>{' '}
      (EPUB, {renderSize(BOOK_FILE)} kB) or as{' '}
      <a href={folderAddress + PRINT_FILE}>one document to print</a> ({renderSize(PRINT_FILE)} kB).
    </p>
  );
}
