import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { x } from 'xastscript';
import { BOOK_FILE, BOOK_SIZE, BOOK_TITLE, PRINT_FILE } from '../../shared/guideBook.ts';
import { readingOrder, type SidebarNode } from '../../shared/sidebar.ts';
import { inVersion, withoutVersion } from '../../shared/versions.ts';
import { site as association } from '../../site.config.ts';
import { attributeOf, select, selectAll } from '../site/html.ts';
import type { Page } from '../site/pages.ts';
import type { Document, Site, Step } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { siteTokens } from '../site/siteTokens.ts';
import { KB } from '../transforms/pageWeight.ts';
import { type Book, contentsOf, resolveLinks } from './book.ts';
import { type Chapter, chapterOf } from './chapter.ts';
import { epub, isBookPicture, pictureFile } from './epub.ts';
import { printDocument } from './printDocument.ts';

const LICENSE = 'CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/';

/** The folder of a page's file, with a slash at its end unless it is that of the site. */
const folderOf = ({ file }: Page) => file.replace(/[^/]*$/, '');

const styleSheet = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8');

const PICTURE = path.join(import.meta.dirname, '../../theme/components/Picture/Picture.module.css');

/** How the site draws screens, by the class names of its pages: the class `line` is `Picture-line` there. */
const pictureStyles = async () => (await readFile(PICTURE, 'utf8')).replace(/\.(?=[a-z])/g, '.Picture-');

/** The classes that a style sheet knows, such as `Picture-line`. */
const knownClasses = (styles: string): Set<string> =>
  new Set([...styles.matchAll(/\.([A-Z]\w*-\w+)/g)].map(([, name = '']) => name));

/**
 * The time of the last change, which EPUB asks for: the newest day that a chapter tells. Without one, that
 * of the build, if SOURCE_DATE_EPOCH tells it (https://reproducible-builds.org/specs/source-date-epoch/),
 * else the year of the copyright, so that the same pages always give the same book.
 */
function modifiedAt(chapters: Page[]): string {
  const newest = chapters
    .flatMap(({ day }) => day ?? [])
    .sort()
    .at(-1);
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const otherwise = epoch
    ? new Date(Number(epoch) * 1000)
    : new Date(Date.UTC(association.copyrightYear, 0, 1));
  return (newest ? new Date(newest) : otherwise).toISOString().replace(/\.\d+/, '');
}

/** The part of the book that each page belongs to, by its address. */
const partsOf = (nodes: SidebarNode[], part = ''): [address: string, part: string][] =>
  nodes.flatMap((node) => ('items' in node ? partsOf(node.items, node.text) : [[node.link, part]]));

/** The pages of the sidebar beside a page, as rspress.config.ts has them, in the version of the page. */
function sidebarOf({ address }: Page, { config, pages, sidebars }: Site): SidebarNode[] {
  const { default: main = '', versions = [] } = config.multiVersion ?? {};
  const all = { default: main, versions };
  const plain = withoutVersion(address, all);
  const version = address === plain ? main : String(address.split('/')[1]);
  const [key = ''] = Object.keys(sidebars)
    .filter((one) => plain.startsWith(one))
    .sort((one, other) => other.length - one.length);
  const inThisVersion = (nodes: SidebarNode[]): SidebarNode[] =>
    nodes.flatMap((node) => {
      if ('items' in node) {
        return { ...node, items: inThisVersion(node.items) };
      }
      const link = inVersion(node.link, version, all);
      return pages.some((page) => page.address === link) ? { ...node, link } : [];
    });
  return inThisVersion(sidebars[key] ?? []);
}

/**
 * Puts the pictures of the site into a book for e-readers; one of a kind that few readers know is named there.
 *
 * @returns their files, by address
 */
async function movePictures(
  chapters: Chapter[],
  { files, readBytes }: Site,
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const { element, address } of chapters.flatMap((chapter) => chapter.pictures)) {
    // The check of links reports one that is missing.
    if (isBookPicture(address) && files.has(address)) {
      pictures.set(address, await readBytes(address));
      element.attributes.src = pictureFile(address);
    } else {
      Object.assign(element, x('span', `[${element.attributes.alt}]`));
    }
  }
  return pictures;
}

const compress = promisify(brotliCompress);

/**
 * Makes the files that a page offers with `<GuideBook>`: all pages of the sidebar beside it as a book for
 * e-readers, and as one document to print. Both are made of the rendered pages.
 *
 * @throws SiteProblems when two pages in one folder offer a book
 */
export function guideBook(site: Site): Step {
  /** The pages that offer a book, and its contents. */
  const offers = new Map(
    site.pages
      .filter(({ source }) => source && readFileSync(source, 'utf8').includes('<GuideBook '))
      .map((page) => [page, sidebarOf(page, site)]),
  );
  const wanted = new Set([...offers.values()].flatMap(readingOrder).map(({ link }) => link));
  /** Those that have a book already. */
  const folders = new Set<string>();
  /** The articles that are chapters, by address. */
  const documents = new Map<string, Document>();

  const writeBook = async (page: Page, title: string): Promise<Map<string, number>> => {
    const styles = [await pictureStyles(), await styleSheet('book.css')].join('\n');
    const nodes = offers.get(page) ?? [];
    const parts = partsOf(nodes).filter(([address]) => documents.has(address));
    const addresses = new Set(parts.map(([address]) => address));
    const { base, url } = site;
    const ofBook = { addresses, base, url, classNames: knownClasses(styles) };
    const chapters = new Map(
      parts.map(([address, part]) => [address, chapterOf(documents.get(address) as Document, part, ofBook)]),
    );
    const book: Book = {
      title,
      author: association.name,
      tagline: association.tagline,
      language: site.config.lang ?? 'en',
      source: url + page.address.slice(1),
      license: LICENSE,
      contents: contentsOf(nodes, chapters),
      chapters: [...chapters.values()],
    };
    const folder = folderOf(page);
    resolveLinks(chapters, (_, id) => `#${id}`);
    const printStyles = [styles, await siteTokens(), await styleSheet('print.css')].join('\n');
    const print = printDocument(book, printStyles, `${base}favicon.svg`);
    await site.write(folder + PRINT_FILE, print);

    resolveLinks(chapters, (chapter, id) => `${chapter.id}.xhtml${id === chapter.id ? '' : `#${id}`}`);
    const pictures = await movePictures(book.chapters, site);
    const modified = modifiedAt(site.pages.filter(({ address }) => chapters.has(address)));
    const bytes = epub(book, styles, pictures, modified);
    await site.write(folder + BOOK_FILE, bytes);
    return new Map([
      [BOOK_FILE, bytes.length],
      [PRINT_FILE, (await compress(print)).length],
    ]);
  };

  return {
    collect({ page, tree }) {
      const article = wanted.has(page.address) ? select('article', tree) : undefined;
      if (article) {
        documents.set(page.address, { page, tree: { type: 'root', children: [article] } });
      }
    },
    needsAll: ({ page }) => offers.has(page),
    async change({ page, tree }) {
      const sentences = selectAll(`[${BOOK_TITLE}]`, tree);
      const title = sentences.map((sentence) => attributeOf(sentence, 'dataBook'))[0];
      if (title === undefined) {
        return;
      }
      if (folders.has(folderOf(page))) {
        throw new SiteProblems([`${page.source}: another page of the same folder has a <GuideBook>, too`]);
      }
      folders.add(folderOf(page));
      const sizes = await writeBook(page, title);
      for (const sentence of sentences) {
        delete sentence.properties.dataBook;
      }
      for (const place of selectAll(`[${BOOK_SIZE}]`, tree)) {
        const size = Math.ceil((sizes.get(attributeOf(place, 'dataBookSize')) ?? 0) / KB);
        place.children = [{ type: 'text', value: String(size) }];
        delete place.properties.dataBookSize;
      }
    },
  };
}
