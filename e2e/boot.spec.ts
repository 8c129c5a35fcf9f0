import { expect, type Page, test } from '@playwright/test';
import { entryOf, filesAsked, holdRequests, ready } from './navigation';

const address = '/docs/mattermost/getting-start/messaging-basics';
const html = (page: Page) => page.locator('html');
const themeButton = (page: Page) => page.getByRole('button', { name: 'Switch to dark mode' });
const searchLink = (page: Page) => page.getByRole('link', { name: 'Search', exact: true });

/** Holds the requests for scripts until the returned function is called. */
const holdScripts = (page: Page) => holdRequests(page, '**/static/js/**');

test('before the load event only the document is requested, afterwards one script', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const early = performance.getEntriesByType('resource').map(({ name }) => name);
      document.documentElement.dataset.early = early.join(' ');
    });
  });
  const asked = filesAsked(page);
  const entry = await entryOf(page, address);
  await page.goto(address);
  await expect(html(page)).toHaveAttribute('data-ready', '');
  await expect(html(page)).toHaveAttribute('data-early', '');
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([entry]);
  expect(asked.filter((path) => path.endsWith('.css'))).toEqual([]);
});

test.describe('before the behaviors answer controls', () => {
  test('controls that need them are hidden; afterwards they are visible and work', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(address);
    await expect(page.locator('h1')).toHaveText('Messaging basics');
    for (const control of await page.locator('[data-needs-scripts]').all()) {
      await expect(control).toBeHidden();
    }
    release();
    await themeButton(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Hide sidebar' }).click();
    await expect(html(page)).toHaveAttribute('data-sidebar', 'hidden');
  });
});

test('when the script fails to load, text and links work, and the next interaction loads it again', async ({
  page,
}) => {
  let isBroken = true;
  /** The paths of the pages on which it failed. */
  const failed: string[] = [];
  await page.route('**/static/js/**', (route) => (isBroken ? route.abort() : route.continue()));
  page.on('requestfailed', (request) => failed.push(new URL(request.frame().url()).pathname));
  await page.goto(address);
  await expect.poll(() => failed).toContain(address);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-color-mode]')).toBeHidden();
  await expect(searchLink(page)).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.locator('h1')).toHaveText('Documentation');
  await expect.poll(() => failed).toContain('/docs/');
  isBroken = false;
  // Without a click: that would load a document, which loads the script anyway.
  await main.getByRole('link', { name: 'Services' }).hover();
  await ready(page);
  await themeButton(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('an address that cannot be decoded displays the not-found page, whose controls work', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto('/caf%E9');
  await ready(page);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await themeButton(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('main').getByRole('link', { name: 'the services' }).click();
  await expect(page.locator('h1')).toHaveText('Services');
  expect(problems).toEqual([]);
});
