import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { x } from 'xastscript';
import { BOOK_FILE, BOOK_PLAN, BOOK_SIZE, type BookPlan, PRINT_FILE } from '../../shared/guideBook.ts';
import type { SidebarNode } from '../../shared/sidebar.ts';
import { site as association } from '../../site.config.ts';
import { type BuiltPage, type BuiltSite, SiteProblems } from '../builtSite/builtSite.ts';
import { siteTokens } from '../builtSite/siteTokens.ts';
import { unescapeHtml } from '../builtSite/text.ts';
import { longClassNames } from '../bundles/classNames.ts';
import { dayOfPage } from '../lastUpdated/dayOfPage.ts';
import { KB } from '../pageWeights/pageWeights.ts';
import { type Book, contentsOf, resolveLinks } from './book.ts';
import { type Chapter, chapterOf } from './chapter.ts';
import { epub, isBookPicture, pictureFile } from './epub.ts';
import { printDocument } from './printDocument.ts';

const LICENSE = 'CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/';

const PLAN = new RegExp(` ${BOOK_PLAN}="([^"]*)"`);
const SIZE = new RegExp(`<span ${BOOK_SIZE}="([^"]*)"></span>`, 'g');

/** The folder of a page's file, with a slash at its end unless it is that of the site. */
const folderOf = ({ file }: BuiltPage) => file.replace(/[^/]*$/, '');

const styleSheet = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8');

/** The classes that a style sheet knows, by their short names in the pages. */
function knownClasses(styles: string): Map<string, string> {
  const theme = path.resolve(import.meta.dirname, '../../theme');
  const known = new Set([...styles.matchAll(/\.([A-Z]\w*-\w+)/g)].map(([, name]) => name));
  return new Map([...longClassNames(theme)].filter(([, long]) => known.has(long)));
}

/**
 * The time of the last change, which EPUB asks for: the newest day that a chapter tells. Without one, that
 * of the build, if SOURCE_DATE_EPOCH tells it (https://reproducible-builds.org/specs/source-date-epoch/),
 * else the year of the copyright, so that the same pages always give the same book.
 */
function modifiedAt(chapters: BuiltPage[]): string {
  const newest = chapters
    .flatMap((page) => dayOfPage(page) ?? [])
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

/** The chapters of a book, by the addresses of their pages, in the order of its contents. */
function chaptersOf(
  nodes: SidebarNode[],
  { pages, base, url }: BuiltSite,
  classNames: ReadonlyMap<string, string>,
): Map<string, Chapter> {
  const parts = new Map(partsOf(nodes));
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const sources = [...parts.keys()].flatMap((address) => byAddress.get(address) ?? []);
  const addresses = new Set(sources.map(({ address }) => address));
  return new Map(
    sources.map((source) => [
      source.address,
      chapterOf(source, parts.get(source.address) ?? '', { addresses, base, url, classNames }),
    ]),
  );
}

/**
 * Puts the pictures of the site into a book for e-readers; one of a kind that few readers know is named there.
 *
 * @returns their files, by address
 */
async function movePictures(
  chapters: Chapter[],
  { files, readBytes }: BuiltSite,
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const { element, address } of chapters.flatMap((chapter) => chapter.pictures)) {
    // `checkLinks` reports one that is missing.
    if (isBookPicture(address) && files.has(address)) {
      pictures.set(address, await readBytes(address));
      element.attributes.src = pictureFile(address);
    } else {
      Object.assign(element, x('span', `[${element.attributes.alt}]`));
    }
  }
  return pictures;
}

/** Makes the book that a page offers, and tells there how large its files are. */
async function writeBook(page: BuiltPage, { title, nodes }: BookPlan, site: BuiltSite): Promise<void> {
  const styles = await styleSheet('book.css');
  const chapters = chaptersOf(nodes, site, knownClasses(styles));
  const book: Book = {
    title,
    author: association.name,
    tagline: association.tagline,
    language: site.config.lang ?? 'en',
    source: site.url + page.address.slice(1),
    license: LICENSE,
    contents: contentsOf(nodes, chapters),
    chapters: [...chapters.values()],
  };
  const folder = folderOf(page);
  resolveLinks(chapters, (_, id) => `#${id}`);
  const printStyles = [await siteTokens(), styles, await styleSheet('print.css')].join('\n');
  await site.write(folder + PRINT_FILE, printDocument(book, printStyles, `${site.base}favicon.svg`));

  resolveLinks(chapters, (chapter, id) => `${chapter.id}.xhtml${id === chapter.id ? '' : `#${id}`}`);
  const pictures = await movePictures(book.chapters, site);
  await site.write(
    folder + BOOK_FILE,
    epub(book, styles, pictures, modifiedAt(site.pages.filter(({ address }) => chapters.has(address)))),
  );

  const sizes = new Map<string, number>();
  for (const name of [BOOK_FILE, PRINT_FILE]) {
    sizes.set(name, Math.ceil((await site.servedBytes(folder + name)) / KB));
  }
  page.html = page.html.replace(PLAN, '').replace(SIZE, (_, name: string) => String(sizes.get(name)));
}

/**
 * Makes the files that a page offers with `<GuideBook>`: all pages of the sidebar beside it as a book for
 * e-readers, and as one document to print. Both are made of the rendered pages.
 *
 * @throws SiteProblems when two pages in one folder offer a book
 */
export async function guideBook(site: BuiltSite): Promise<void> {
  for (const page of site.pages) {
    const [, plan] = PLAN.exec(page.html) ?? [];
    if (plan) {
      if (site.files.has(folderOf(page) + BOOK_FILE)) {
        throw new SiteProblems([`${page.address}: another page of the same folder has a <GuideBook>, too`]);
      }
      await writeBook(page, JSON.parse(unescapeHtml(plan)), site);
    }
  }
}
