import { strFromU8, unzipSync } from 'fflate';
import { sidebars, site } from '../../shared/configuration';
import { listSidebarLinks } from '../../shared/sidebar';
import { expectAccessible } from '../lib/axe';
import { inSite } from '../lib/inSite';
import { parseHtml } from '../lib/parseHtml';
import { rawRequest } from '../lib/rawHttp';
import { expect, test } from '../lib/test';
import { hasGuide, routes } from './routes';

/*
 * These tests check the book of the guide, and the document with the whole guide to print: what the
 * server sends, and what the files contain. validHtml.spec.ts runs EPUBCheck on the book.
 */

const BOOK_ADDRESS = '/docs/guide.epub';
const PRINT_ADDRESS = '/docs/guide.xhtml';

const MAX_BYTES = 2_000_000;

if (hasGuide) {
  /** The pages of the guide, in the order of the sidebar. */
  const pages = listSidebarLinks(sidebars.docsSidebar).map(({ link }) => {
    const route = routes.find(({ address }) => address === link);
    expect(route, `sidebars.yaml lists ${link}`).toBeDefined();
    return { address: link, heading: route?.heading ?? '' };
  });

  test('both files have their types and sizes, and are revalidated', async ({ baseURL }) => {
    const indexPage = parseHtml((await rawRequest(baseURL, '/docs/')).body.toString());
    for (const [address, type] of [
      [BOOK_ADDRESS, 'application/epub+zip'],
      [PRINT_ADDRESS, 'application/xhtml+xml'],
    ] as const) {
      const acceptBrotli = { 'accept-encoding': 'br' };
      const { statusCode, headers, body } = await rawRequest(baseURL, address, {
        headers: acceptBrotli,
      });
      expect(statusCode).toBe(200);
      expect(headers['content-type']?.split(';')[0]).toBe(type);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.length).toBeLessThan(MAX_BYTES);
      const revalidation = await rawRequest(baseURL, address, {
        headers: { ...acceptBrotli, 'if-none-match': headers.etag ?? '' },
      });
      expect(revalidation.statusCode).toBe(304);
      const link = indexPage.querySelector(`article a[href="${inSite(address)}"]`);
      const textAfterLink = link?.parentElement?.textContent.split(link.textContent)[1] ?? '';
      expect(/\((?:EPUB, )?(\d+) kB\)/.exec(textAfterLink)?.[1], address).toBe(
        String(Math.ceil(body.length / 1000)),
      );
    }
    const llmsText = (await rawRequest(baseURL, '/llms.txt')).body.toString();
    expect(llmsText).toContain(`](${site.origin}${site.base.slice(0, -1)}${BOOK_ADDRESS})`);
  });

  test('every page of the guide is a chapter of the book, in the order of the sidebar', async ({
    baseURL,
  }) => {
    const files = unzipSync((await rawRequest(baseURL, BOOK_ADDRESS)).body);
    const parseChapter = (name: string) =>
      parseHtml(strFromU8(files[`EPUB/${name}`] ?? new Uint8Array()), 'application/xhtml+xml');
    const chapters = [...parseChapter('nav.xhtml').querySelectorAll('nav a')];
    expect(chapters.map((link) => link.textContent)).toEqual(pages.map(({ heading }) => heading));
    for (const link of chapters) {
      expect(parseChapter(String(link.getAttribute('href'))).querySelector('h1')?.textContent).toBe(
        link.textContent,
      );
    }
  });

  test('the document of the whole guide keeps the policy, and its links lead to its parts', async ({
    page,
  }) => {
    await page.goto(inSite('/docs/guide.xhtml'));
    const headings = await page.locator('.chapter > h1').allTextContents();
    expect(headings.sort()).toEqual(pages.map(({ heading }) => heading).sort());
    await expect(page.locator('.Picture-drawing').first()).toHaveCSS('display', 'flex');
    expect(await page.locator('head meta[name="robots"]').getAttribute('content')).toBe('noindex');
    const linkedIds = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) =>
        links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
      );
    expect(linkedIds.length).toBeGreaterThan(pages.length);
    const ids = new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id)));
    expect(linkedIds.filter((id) => !ids.has(id))).toEqual([]);
    // Each page of the guide passes all rules by itself. Only the layout rules can find problems of
    // the pages as one document.
    await expectAccessible(page, { rules: 'layout' });
  });
}
