import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Element } from 'hast';
import { associationFile } from '../../shared/association.ts';
import { buildTimeMs, formatUtcDay } from '../../shared/buildTime.ts';
import {
  BOOK_FILE,
  BOOK_OFFER_ATTRIBUTE,
  BOOK_SIZE_ATTRIBUTE,
  type BookOffer,
  PRINT_FILE,
} from '../../shared/guideBook.ts';
import { projectRoot } from '../../shared/projectRoot.ts';
import { listSidebarLinks } from '../../shared/sidebar.ts';
import { findElement, getAttribute, selectAll } from '../site/html.ts';
import type { Page } from '../site/pages.ts';
import type { Site, Step } from '../site/site.ts';
import { withLightColors } from '../site/siteColors.ts';
import { BYTES_PER_KB } from '../site/writePage.ts';
import { readText } from '../sources/textFile.ts';
import { typesetText } from '../transforms/typesetLine.ts';
import { type Book, makeContents, makePrintDocument, runningTitleRules } from './book.ts';
import { makeChapter } from './chapter.ts';
import { makeEpub, type Pictures } from './epub.ts';

/** Reads a style sheet by its path from the project's folder. */
const readStyleSheet = (file: string) => readFile(path.join(projectRoot, file), 'utf8');

const PICTURE_STYLES_FILE = 'theme/components/Picture/Picture.module.css';

/**
 * Returns the pictures of the site that a book shows, by their addresses on the site. The check of
 * links reports missing pictures.
 */
async function collectPictures(
  { chapters }: Book,
  { base, files, read, readBytes }: Site,
): Promise<Pictures> {
  const pictures = new Map<string, string | Uint8Array>();
  for (const image of chapters.flatMap(({ section }) => selectAll('img', section))) {
    const address = getAttribute(image, 'src');
    const file = address.slice(base.length);
    if (files.has(file)) {
      const isDrawing = file.endsWith('.svg');
      pictures.set(address, isDrawing ? withLightColors(await read(file)) : await readBytes(file));
    }
  }
  return pictures;
}

/**
 * Makes what a page offers with `<GuideBook>`: all rendered pages of a sidebar, as a book and as a
 * document for printing.
 */
export function guideBook(site: Site): Step {
  const offeringPages = new Set(
    site.pages.filter(({ source }) => source && readText(source).includes('<GuideBook ')),
  );
  const articlesByAddress = new Map<string, { page: Page; article: Element }>();

  /** Writes both files, and returns how many bytes a visitor downloads of each, by its name. */
  const writeBook = async (page: Page, { title, sidebar }: BookOffer) => {
    const links = new Set(listSidebarLinks(sidebar).map(({ link }) => link));
    const bookArticles = new Map([...articlesByAddress].filter(([address]) => links.has(address)));
    const book: Book = {
      title: typesetText(title),
      pageUrl: site.url + page.address.slice(1),
      ...makeContents(sidebar, (link, partTitle) => {
        const { page: chapterPage, article } = bookArticles.get(link) ?? {};
        return (
          chapterPage &&
          article &&
          makeChapter(
            chapterPage,
            article,
            partTitle,
            (linkedAddress) => bookArticles.has(linkedAddress),
            site,
          )
        );
      }),
    };
    // Gives the classes the names that they have in pages: `line` becomes `Picture-line`.
    const pictureStyles = (await readStyleSheet(PICTURE_STYLES_FILE)).replace(
      /\.(?=[a-z])/g,
      '.Picture-',
    );
    const styles = [pictureStyles, await readStyleSheet('plugins/guideBook/book.css')].join('\n');
    const tokenStyles = readText(associationFile('tokens.css'));
    const printStyles = [
      styles,
      tokenStyles,
      await readStyleSheet('plugins/guideBook/print.css'),
      ...runningTitleRules(book),
    ].join('\n');
    site.inlineStyles.add(printStyles);
    const printHtml = makePrintDocument(book, printStyles, `${site.base}favicon.svg`);
    // The compression, which takes longest, runs on another processor while the EPUB is made.
    const compressedPrint = promisify(brotliCompress)(printHtml);
    const changeDays = [...bookArticles.values()].flatMap(
      (chapter) => chapter.page.changedOn ?? [],
    );
    const modifiedDay = changeDays.sort().at(-1) ?? formatUtcDay(buildTimeMs());
    const epub = makeEpub(book, styles, await collectPictures(book, site), modifiedDay);
    const folder = page.file.replace(/[^/]*$/, '');
    await site.write(folder + PRINT_FILE, printHtml);
    await site.write(folder + BOOK_FILE, epub);
    return {
      [BOOK_FILE]: epub.length,
      [PRINT_FILE]: (await compressedPrint).length,
    };
  };

  return {
    isLast: (page) => offeringPages.has(page),
    async change({ page, tree }) {
      const article = findElement(tree, 'article');
      if (!article || offeringPages.size === 0) {
        return;
      }
      articlesByAddress.set(page.address, { page, article });
      for (const offerElement of offeringPages.has(page)
        ? selectAll(`[${BOOK_OFFER_ATTRIBUTE}]`, article)
        : []) {
        const offer: BookOffer = JSON.parse(getAttribute(offerElement, 'dataBook'));
        const bytesByFile: Record<string, number> = await writeBook(page, offer);
        delete offerElement.properties.dataBook;
        for (const sizeElement of selectAll(`[${BOOK_SIZE_ATTRIBUTE}]`, offerElement)) {
          const sizeKb = Math.ceil(
            (bytesByFile[getAttribute(sizeElement, 'dataBookSize')] ?? 0) / BYTES_PER_KB,
          );
          sizeElement.children = [{ type: 'text', value: String(sizeKb) }];
        }
      }
    },
  };
}
