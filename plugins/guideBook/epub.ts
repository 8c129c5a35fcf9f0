import path from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Element } from 'hast';
import { site as association } from '../../shared/configuration.ts';
import { copyNode, escapeText, findElement, h, toXhtml, visitElements } from '../site/html.ts';
import { checkXml } from '../site/xml.ts';
import { type Book, LICENSE, makeTitlePage } from './book.ts';

/**
 * The types of files that every e-reader can show, by their endings:
 * https://www.w3.org/TR/epub-33/#sec-core-media-types
 */
const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.xhtml': 'application/xhtml+xml',
};
const findMediaType = (file: string) => MEDIA_TYPES[path.extname(file).toLowerCase()];

/** A file of the book, as the package document lists it. */
type ManifestItem = { href: string; content: string | Uint8Array; properties?: string | undefined };

function makeManifestElement({ href, properties }: ManifestItem): string {
  const propertiesAttribute = properties ? ` properties="${properties}"` : '';
  return `<item id="${href}" href="${href}" media-type="${findMediaType(href)}"${propertiesAttribute}/>`;
}

/** Returns the elements that list the documents of the book in the order of reading. */
const makeSpineElements = (manifestItems: ManifestItem[]) =>
  manifestItems
    .filter(({ href }) => href.endsWith('.xhtml'))
    .map(({ href }) => `<itemref idref="${href}"/>`);

/**
 * Returns the text of the package document, which describes the book and its accessibility:
 * https://www.w3.org/TR/epub-a11y-11/
 *
 * @param lastChange the time of the last change: `2025-01-01T00:00:00Z`
 */
const makePackageDocument = (
  { title, pageUrl }: Book,
  manifestItems: ManifestItem[],
  lastChange: string,
) =>
  `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${pageUrl}</dc:identifier>
<dc:title>${escapeText(title)}</dc:title>
<dc:language>en</dc:language>
<dc:creator>${escapeText(association.name)}</dc:creator>
<dc:source>${pageUrl}</dc:source>
<dc:rights>${LICENSE}</dc:rights>
<meta property="dcterms:modified">${lastChange}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">alternativeText</meta>
<meta property="schema:accessibilityFeature">readingOrder</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
<meta property="schema:accessibilitySummary">What a picture shows is said in words below it.</meta>
</metadata>
<manifest>
${manifestItems.map(makeManifestElement).join('\n')}
</manifest>
<spine>
${makeSpineElements(manifestItems).join('\n')}
</spine>
</package>
`;

/** The file that leads e-readers to the package document. */
const CONTAINER_FILE = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/**
 * Returns a copy of a chapter, or of the contents, for a document of its own. A link to a chapter
 * leads to the document of that chapter. If the book does not contain a picture, the picture's
 * `alt` replaces it.
 *
 * @param hrefsByPicture the name of each picture's file in the book, by its address on the site
 */
function copyForOwnDocument(
  chapterOrContents: Element,
  hrefsByPicture: ReadonlyMap<string, string>,
): Element {
  const copiedElement = copyNode(chapterOrContents);
  visitElements(copiedElement, (element) => {
    const { href, src, alt } = element.properties;
    if (element.tagName === 'a') {
      const [hash, chapter, id] = /^#(.+?)(--.*)?$/.exec(String(href)) ?? [];
      element.properties.href = chapter ? `${chapter}.xhtml${id ? hash : ''}` : href;
    } else if (element.tagName === 'img') {
      const pictureHref = hrefsByPicture.get(String(src));
      Object.assign(element, pictureHref ? {} : h('span', `[${alt}]`));
      element.properties = pictureHref ? { ...element.properties, src: pictureHref } : {};
    }
  });
  return copiedElement;
}

/** The content of each picture of a book, by its address in the chapters. */
export type Pictures = ReadonlyMap<string, string | Uint8Array>;

/**
 * Returns a book as EPUB 3 (https://www.w3.org/TR/epub-33/). The same book always gives the same
 * bytes.
 *
 * @param styles the text of the style sheet
 * @param lastChange the day of the last change: `2025-01-01`
 */
export function makeEpub(
  book: Book,
  styles: string,
  pictures: Pictures,
  lastChange: string,
): Uint8Array {
  const head = [h('link', { rel: 'stylesheet', href: 'book.css' })];
  const makePageItem = (
    name: string,
    title: string,
    body: Element,
    properties?: string,
  ): ManifestItem => {
    return { href: `${name}.xhtml`, content: toXhtml(title, head, [body]), properties };
  };
  const usablePictures = [...pictures].filter(([src]) => findMediaType(src));
  const hrefsByPicture = new Map(
    usablePictures.map(([src], index) => [src, `picture-${index}${path.extname(src)}`]),
  );
  const contents = h('nav', { 'epub:type': 'toc', id: 'contents', className: 'contents' }, [
    h('h1', 'Contents'),
    copyForOwnDocument(book.contents, hrefsByPicture),
  ]);
  const manifestItems: ManifestItem[] = [
    makePageItem('title', book.title, makeTitlePage(book)),
    makePageItem('nav', 'Contents', contents, 'nav'),
    ...book.chapters.map(({ id, title, section }) =>
      makePageItem(
        id,
        title,
        copyForOwnDocument(section, hrefsByPicture),
        findElement(section, 'svg') && 'svg',
      ),
    ),
    { href: 'book.css', content: styles },
    ...usablePictures.map(([src, bytes]) => ({
      href: hrefsByPicture.get(src) ?? '',
      content: bytes,
    })),
  ];
  const zipFiles: Zippable = {
    // Programs recognize an EPUB by this file, which has to be the first one and uncompressed.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
  };
  const contentByFile: Record<string, string | Uint8Array> = {
    'META-INF/container.xml': CONTAINER_FILE,
    'EPUB/package.opf': makePackageDocument(book, manifestItems, `${lastChange}T00:00:00Z`),
    ...Object.fromEntries(manifestItems.map(({ href, content }) => [`EPUB/${href}`, content])),
  };
  for (const [file, content] of Object.entries(contentByFile)) {
    const checkedContent = checkXml(file, content);
    zipFiles[file] = typeof checkedContent === 'string' ? strToU8(checkedContent) : checkedContent;
  }
  // Each file gets the same time in every build, so that the bytes stay the same. ZIP knows no time
  // before 1980.
  return zipSync(zipFiles, { level: 9, mtime: new Date(1980, 0, 1) });
}
