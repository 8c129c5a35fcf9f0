import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readingOrder, type SidebarNode } from '../../shared/sidebar';
import { docsSidebar } from '../../sidebars';
import { site } from '../../site.config';
import { parseHtml } from '../parseHtml';
import { rawRequest } from '../rawHttp';
import { routes } from '../routes';

/** The guide as files: what the server sends, and what is in it. EPUBCheck looks at it in `npm run e2e -- validHtml`. */
const BOOK = '/docs/guide.epub';
const PRINT = '/docs/guide.xhtml';

const MAX_BYTES = 2_000_000;

/** The pages of the guide, in the order of the sidebar. */
const pages = readingOrder(docsSidebar as SidebarNode[]).map(({ link }) => {
  const route = routes.find(({ path }) => path === link);
  expect(route, `sidebars.ts lists ${link}`).toBeDefined();
  return { path: link, heading: route?.heading ?? '' };
});

/** The text of the files of the book, by their names below the folder of the package. */
async function bookFiles(baseURL: string | undefined): Promise<Map<string, string>> {
  const { body } = await rawRequest(baseURL, BOOK);
  return new Map(
    Object.entries(unzipSync(body)).map(([name, bytes]) => [name.replace(/^EPUB\//, ''), strFromU8(bytes)]),
  );
}

/** The documents of the book in the order in which they are read, by name. */
function spine(files: Map<string, string>): [name: string, text: string][] {
  const description = files.get('package.opf') ?? '';
  const hrefs = new Map(
    [...description.matchAll(/<item id="([^"]*)" href="([^"]*)"/g)].map(([, id, href]) => [id, href]),
  );
  return [...description.matchAll(/<itemref idref="([^"]*)"/g)].map(([, id]) => {
    const name = hrefs.get(id) ?? '';
    return [name, files.get(name) ?? ''];
  });
}

const parseChapter = (text = '') => parseHtml(text, 'application/xhtml+xml');

for (const [path, type] of [
  [BOOK, 'application/epub+zip'],
  [PRINT, 'application/xhtml+xml'],
] as const) {
  test(`${path} has its type, is asked for again each time, and is small`, async ({ baseURL }) => {
    const { statusCode, headers, body } = await rawRequest(baseURL, path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']?.split(';')[0]).toBe(type);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.length).toBeLessThan(MAX_BYTES);
    const again = await rawRequest(baseURL, path, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.statusCode).toBe(304);
  });
}

test('the index offers both files with their sizes, and llms.txt lists the book', async ({ baseURL }) => {
  const index = parseHtml((await rawRequest(baseURL, '/docs/')).body.toString());
  for (const path of [BOOK, PRINT]) {
    const link = index.querySelector(`article a[href="${path}"]`);
    const { body } = await rawRequest(baseURL, path, { headers: { 'accept-encoding': 'br' } });
    const after = link?.parentElement?.textContent.split(link.textContent)[1] ?? '';
    expect(/\((?:EPUB, )?(\d+) kB\)/.exec(after)?.[1], path).toBe(String(Math.ceil(body.length / 1000)));
  }
  const list = (await rawRequest(baseURL, '/llms.txt')).body.toString();
  expect(list).toContain(`](${site.origin}${site.base.slice(0, -1)}${BOOK})`);
});

test('every page of the guide is a chapter of the book, in the order of the sidebar', async ({ baseURL }) => {
  const files = await bookFiles(baseURL);
  const [title, contents, ...chapters] = spine(files);
  expect(title?.[1]).toContain(site.name);
  expect(chapters.map(([, text]) => parseChapter(text).querySelector('h1')?.textContent)).toEqual(
    pages.map(({ heading }) => heading),
  );
  const listed = [...parseChapter(contents?.[1]).querySelectorAll('nav a')];
  expect(listed.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    chapters.map(([name], index) => [name, pages[index]?.heading]),
  );
});

test('a chapter has all headings, tables and captions of its page', async ({ baseURL }) => {
  const chapters = spine(await bookFiles(baseURL)).slice(2);
  for (const [index, { path }] of pages.entries()) {
    const page = parseHtml((await rawRequest(baseURL, path)).body.toString());
    const chapter = parseChapter(chapters[index]?.[1]);
    for (const address of chapter.querySelectorAll('.address')) {
      address.remove();
    }
    for (const selector of ['h2', 'h3', 'th', 'td', 'pre', 'figcaption']) {
      const texts = [...page.querySelectorAll(`article ${selector}`)]
        .filter((element) => !element.closest('nav') && !element.closest('[data-figure]'))
        .map((element) => element.textContent);
      const inChapter = [...chapter.querySelectorAll(selector)].map((element) => element.textContent);
      expect(
        texts.filter((text) => !inChapter.includes(text)),
        `${path}: ${selector}`,
      ).toEqual([]);
    }
  }
});
