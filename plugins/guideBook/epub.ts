import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import type { Element, Root } from 'xast';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { type Book, contentsList, titlePage, xhtml } from './book.ts';

/** The folder of all files but those whose places EPUB prescribes. */
const FOLDER = 'EPUB';
const PACKAGE = `${FOLDER}/package.opf`;

/** The kinds of pictures that every reader of EPUB 3 knows: https://www.w3.org/TR/epub-33/#sec-core-media-types (WebP since 2023 only). */
const PICTURE_TYPES: Record<string, string> = {
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** The time of the files in the archive: the earliest that it can hold, so that a build can be repeated. */
const MTIME = new Date(1980, 0, 1);

const xml = (tree: Root) => new TextEncoder().encode(toXml(tree, { closeEmptyElements: true }));

/** The place of a picture in the book, given the address of its file. */
export const pictureFile = (address: string) => `pictures/${address.replaceAll('/', '-')}`;

/** A file of the book, as the package names it. */
interface Item {
  id: string;
  href: string;
  type: string;
  properties?: string | undefined;
  bytes: Uint8Array;
}

function documents({ chapters, contents, title, language, ...facts }: Book): Item[] {
  const head = [x('link', { rel: 'stylesheet', href: 'book.css' })];
  const page = (name: string, title: string, body: Element[], properties?: string): Item => ({
    id: name,
    href: `${name}.xhtml`,
    type: 'application/xhtml+xml',
    properties,
    bytes: xml(xhtml(title, language, head, body)),
  });
  const nav = x(
    'nav',
    { 'epub:type': 'toc', id: 'contents', class: 'contents' },
    x('h1', 'Contents'),
    contentsList(contents, ({ id }) => `${id}.xhtml`),
  );
  return [
    page('title', title, [titlePage({ title, language, ...facts })]),
    page('nav', 'Contents', [nav], 'nav'),
    ...chapters.map(({ id, title, section, hasDrawings }) =>
      page(id, title, [section], hasDrawings ? 'svg' : undefined),
    ),
  ];
}

const meta = (property: string, value: string) => x('meta', { property }, value);

function packageFile(book: Book, items: Item[], modified: string): Root {
  const digest = createHash('sha256');
  for (const { bytes } of items) {
    digest.update(bytes);
  }
  return {
    type: 'root',
    children: [
      { type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"' },
      x(
        'package',
        {
          xmlns: 'http://www.idpf.org/2007/opf',
          version: '3.0',
          'unique-identifier': 'id',
          'xml:lang': book.language,
        },
        x(
          'metadata',
          { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
          // Another text is another edition.
          x('dc:identifier', { id: 'id' }, `${book.source}#${digest.digest('hex').slice(0, 16)}`),
          x('dc:title', book.title),
          x('dc:language', book.language),
          x('dc:creator', book.author),
          x('dc:source', book.source),
          x('dc:rights', book.license),
          meta('dcterms:modified', modified),
          // https://www.w3.org/TR/epub-a11y-11/
          ...['textual', 'visual'].map((mode) => meta('schema:accessMode', mode)),
          meta('schema:accessModeSufficient', 'textual'),
          ...['alternativeText', 'readingOrder', 'structuralNavigation', 'tableOfContents'].map((feature) =>
            meta('schema:accessibilityFeature', feature),
          ),
          meta('schema:accessibilityHazard', 'none'),
          meta('schema:accessibilitySummary', 'What a picture shows is said in words below it.'),
        ),
        x(
          'manifest',
          items.map(({ id, href, type, properties }) =>
            x('item', { id, href, 'media-type': type, ...(properties && { properties }) }),
          ),
        ),
        x(
          'spine',
          items.flatMap(({ id, type }) => (type.includes('xhtml') ? x('itemref', { idref: id }) : [])),
        ),
      ),
    ],
  };
}

const CONTAINER: Root = {
  type: 'root',
  children: [
    { type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"' },
    x(
      'container',
      { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' },
      x('rootfiles', [
        x('rootfile', { 'full-path': PACKAGE, 'media-type': 'application/oebps-package+xml' }),
      ]),
    ),
  ],
};

/** Whether every reader knows the kind of a picture, so that a book may hold it. */
export const isBookPicture = (address: string) => path.extname(address).toLowerCase() in PICTURE_TYPES;

/**
 * A book as EPUB 3 (https://www.w3.org/TR/epub-33/). The same book always gives the same bytes.
 *
 * @param styles the style sheet of all documents
 * @param pictures by the address of their files
 * @param modified the time of the last change, in UTC, with seconds: `2025-01-01T00:00:00Z`
 */
export function epub(
  book: Book,
  styles: string,
  pictures: ReadonlyMap<string, Uint8Array>,
  modified: string,
): Uint8Array {
  const items: Item[] = [
    ...documents(book),
    { id: 'styles', href: 'book.css', type: 'text/css', bytes: new TextEncoder().encode(styles) },
    ...[...pictures].map(([address, bytes], index) => ({
      id: `picture-${index}`,
      href: pictureFile(address),
      type: PICTURE_TYPES[path.extname(address).toLowerCase()] ?? '',
      bytes,
    })),
  ];
  const files: Zippable = {
    // The first file, not compressed, by which programs know an EPUB.
    mimetype: [new TextEncoder().encode('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': xml(CONTAINER),
    [PACKAGE]: xml(packageFile(book, items, modified)),
    ...Object.fromEntries(items.map(({ href, bytes }) => [`${FOLDER}/${href}`, bytes])),
  };
  return zipSync(files, { level: 9, mtime: MTIME });
}
