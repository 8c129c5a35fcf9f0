import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { visit } from 'unist-util-visit';
import { BOOK_FILE, BOOK_SIZE, BOOK_TITLE, PRINT_FILE } from '../../shared/guideBook.ts';
import { readingOrder, type SidebarNode } from '../../shared/sidebar.ts';
import { inVersion, withoutVersion } from '../../shared/versions.ts';
import { site as association } from '../../site.config.ts';
import { buildTime, dayOf } from '../site/buildTime.ts';
import { attributeOf, selectAll } from '../site/html.ts';
import type { Page } from '../site/pages.ts';
import type { Document, Site, Step } from '../site/site.ts';
import { siteTokens } from '../site/siteTokens.ts';
import { KB } from '../transforms/inlineAssets.ts';
import { type Book, changeDeadLinks, chaptersIn, contentsOf } from './book.ts';
import { type Chapter, chapterOf } from './chapter.ts';
import { epub } from './epub.ts';
import { printDocument, runningTitles } from './printDocument.ts';

const LICENSE = 'CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/';

const styleSheet = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8');

const PICTURE = path.join(import.meta.dirname, '../../theme/components/Picture/Picture.module.css');

/** How the site draws screens, by the class names of its pages: the class `line` is `Picture-line` there. */
const pictureStyles = async () => (await readFile(PICTURE, 'utf8')).replace(/\.(?=[a-z])/g, '.Picture-');

/** The pages of the sidebar beside a page, as rspress.config.ts has them, in the version of the page. */
function sidebarOf({ address, version }: Page, { config, sidebars }: Site): SidebarNode[] {
  const { default: main = '', versions = [] } = config.multiVersion ?? {};
  const all = { default: main, versions };
  const plain = withoutVersion(address, all);
  const [key = ''] = Object.keys(sidebars)
    .filter((one) => plain.startsWith(one))
    .sort((one, other) => other.length - one.length);
  const inThisVersion = (node: SidebarNode): SidebarNode =>
    'items' in node
      ? { ...node, items: node.items.map(inThisVersion) }
      : { ...node, link: inVersion(node.link, version, all) };
  return (sidebars[key] ?? []).map(inThisVersion);
}

/** The pictures of the site that chapters show, by their addresses there. */
async function picturesOf(chapters: Chapter[], { base, files, readBytes }: Site) {
  const addresses = new Set<string>();
  for (const { section } of chapters) {
    visit(section, { type: 'element', tagName: 'img' }, (image) => {
      addresses.add(attributeOf(image, 'src'));
    });
  }
  const pictures = new Map<string, Uint8Array>();
  for (const address of addresses) {
    const file = address.slice(base.length);
    // The check of links reports one that is missing.
    if (files.has(file)) {
      pictures.set(address, await readBytes(file));
    }
  }
  return pictures;
}

/**
 * Makes the files that a page offers with `<GuideBook>`: all pages of the sidebar beside it as a book for
 * e-readers, and as one document to print. Both are made of the rendered pages.
 */
export function guideBook(site: Site): Step {
  /** The pages that offer a book, and its contents. */
  const offers = new Map(
    site.pages
      .filter(({ source }) => source && readFileSync(source, 'utf8').includes('<GuideBook '))
      .map((page) => [page, sidebarOf(page, site)]),
  );
  const wanted = new Set([...offers.values()].flatMap(readingOrder).map(({ link }) => link));
  /** The pages that are chapters, by address. */
  const documents = new Map<string, Document>();

  const bookOf = (page: Page, title: string, nodes: SidebarNode[]): Book => {
    const links = readingOrder(nodes).map(({ link }) => link);
    const addresses = new Set(links.filter((link) => documents.has(link)));
    const contents = contentsOf(nodes, (link, part) => {
      const document = documents.get(link);
      return document && chapterOf(document, part, addresses, site);
    });
    const chapters = chaptersIn(contents);
    changeDeadLinks(chapters);
    return {
      title,
      author: association.name,
      tagline: association.tagline,
      language: site.config.lang ?? 'en',
      source: site.url + page.address.slice(1),
      license: LICENSE,
      contents,
      chapters,
    };
  };

  /** @returns the size of each file in bytes */
  const write = async (page: Page, title: string, nodes: SidebarNode[]): Promise<Record<string, number>> => {
    const folder = page.file.replace(/[^/]*$/, '');
    const book = bookOf(page, title, nodes);
    const styles = [await pictureStyles(), await styleSheet('book.css')].join('\n');
    const printSheets = [styles, await siteTokens(), await styleSheet('print.css'), ...runningTitles(book)];
    const printStyles = printSheets.join('\n');
    site.inlineStyles.add(printStyles);
    const print = printDocument(book, printStyles, `${site.base}favicon.svg`);
    const days = [...documents.values()].flatMap((document) => document.page.day ?? []);
    const modified = days.sort().at(-1) ?? dayOf(buildTime());
    const bytes = epub(book, styles, await picturesOf(book.chapters, site), modified);
    await site.write(folder + PRINT_FILE, print);
    await site.write(folder + BOOK_FILE, bytes);
    return { [BOOK_FILE]: bytes.length, [PRINT_FILE]: (await promisify(brotliCompress)(print)).length };
  };

  return {
    isLast: (page) => offers.has(page),
    async change({ page, tree }) {
      if (wanted.has(page.address)) {
        const article = selectAll('article', tree);
        documents.set(page.address, { page, tree: { type: 'root', children: structuredClone(article) } });
      }
      const nodes = offers.get(page);
      for (const sentence of nodes ? selectAll(`[${BOOK_TITLE}]`, tree) : []) {
        const sizes = await write(page, attributeOf(sentence, 'dataBook'), nodes ?? []);
        delete sentence.properties.dataBook;
        for (const place of selectAll(`[${BOOK_SIZE}]`, sentence)) {
          const size = Math.ceil((sizes[attributeOf(place, 'dataBookSize')] ?? 0) / KB);
          place.children = [{ type: 'text', value: String(size) }];
          delete place.properties.dataBookSize;
        }
      }
    },
  };
}
