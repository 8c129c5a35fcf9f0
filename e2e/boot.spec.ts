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

  test('no key is intercepted; afterwards only the keys that open and close the search', async ({ page }) => {
    await page.addInitScript(() => {
      const prevented: string[] = [];
      Object.assign(window, { prevented });
      addEventListener('keydown', (event) => {
        setTimeout(() => event.defaultPrevented && prevented.push(event.key));
      });
    });
    const prevented = () => page.evaluate(() => (window as unknown as { prevented: string[] }).prevented);
    const release = await holdScripts(page);
    await page.goto(address);
    await page.keyboard.press('/');
    await page.keyboard.press('a');
    await page.keyboard.press('Control+c');
    expect(await prevented()).toEqual([]);
    release();
    await ready(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
    await page.keyboard.press('a');
    await page.keyboard.press('Control+c');
    await expect.poll(prevented).toEqual(['/', 'Escape']);
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
