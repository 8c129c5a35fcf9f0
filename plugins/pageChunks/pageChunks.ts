import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import { pageFile } from '../../shared/address.ts';
import {
  CHUNK_MARK,
  FRAME_ID,
  PAGE_TAGS,
  PAGES_ATTRIBUTE,
  REGION,
  REGION_HASH,
  SHEET,
} from '../../shared/pageParts.ts';
import { type BuiltPage, type BuiltSite, replaceInPage, SiteProblems } from '../builtSite/builtSite.ts';

/** Empty for an empty text, which needs no file. */
const hashOf = (text: string) => text && createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The same on all pages that share a region; the browser marks the current links anew. */
const withoutMarks = (html: string) => html.replace(/ aria-current="[^"]*"/g, '');

/** A part that several pages share, such as a sidebar. */
interface Region {
  name: string;
  html: string;
  hash: string;
}

interface PageParts {
  page: BuiltPage;
  head: HTMLElement;
  /** The frame's opening tag. */
  frameTag: string;
  /** What stands in the frame after the menu, as it was rendered: figures are hydrated on it. */
  content: string;
  regions: Region[];
}

/**
 * Takes a page apart. Only its head and what stands before the text are parsed.
 *
 * @throws SiteProblems when the page is not what theme/components/Layout renders
 */
function partsOf(page: BuiltPage): PageParts {
  const { html, address } = page;
  const options = { comment: true };
  const [, head = ''] = /<head>([\s\S]*?)<\/head>/.exec(html) ?? [];
  const [frameTag] = new RegExp(`<div id="${FRAME_ID}"[^>]*>`).exec(html) ?? [];
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</div><footer');
  if (!frameTag || start < 0 || end < start) {
    throw new SiteProblems([`${address}: plugins/pageChunks finds no frame with <main> before <footer>`]);
  }
  const before = parse(html.slice(html.indexOf('<body'), start), options);
  const regions = before.querySelectorAll(`[${REGION}]`).map((element): Region => {
    const content = withoutMarks(element.innerHTML);
    return { name: element.getAttribute(REGION) ?? '', html: content, hash: hashOf(content) };
  });
  return { page, head: parse(head, options), frameTag, content: html.slice(start, end), regions };
}

/** Names of the regions that are not the same on all pages. */
function differingRegions(all: PageParts[]): Set<string> {
  const hashes = new Map<string, Set<string>>();
  for (const { name, hash } of all.flatMap(({ regions }) => regions)) {
    hashes.set(name, (hashes.get(name) ?? new Set()).add(hash));
  }
  return new Set([...hashes].filter(([, different]) => different.size > 1).map(([name]) => name));
}

/** Writes the hash of each region into the document: the browser compares it with that of the next page. */
function addHashes(page: BuiltPage, regions: Region[]): void {
  let index = 0;
  page.html = page.html.replace(new RegExp(` ${REGION}="[^"]*"`, 'g'), (attribute) => {
    const hash = regions[index]?.hash;
    index += 1;
    return `${attribute} ${REGION_HASH}="${hash}"`;
  });
}

/** A page's chunk, as a small document: its tags of the head, its regions by their hashes, the rest of its frame. */
function chunkOf({ head, frameTag, content, regions }: PageParts, differing: Set<string>): string {
  const tags = head.querySelectorAll(PAGE_TAGS.join()).map((tag) => tag.outerHTML);
  const sheets = head
    .querySelectorAll(`style[${SHEET}]`)
    .map((style) => style.getAttribute(SHEET))
    .map((href) => `<link rel="stylesheet" href="${href}" ${SHEET}="${href}">`);
  const named = [...new Map(regions.map(({ name, hash }) => [name, hash]))]
    .filter(([name]) => differing.has(name))
    .map(([name, hash]) => `<div ${REGION}="${name}" ${REGION_HASH}="${hash}"></div>`);
  return [...tags, ...sheets, ...named, `${frameTag}${content}</div>`].join('\n');
}

const marked = (part: string) => CHUNK_MARK + part + CHUNK_MARK;

/**
 * Writes what navigation fetches: for each page a chunk with what differs from other pages,
 * a third of its document, and the content of each region that pages share. The folder's
 * name changes with anything on the site, so that an open tab never mixes two deployments:
 * there it meets a missing file, and loads the document.
 */
export async function pageChunks({ pages, base, write }: BuiltSite): Promise<void> {
  const parsed = pages.map(partsOf);
  const differing = differingRegions(parsed);
  for (const { page, regions } of parsed) {
    addHashes(page, regions);
  }
  const deployment = createHash('sha256');
  for (const { html } of pages) {
    deployment.update(html);
  }
  const folder = `static/pages/${deployment.digest('hex').slice(0, 10)}/`;
  const regions = new Map(
    parsed
      .flatMap((page) => page.regions)
      .filter(({ name, hash }) => hash && differing.has(name))
      .map(({ hash, html }) => [hash, html]),
  );
  for (const [hash, html] of regions) {
    await write(`${folder}regions/${hash}.html`, marked(html));
  }
  for (const one of parsed) {
    await write(`${folder}${pageFile(one.page.address)}.html`, marked(chunkOf(one, differing)));
    replaceInPage(one.page, '<html ', `<html ${PAGES_ATTRIBUTE}="${base}${folder}" `);
  }
}
