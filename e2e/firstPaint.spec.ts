import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';

const PAGE = '/docs/mattermost/getting-start/messaging-basics';

/**
 * Serves the site on another address, where one page stops in the middle until `sendRest` is called.
 *
 * @param middle the text with which the rest of the page begins
 */
async function serveInTwoParts(page: Page, site: string, path: string, middle: string) {
  const html = await (await page.request.get(path)).text();
  const end = html.indexOf(middle);
  expect(end).toBeGreaterThan(0);
  let sendRest = () => {};
  const server = createServer(async ({ url }, response) => {
    if (url === path) {
      sendRest = () => response.end(html.slice(end));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write(html.slice(0, end));
      return;
    }
    const file = await fetch(site + url);
    response.setHeader('content-type', file.headers.get('content-type') ?? '');
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    sendRest: () => sendRest(),
    close: () => server.close(),
  };
}

const paints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

test('nothing is painted before the navbar and the sidebar are complete, so that neither moves', async ({
  page,
  baseURL,
}) => {
  const { address, sendRest, close } = await serveInTwoParts(
    page,
    String(baseURL),
    PAGE,
    '<a href="/docs/services"',
  );
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('header a[href="/docs/association"]')).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  expect(await paints(page)).toBe(0);
  sendRest();
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => paints(page)).toBeGreaterThan(0);
  close();
});
