import type { Page } from '@playwright/test';
import { inSite } from '../lib/inSite';
import {
  open,
  SlowNetwork,
  setConnection,
  waitForIdleCallbacks,
  waitUntilReady,
} from '../lib/navigation';
import { firstPage, SIDEBAR, secondPage, thirdPage } from './pages';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  // With Save-Data, the site prefetches nothing, so each navigation sends its own request.
  await setConnection(page, { saveData: true });
});

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: SIDEBAR });
const retryButton = (page: Page) => page.getByRole('button', { name: 'Retry' });

test('a link of the contents cancels a page that still loads, and leads there', async ({
  page,
}) => {
  await open(page, '/cgu');
  const slowNetwork = await SlowNetwork.create(page, '/docs/services');
  slowNetwork.hold();
  await mainNavigation(page).getByRole('link', { name: 'Services' }).click();
  await expect.poll(() => slowNetwork.requestCount).toBe(1);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Legal notice' })
    .click();
  await expect(page).toHaveURL(inSite('/cgu#legal-notice'));
  await expect(page.getByRole('heading', { name: 'Legal notice', level: 2 })).toBeInViewport();
  const finishedRequest = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/pages/'),
  );
  await slowNetwork.pass();
  await finishedRequest;
  await waitForIdleCallbacks(page);
  await expect(page.locator('h1')).toHaveText('Terms of use');
});

test('the search that was opened while a page loads stays open, and keeps the focus', async ({
  page,
}) => {
  await open(page, '/docs/');
  const slowNetwork = await SlowNetwork.create(page, '/cgu');
  slowNetwork.hold();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^no cookie/ })
    .click();
  await expect.poll(() => slowNetwork.requestCount).toBe(1);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(field).toBeFocused();
  await slowNetwork.pass();
  await expect(page).toHaveTitle(/^Terms of use/);
  await page.keyboard.type('mail');
  await expect(field).toHaveValue('mail');
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('heading', { name: 'Cookies and local storage', level: 2 }),
  ).toBeInViewport();
});

test('when the window becomes wide, the open drawer closes, and the focus stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, firstPage.address);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('[inert]').first()).toBeAttached();
  // The page behind the drawer does not scroll.
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test.describe('going back', () => {
  test('with the drawer open to a page that fails leaves nothing inert', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, firstPage.address);
    await page.locator('a[rel=next]').click();
    await expect(page.locator('h1')).toHaveText(secondPage.heading);
    await page.reload();
    await waitUntilReady(page);
    const slowNetwork = await SlowNetwork.create(page, firstPage.address);
    await slowNetwork.fail();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('[inert]').first()).toBeAttached();
    await page.goBack();
    await expect(retryButton(page)).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('with the search open closes it, and the page takes the focus where it was', async ({
    page,
  }) => {
    await open(page, firstPage.address);
    await sidebar(page).getByRole('link', { name: thirdPage.heading, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(thirdPage.heading);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(firstPage.heading);
    await expect(
      sidebar(page).getByRole('link', { name: thirdPage.heading, exact: true }),
    ).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('to a slow page, and following a link instead, keeps the slow page in the history', async ({
    page,
  }) => {
    await open(page, thirdPage.address);
    await sidebar(page).getByRole('link', { name: secondPage.heading, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(secondPage.heading);
    await page.reload();
    await waitUntilReady(page);
    const slowNetwork = await SlowNetwork.create(page, thirdPage.address);
    slowNetwork.hold();
    await page.goBack();
    await expect.poll(() => slowNetwork.requestCount).toBe(1);
    await sidebar(page).getByRole('link', { name: firstPage.heading, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(firstPage.heading);
    await slowNetwork.pass();
    await page.goBack();
    await expect(page).toHaveURL(inSite(thirdPage.address));
    await expect(page.locator('h1')).toHaveText(thirdPage.heading);
  });
});

test('back and forward lead to their pages before the behaviors answer, too', async ({ page }) => {
  await open(page, thirdPage.address);
  await sidebar(page).getByRole('link', { name: secondPage.heading, exact: true }).click();
  await expect(page.locator('h1')).toHaveText(secondPage.heading);
  const network = await SlowNetwork.create(page, '**/static/js/**');
  network.hold();
  await page.reload();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(thirdPage.heading);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(secondPage.heading);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await network.pass();
});
