import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
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
import { bytesBeside, weighPages } from '../pageWeights/pageWeights.ts';

/** Empty for an empty text, which needs no file. */
const hashOf = (text: string) => text && createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The same on all pages that share a region; the browser marks the current links anew. */
const withoutMarks = (html: string) => html.replace(/ aria-current="[^"]*"/g, '');

/** A part that several pages share, such as a sidebar, on one of them. */
interface Region {
  name: string;
  hash: string;
}

/** What a chunk is made of: little is kept of each page, since there may be thousands. */
interface PageParts {
  page: BuiltPage;
  regions: Region[];
  /** The tags of the head that belong to the page. */
  tags: string[];
  /** Addresses of the page's own styles. */
  sheets: string[];
}

const brokenFrame = ({ address }: BuiltPage) =>
  new SiteProblems([`${address}: plugins/pageChunks finds no frame with <main> before <footer>`]);

/**
 * Reads the parts of a page. Only its head and what stands before the text are parsed.
 *
 * @param contents takes the content of each region, by its hash
 * @throws SiteProblems when the page is not what theme/components/Layout renders
 */
function partsOf(page: BuiltPage, contents: Map<string, string>): PageParts {
  const { html } = page;
  const options = { comment: true };
  const start = html.indexOf('<main');
  if (start < 0) {
    throw brokenFrame(page);
  }
  const head = parse(/<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '', options);
  const before = parse(html.slice(html.indexOf('<body'), start), options);
  const regions = before.querySelectorAll(`[${REGION}]`).map((element): Region => {
    const content = withoutMarks(element.innerHTML);
    const hash = hashOf(content);
    contents.set(hash, content);
    return { name: element.getAttribute(REGION) ?? '', hash };
  });
  return {
    page,
    regions,
    tags: head.querySelectorAll(PAGE_TAGS.join()).map((tag) => tag.outerHTML),
    sheets: head
      .querySelectorAll(`style[${SHEET}]`)
      .map((style) => style.getAttribute(SHEET) ?? '')
      .map((href) => `<link rel="stylesheet" href="${href}" ${SHEET}="${href}">`),
  };
}

/**
 * The frame of a page: its opening tag and what stands in it after the menu, as it was rendered:
 * figures are hydrated on it.
 *
 * @throws SiteProblems as `partsOf`
 */
function frameOf(page: BuiltPage): string {
  const { html } = page;
  const [frameTag] = new RegExp(`<div id="${FRAME_ID}"[^>]*>`).exec(html) ?? [];
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</div><footer');
  if (!frameTag || end < start) {
    throw brokenFrame(page);
  }
  return `${frameTag}${html.slice(start, end)}</div>`;
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
function chunkOf({ page, tags, sheets, regions }: PageParts, differing: Set<string>): string {
  const named = [...new Map(regions.map(({ name, hash }) => [name, hash]))]
    .filter(([name]) => differing.has(name))
    .map(([name, hash]) => `<div ${REGION}="${name}" ${REGION_HASH}="${hash}"></div>`);
  return [...tags, ...sheets, ...named, frameOf(page)].join('\n');
}

const marked = (part: string) => CHUNK_MARK + part + CHUNK_MARK;

/**
 * Writes what navigation fetches: for each page a chunk with what differs from other pages,
 * a third of its document, and the content of each region that pages share. The folder's
 * name changes with anything on the site, so that an open tab never mixes two deployments:
 * there it meets a missing file, and loads the document.
 */
export async function pageChunks(site: BuiltSite): Promise<void> {
  const { pages, base, write } = site;
  const contents = new Map<string, string>();
  const parts = pages.map((page) => partsOf(page, contents));
  const differing = differingRegions(parts);
  const deployment = createHash('sha256');
  for (const { page, regions } of parts) {
    addHashes(page, regions);
    // Pictures change what a page weighs, which its chunk says, too.
    deployment.update(`${page.html}${await bytesBeside(site, page.html)}`);
  }
  const folder = `static/pages/${deployment.digest('hex').slice(0, 10)}/`;
  for (const page of pages) {
    replaceInPage(page, '<html ', `<html ${PAGES_ATTRIBUTE}="${base}${folder}" `);
  }
  // Nothing else changes the pages any more; what they weigh goes into their chunks, too.
  await weighPages(site);
  const shared = parts
    .flatMap(({ regions }) => regions)
    .filter(({ name, hash }) => hash && differing.has(name))
    .map(({ hash }) => hash);
  for (const hash of new Set(shared)) {
    await write(`${folder}regions/${hash}.html`, marked(contents.get(hash) ?? ''));
  }
  for (const one of parts) {
    await write(`${folder}${pageFile(one.page.address)}.html`, marked(chunkOf(one, differing)));
  }
}
