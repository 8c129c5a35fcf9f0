import { expect, type Page, test } from '@playwright/test';
import {
  FragmentRequests,
  holdRequests,
  open,
  ready,
  tellConnection,
  waitForIdleCallbacks,
} from './navigation';

test.beforeEach(async ({ page }) => {
  // Nothing is prefetched, so that each navigation sends its own request.
  await tellConnection(page, { saveData: true });
});

const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const services = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

test('a page outside of every section marks none in the bar', async ({ page }) => {
  await open(page, '/docs/mattermost/getting-start/signing-in');
  await expect(mainLinks(page).locator('[aria-current]')).toHaveText(['Documentation']);
  for (const name of ['Terms of use (CGU)', 'News archive']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(mainLinks(page).locator('[aria-current]')).toHaveCount(0);
  }
});

test('a link of the contents cancels a page that is still loading, and leads to its heading', async ({
  page,
}) => {
  await open(page, '/cgu');
  const requests = await FragmentRequests.of(page, '/docs/services');
  requests.hold();
  await mainLinks(page).getByRole('link', { name: 'Services' }).click();
  await expect.poll(() => requests.sent).toBe(1);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Legal notice' })
    .click();
  await expect(page).toHaveURL('/cgu#legal-notice');
  await expect(page.getByRole('heading', { name: 'Legal notice', level: 2 })).toBeFocused();
  const finished = page.waitForEvent('requestfinished', (request) => request.url().includes('/pages/'));
  await requests.pass();
  await finished;
  await waitForIdleCallbacks(page);
  await expect(page.locator('h1')).toHaveText('Terms of use');
});

test('on a page that failed the sidebar keeps its scroll position, and the skip link asks for nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/docs/mattermost/messaging/polls');
  const menu = page.locator('#menu');
  await menu.evaluate((element) => {
    element.scrollTop = 200;
  });
  const requests = await FragmentRequests.of(page, '/docs/mattermost/settings/theme-colors');
  await requests.fail();
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Theme colors' })
    .click();
  await expect(retry(page)).toBeVisible();
  expect(await menu.evaluate((element) => element.scrollTop)).toBeGreaterThanOrEqual(200);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(requests.sent).toBe(1);
});

test.describe('going back', () => {
  test('with the drawer open to a page that fails leaves nothing inert', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, '/docs/mattermost/getting-start/signing-in');
    await page.locator('a[rel=next]').click();
    await expect(page.locator('h1')).toHaveText('Messaging basics');
    await page.reload();
    await expect(page.locator('h1')).toHaveText('Messaging basics');
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const requests = await FragmentRequests.of(page, '/docs/mattermost/getting-start/signing-in');
    await requests.fail();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('[inert]').first()).toBeAttached();
    await page.goBack();
    await expect(retry(page)).toBeVisible();
    await expect(services(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('with the search open closes it, and the page takes the focus', async ({ page }) => {
    await open(page, '/docs/mattermost/getting-start/signing-in');
    await services(page).getByRole('link', { name: 'Managing members' }).click();
    await expect(page.locator('h1')).toHaveText('Managing members');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Signing in' })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test('with the drawer open, the search opens over it and takes what is typed', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/docs/mattermost/getting-start/signing-in');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('voiceover');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toHaveValue('voiceover');
  await expect(services(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('back and forward lead to their pages before the behaviors answer, too', async ({ page }) => {
  await open(page, '/docs/mattermost/getting-start/managing-members');
  await services(page).getByRole('link', { name: 'Messaging basics' }).click();
  await expect(page.locator('h1')).toHaveText('Messaging basics');
  const release = await holdRequests(page, '**/static/js/**');
  await page.reload();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Managing members');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Messaging basics');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  release();
});

test('Back to a page that is gone keeps the scroll position of the page that was left', async ({ page }) => {
  await open(page, '/docs/mattermost/getting-start/managing-members');
  await services(page).getByRole('link', { name: 'Messaging basics' }).click();
  await expect(page.locator('h1')).toHaveText('Messaging basics');
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.evaluate(() => scrollTo(0, 500));
  await page.route('**/static/pages/**', (route) => route.fulfill({ status: 404 }));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Managing members');
  await ready(page);
  await page.unroute('**/static/pages/**');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Messaging basics');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(500);
});
