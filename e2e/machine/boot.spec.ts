import type { Page } from '@playwright/test';
import { inSite } from '../lib/inSite';
import { SlowNetwork, waitUntilReady } from '../lib/navigation';
import { secondPage } from './pages';
import { expect, test } from './test';

const html = (page: Page) => page.locator('html');
const modeButton = (page: Page) => page.getByRole('button', { name: 'Switch to dark mode' });
const searchLink = (page: Page) => page.getByRole('link', { name: 'Search', exact: true });

test('controls are hidden until the behaviors answer them', async ({ page }) => {
  const network = await SlowNetwork.create(page, '**/static/js/**');
  network.hold();
  await page.goto(inSite(secondPage.address));
  await expect(page.locator('h1')).toHaveText(secondPage.heading);
  for (const control of await page.locator('[data-needs-scripts]').all()) {
    await expect(control).toBeHidden();
  }
  await network.pass();
  await modeButton(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Hide sidebar' }).click();
  await expect(html(page)).toHaveAttribute('data-sidebar', 'hidden');
});

test('when the script fails, text and links work, and the next use loads it again', async ({
  page,
}) => {
  let isNetworkBroken = true;
  /** The paths of the pages on which the script failed. */
  const failedPages: string[] = [];
  await page.route('**/static/js/**', (route) =>
    isNetworkBroken ? route.abort() : route.continue(),
  );
  page.on('requestfailed', (request) => failedPages.push(new URL(request.frame().url()).pathname));
  await page.goto(inSite(secondPage.address));
  await expect.poll(() => failedPages).toContain(inSite(secondPage.address));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-color-mode]')).toBeHidden();
  await expect(searchLink(page)).toBeVisible();
  const mainNavigation = page.getByRole('navigation', { name: 'Main' });
  await mainNavigation.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.locator('h1')).toHaveText('Documentation');
  await expect.poll(() => failedPages).toContain(inSite('/docs/'));
  isNetworkBroken = false;
  // The test only points at the link: a click would load a document, which loads the script anyway.
  await mainNavigation.getByRole('link', { name: 'Services' }).hover();
  await waitUntilReady(page);
  await modeButton(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});
