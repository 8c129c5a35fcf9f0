import { expect, type Page, test } from '@playwright/test';
import { chunkOf, open, scriptsAsked, tellConnection } from './chunks';

const hidden = '/docs/mattermost/settings/theme-colors';
const board = (page: Page) =>
  page.getByRole('navigation', { name: 'Services sidebar' }).getByRole('link', { name: 'Board' });

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

test('links in view fetch their page once; links out of view do not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const asked = scriptsAsked(page);
  const [seen, unseen] = await Promise.all([
    chunkOf(page, '/docs/mattermost/introduction'),
    chunkOf(page, hidden),
  ]);
  await open(page, '/docs/');
  await page.mouse.move(5, 5);
  await expect.poll(() => asked).toContain(seen);
  await idleTwice(page);
  expect(asked).not.toContain(unseen);

  const link = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Theme colors' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(unseen);
  await link.hover();
  await link.click();
  await expect(page.locator('h1')).toHaveText('Theme colors');
  expect(asked.filter((path) => path === unseen)).toHaveLength(1);
  expect(new Set(asked).size).toBe(asked.length);
});

test('while the visitor does nothing, two pages are fetched ahead; at the first sign of life the others', async ({
  page,
}) => {
  const asked = scriptsAsked(page);
  const pages = () => asked.filter((path) => path.includes('/pages/') && !path.includes('/services/git.'));
  await page.goto('/docs/services/git');
  await expect.poll(() => pages().length).toBe(2);
  await idleTwice(page);
  expect(pages()).toHaveLength(2);
  await page.mouse.move(5, 5);
  await expect.poll(() => pages().length).toBeGreaterThan(8);
});

test('a link that is pointed at fetches its page, a click then asks nothing', async ({ page }) => {
  await withoutObserver(page);
  await open(page, '/docs/services/git');
  const asked = scriptsAsked(page);
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
    const asked = scriptsAsked(page);
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
    const asked = scriptsAsked(page);
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
    const asked = scriptsAsked(page);
    const chunk = await chunkOf(page, '/docs/services/board');
    await open(page, '/docs/services/git');
    await page.mouse.move(5, 5);
    await expect.poll(() => asked).toContain(chunk);
  });
}

test('other sites are never asked, and a failure to fetch ahead is silent', async ({ page, baseURL }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) {
      problems.push(request.url());
    }
  });
  await open(page, '/docs/services/git');
  const chunk = await chunkOf(page, hidden);
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
