import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe';
import { inSite } from '../lib/inSite';
import { open, recordRequestedFiles, waitForIdleCallbacks } from '../lib/navigation';
import { FIGURES, firstPage, SIDEBAR } from './pages';
import { expect, test } from './test';

const pollsAddress = FIGURES.polls;
const figure = (page: Page) => page.locator('figure[data-figure]');
const hydratedNote = (page: Page) => figure(page).getByText('Try it here');
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: SIDEBAR }).getByRole('link', { name, exact: true });

test('React is requested near a figure; one in the first view waits for a scroll', async ({
  page,
}) => {
  const requestedFiles = recordRequestedFiles(page);
  await open(page, pollsAddress);
  expect(requestedFiles.filter((path) => /\/react\./.test(path))).toEqual([]);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(hydratedNote(page)).toBeVisible();
  expect(requestedFiles.filter((path) => /\/react\./.test(path))).toHaveLength(1);

  await page.setViewportSize({ width: 1280, height: 2600 });
  requestedFiles.length = 0;
  await open(page, pollsAddress);
  await expect(figure(page)).toBeInViewport();
  await waitForIdleCallbacks(page);
  expect(requestedFiles.filter((path) => /\/react\./.test(path))).toEqual([]);
  await page.mouse.wheel(0, 10);
  await expect(hydratedNote(page)).toBeVisible();
  await open(page, '/search');
  await expect(page.locator('site-island[data-hydrated]')).toBeAttached();
});

test('a figure whose script fails displays an error, stays readable, and retries', async ({
  page,
}) => {
  let isNetworkBroken = true;
  const failedPaths: string[] = [];
  await page.route('**/static/js/async/**', async (route) => {
    if (isNetworkBroken) {
      await route.abort();
      // Each attempt requests the same path with another query.
      failedPaths.push(new URL(route.request().url()).pathname);
    } else {
      await route.continue();
    }
  });
  await open(page, pollsAddress);
  await page.getByRole('article').getByRole('link', { name: 'Try it' }).first().click();
  await expect(page).toHaveURL(/#/);
  const errorBox = page.locator('site-island').getByRole('alert');
  await expect(errorBox).toContainText('could not be loaded');
  // With the hash, the link would only scroll.
  await expect(errorBox.getByRole('link')).toHaveAttribute('href', inSite(pollsAddress));
  await expect(figure(page).locator('pre')).toContainText('/poll');
  await expectAccessible(page, { part: '[role=alert]' });
  await expect(hydratedNote(page)).toBeHidden();
  // So far, no file was requested twice. The second attempt repeats a request, and fails, too.
  expect(new Set(failedPaths).size).toBe(failedPaths.length);
  await errorBox.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => failedPaths.length - new Set(failedPaths).size).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(errorBox).toHaveCount(1);
  await expect(errorBox).toContainText('could not be loaded');
  await expect(hydratedNote(page)).toBeHidden();
  isNetworkBroken = false;
  await errorBox.getByRole('button', { name: 'Retry' }).click();
  await expect(hydratedNote(page)).toBeVisible();
  await expect(errorBox).toHaveCount(0);
  await figure(page).getByRole('textbox', { name: 'Question' }).fill('Lunch?');
  await expect(figure(page).locator('pre')).toContainText('"Lunch?"');
});

test('a figure loses its state when its page is left, and works again on return', async ({
  page,
}) => {
  await open(page, pollsAddress);
  await figure(page).scrollIntoViewIfNeeded();
  await figure(page).getByRole('textbox', { name: 'Question' }).fill('Lunch?');
  await sidebarLink(page, firstPage.heading).click();
  await expect(page.locator('h1')).toHaveText(firstPage.heading);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Polls');
  await figure(page).scrollIntoViewIfNeeded();
  await expect(hydratedNote(page)).toBeVisible();
  await expect(figure(page).locator('pre')).not.toContainText('Lunch');
  await figure(page).getByRole('textbox', { name: 'Question' }).fill('Dinner?');
  await expect(figure(page).locator('pre')).toContainText('"Dinner?"');
});

test('a page that is left while its figure is hydrated reports no error', async ({ page }) => {
  // SiteIsland copies the markup immediately before React begins. React does most of its work in a
  // later task. Between the copy and this task, the test removes the island.
  await page.addInitScript(() => {
    const { cloneNode } = Element.prototype;
    Element.prototype.cloneNode = function (isDeep) {
      const island = this.closest('site-island');
      queueMicrotask(() => island?.remove());
      return cloneNode.call(this, isDeep);
    };
  });
  await open(page, FIGURES.polls);
  await page.locator('site-island').scrollIntoViewIfNeeded();
  await expect(page.locator('site-island')).toHaveCount(0);
  await waitForIdleCallbacks(page);
  // `test` fails by itself when a script reports an error.
});
