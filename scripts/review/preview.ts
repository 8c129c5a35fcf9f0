import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { ADDRESS_PROPERTIES, resolveLink } from '../../plugins/checks/links';
import {
  changeAddresses,
  findElement,
  findHead,
  getAttribute,
  h,
  parseDocument,
  textOf,
  toHtml,
} from '../../plugins/site/html';
import { listFiles } from '../../plugins/site/listFiles';
import { documentFile } from '../../shared/address';

/**
 * The file that tells people who unpack a preview what to open. It also marks a folder as a
 * preview, which the next run may delete.
 */
export const PREVIEW_FILE = 'preview.txt';

/** The folder of what only scripts load. Its HTML files are fragments of pages, not documents. */
const STATIC_FOLDER = 'static/';
const DOCUMENT_ENDING = /\.x?html$/;

/** The notice has the colors of a button, which are readable in each color mode. */
const NOTICE_STYLE =
  '.preview-notice{margin:0;padding:.5rem 1rem;background:var(--accent,#0a5a68);color:var(--on-accent,#fff);text-align:center}';

/** The built site from which a preview is made. */
interface BuiltSite {
  /** The whole address of the published site, with the base and a slash at the end. */
  url: string;
  /** The paths of all files below the folder of the built site, with slashes. */
  files: ReadonlySet<string>;
}

/**
 * Returns the path that a file of the site has in the preview. An XHTML document gets the ending of
 * HTML, because the preview writes all documents as HTML.
 */
const previewPath = (file: string) => (file.endsWith('.xhtml') ? `${file}.html` : file);

/**
 * Returns the address of a page or a file in a preview, relative to a document there. Returns the
 * whole address of what the preview does not have.
 *
 * @param link an address in that document
 * @param file the path of that document in the built site
 * @param onFile gets the path of the file of the site that the address leads to, if there is one
 */
export function previewAddress(
  link: string,
  file: string,
  { url, files }: BuiltSite,
  onFile: (target: string) => void = () => {},
): string {
  const pageUrl = new URL(file, url).href;
  if (link.startsWith('#') || !URL.canParse(link, pageUrl)) {
    return link;
  }
  const target = resolveLink(link, pageUrl, url);
  const { href, hash } = new URL(link, pageUrl);
  if (target.kind !== 'internal') {
    return target.kind === 'external' ? link : href;
  }
  const targetFile = [documentFile(target.address), target.address.slice(1)].find((name) =>
    files.has(name),
  );
  if (!targetFile) {
    return href;
  }
  onFile(targetFile);
  const relativePath = path.posix.relative(path.posix.dirname(file), previewPath(targetFile));
  return relativePath.split('/').map(encodeURIComponent).join('/') + hash;
}

/**
 * Changes a style sheet so that its rules for pages without scripts apply. A preview has no
 * scripts, but the browser does not know that, because scripts are allowed in it.
 */
const applyScriptlessStyles = (styles: string): string =>
  styles
    .replaceAll(/\(scripting: ?none\)/g, '(width >= 0)')
    .replaceAll(/\(scripting: ?enabled\)/g, '(width < 0)');

/**
 * Checks whether a preview must leave out an element: a script; a link in the head that is neither
 * an icon nor a style sheet; or `<meta name="robots">`, because a preview gets one of its own.
 */
function isLeftOutOfPreview(element: Element): boolean {
  const { tagName } = element;
  return (
    tagName === 'script' ||
    (tagName === 'link' && !/^(?:icon|stylesheet)$/.test(getAttribute(element, 'rel'))) ||
    (tagName === 'meta' && getAttribute(element, 'name') === 'robots')
  );
}

/**
 * Changes a document so that it works from a file. Browsers load no modules from files, so the
 * document loses its scripts. It is complete without them.
 *
 * @returns the paths of the files of the site that the document shows or links to
 */
function turnIntoPreview(tree: Root, file: string, site: BuiltSite, notice: string): Set<string> {
  const neededFiles = new Set<string>();
  visit(tree, 'element', (element, index, parent) => {
    if (parent && index !== undefined && isLeftOutOfPreview(element)) {
      parent.children.splice(index, 1);
      return index;
    }
    if (parent && index !== undefined && element.tagName === 'noscript') {
      // A browser in which scripts are allowed would not show what is in `<noscript>`.
      parent.children.splice(index, 1, ...element.children);
      return index;
    }
    if (element.tagName === 'style') {
      element.children = [{ type: 'text', value: applyScriptlessStyles(textOf(element)) }];
    }
    changeAddresses(element, ADDRESS_PROPERTIES, (link) =>
      previewAddress(link, file, site, (target) => neededFiles.add(target)),
    );
  });
  findHead(tree).children.push(
    h('meta', { name: 'robots', content: 'noindex' }),
    h('style', NOTICE_STYLE),
  );
  findElement(tree, 'body')?.children.unshift(
    h('p', { className: 'preview-notice', role: 'note' }, notice),
  );
  return neededFiles;
}

/**
 * Writes a preview of a built site: pages that open by double click, and the files that they show
 * or link to. The addresses in the pages are relative.
 *
 * @param builtFolder the folder of the built site
 * @param folder the folder of the preview, which is made if it does not exist
 * @param siteUrl the whole address of the published site, with the base and a slash at the end
 * @param builtState what was built, in words for people: a short hash of a commit
 */
export function writePreview(
  builtFolder: string,
  folder: string,
  siteUrl: string,
  builtState: string,
): void {
  const files = listFiles(builtFolder);
  const site = { url: siteUrl, files: new Set(files) };
  const documents = files.filter(
    (file) => DOCUMENT_ENDING.test(file) && !file.startsWith(STATIC_FOLDER),
  );
  const notice = `Preview of ${builtState}; search and figures do not work here.`;
  const filesToCopy = new Set<string>();
  for (const file of documents) {
    const tree = parseDocument(readFileSync(path.join(builtFolder, file), 'utf8'));
    for (const neededFile of turnIntoPreview(tree, file, site, notice)) {
      if (!documents.includes(neededFile)) {
        filesToCopy.add(neededFile);
      }
    }
    const target = path.join(folder, previewPath(file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, toHtml(tree));
  }
  for (const file of filesToCopy) {
    cpSync(path.join(builtFolder, file), path.join(folder, file));
  }
  writeFileSync(path.join(folder, PREVIEW_FILE), `${notice}\nOpen index.html by double click.\n`);
}
