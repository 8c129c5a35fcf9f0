import { expect, type Page, test } from '@playwright/test';
import { chunkOf, filesAsked, open, tellConnection } from './chunks';

const board = (page: Page) =>
  page.getByRole('navigation', { name: 'Services sidebar' }).getByRole('link', { name: 'Board' });

/** The pages whose chunks were asked for. */
const pagesOf = (asked: string[]) =>
  asked.filter((path) => path.includes('/pages/') && !path.includes('/regions/'));

/** Takes away the observer, so that only pointing and touching fetch ahead. */
async function withoutObserver(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
}

/** Gives the page the time to do what it should not: it fetches ahead when it is idle. */
async function idleTwice(page: Page) {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

test('of the links in view two at most are fetched: the first of the text, and the next page once it is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const asked = filesAsked(page);
  const path = '/docs/mattermost/getting-start/signing-in';
  const next = await chunkOf(page, '/docs/mattermost/getting-start/messaging-basics');
  await open(page, path);
  const text = page.locator('article a[href^="/docs"]').first();
  const first = await chunkOf(page, String(await text.getAttribute('href')));
  await text.scrollIntoViewIfNeeded();
  await expect.poll(() => pagesOf(asked)).toEqual([first]);
  await page.locator('a[rel=next]').scrollIntoViewIfNeeded();
  await expect.poll(() => pagesOf(asked)).toEqual([first, next]);

  // Passing over everything else that is in view asks for nothing more.
  await page.evaluate(() => scrollTo(0, 0));
  await idleTwice(page);
  expect(pagesOf(asked)).toEqual([first, next]);
});

test('what is fetched while the visitor does nothing brings no figure, and so no React', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const asked = filesAsked(page);
  await open(page, '/docs/mattermost/messaging/sending-messages');
  await page.locator('a[rel=next]').scrollIntoViewIfNeeded();
  await expect
    .poll(() => pagesOf(asked))
    .toContain(await chunkOf(page, '/docs/mattermost/messaging/formating-text'));
  await idleTwice(page);
  expect(asked.filter((path) => path.includes('/js/async/'))).toEqual([]);
});

test('a link that is pointed at fetches the figures of its page, too', async ({ page }) => {
  await withoutObserver(page);
  await open(page, '/docs/mattermost/messaging/sending-messages');
  const asked = filesAsked(page);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Polls' }).hover();
  await expect.poll(() => asked.some((path) => /\/react\./.test(path))).toBe(true);
  await expect.poll(() => asked.some((path) => /\/Poll-/.test(path))).toBe(true);
});

test('a link that is pointed at fetches its page, a click then asks nothing', async ({ page }) => {
  await withoutObserver(page);
  await open(page, '/docs/services/git');
  const asked = filesAsked(page);
  const chunk = await chunkOf(page, '/docs/services/board');
  await board(page).hover();
  await expect.poll(() => asked).toEqual([chunk]);
  await board(page).click();
  await expect(page.locator('h1')).toHaveText('Board');
  expect(asked).toEqual([chunk]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a link that is touched fetches its page before it is followed', async ({ page }) => {
    await withoutObserver(page);
    await open(page, '/docs/services/git');
    const asked = filesAsked(page);
    await board(page).dispatchEvent('touchstart');
    await expect.poll(() => asked).toEqual([await chunkOf(page, '/docs/services/board')]);
  });
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}, and a click still loads`, async ({
    page,
  }) => {
    await tellConnection(page, connection);
    await open(page, '/docs/services/git');
    const asked = filesAsked(page);
    await board(page).hover();
    await board(page).dispatchEvent('touchstart');
    await idleTwice(page);
    expect(asked).toEqual([]);
    await board(page).click();
    await expect(page.locator('h1')).toHaveText('Board');
    expect(asked).toHaveLength(1);
  });
}

for (const connection of [undefined, { saveData: false, effectiveType: '3g' }]) {
  test(`pages are fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await tellConnection(page, connection);
    const asked = filesAsked(page);
    await open(page, '/docs/services/git');
    await board(page).hover();
    await expect.poll(() => asked).toContain(await chunkOf(page, '/docs/services/board'));
  });
}

test('one link that cannot be fetched does not stop the others', async ({ page }) => {
  await open(page, '/docs/services/git');
  await page.route(`**${await chunkOf(page, '/docs/services/board')}`, (route) => route.abort());
  const asked = filesAsked(page);
  const failed = page.waitForEvent('requestfailed');
  await board(page).hover();
  await failed;
  await page.getByRole('navigation', { name: 'Services sidebar' }).getByRole('link', { name: 'Pad' }).hover();
  await expect.poll(() => asked).toContain(await chunkOf(page, '/docs/services/pad'));
});

test('other sites are never asked, and a failure to fetch ahead is silent', async ({ page, baseURL }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) {
      problems.push(request.url());
    }
  });
  await open(page, '/docs/services/git');
  const chunk = await chunkOf(page, '/docs/mattermost/settings/theme-colors');
  await page.route(`**${chunk}`, (route) => route.abort());
  for (const link of await page.getByRole('link').all()) {
    await link.dispatchEvent('pointerover');
  }
  await page.goto('/docs/');
  const failed = page.waitForEvent('requestfailed');
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Theme colors' })
    .hover();
  await failed;
  await idleTwice(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(problems).toEqual([]);
});
