import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';

const BOARD = '/docs/services/board';

/**
 * The site on an address of its own, where a page stops in the middle until `goOn` is called.
 *
 * @param cut begins the part that is withheld
 */
async function stopIn(page: Page, site: string, path: string, cut: string) {
  const html = await (await page.request.get(path)).text();
  const middle = html.indexOf(cut);
  expect(middle).toBeGreaterThan(0);
  let goOn = () => {};
  const server = createServer(async ({ url }, response) => {
    if (url === path) {
      goOn = () => response.end(html.slice(middle));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write(html.slice(0, middle));
      return;
    }
    const file = await fetch(site + url);
    response.setHeader('content-type', file.headers.get('content-type') ?? '');
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${path}`, goOn: () => goOn(), close: () => server.close() };
}

const paints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

test('nothing is painted before the bar and the menu are whole: neither moves', async ({ page, baseURL }) => {
  const { address, goOn, close } = await stopIn(page, String(baseURL), BOARD, '<a href="/docs/services"');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('header a[href="/docs/association"]')).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  expect(await paints(page)).toBe(0);
  goOn();
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => paints(page)).toBeGreaterThan(0);
  close();
});
