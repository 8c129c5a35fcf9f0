import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../lib/axe';
import { fixedFacts } from '../lib/fixtureSite';
import { inSite } from '../lib/inSite';
import { readFocusProblem } from '../lib/keyboard';
import {
  fragmentAddress,
  open,
  passLoadLimit,
  pressToggleButton,
  SlowNetwork,
  setConnection,
  waitUntilReady,
} from '../lib/navigation';
import { firstPage, secondPage, thirdPage } from './pages';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  // With Save-Data, the site prefetches no page before the click.
  await setConnection(page, { saveData: true });
});

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /sidebar$/ }).getByRole('link', { name, exact: true });
const retryButton = (page: Page) => page.getByRole('button', { name: 'Retry' });

test('a page that fails after Back is accessible and can be retried', async ({ page }) => {
  await open(page, secondPage.address);
  await sidebarLink(page, thirdPage.heading).click();
  await expect(page.locator('h1')).toHaveText(thirdPage.heading);
  await page.reload();
  await waitUntilReady(page);
  const slowNetwork = await SlowNetwork.create(page, secondPage.address);
  await slowNetwork.fail();
  await page.goBack();

  const alertBox = page.getByRole('main').getByRole('alert');
  const heading = page.getByRole('heading', { level: 1, name: secondPage.heading });
  await expect(alertBox).toContainText('This page could not be loaded.');
  await expect(alertBox).toContainText(fragmentAddress(secondPage.address));
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${secondPage.heading} – ${fixedFacts.name}`);
  await expect(page).toHaveURL(inSite(secondPage.address));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(slowNetwork.requestCount).toBe(1);
  await expectAccessible(page, { part: 'main' });
  await pressToggleButton(page, 'Switch to dark mode');
  await expectAccessible(page, { part: 'main', rules: 'colors' });
  await retryButton(page).press('Enter');
  await expect(alertBox).toContainText('Tried 2 times.');
  expect(slowNetwork.requestCount).toBe(2);

  await slowNetwork.pass();
  await retryButton(page).focus();
  expect(await readFocusProblem(page)).toBe('');
  await page.keyboard.press('Enter');
  await expect(alertBox).toHaveCount(0);
  await expect(sidebarLink(page, thirdPage.heading)).toBeFocused();
  expect(await page.locator('article p').count()).toBeGreaterThan(2);
  expect(slowNetwork.requestCount).toBe(3);
  await expect(page).toHaveURL(inSite(secondPage.address));
});

test('the navbar and the sidebar work while a failed page is displayed', async ({ page }) => {
  await open(page, thirdPage.address);
  const slowNetwork = await SlowNetwork.create(page, secondPage.address);
  await slowNetwork.fail();
  await sidebarLink(page, secondPage.heading).click();
  await expect(retryButton(page)).toBeVisible();
  await expect(sidebarLink(page, secondPage.heading)).toHaveAttribute('aria-current', 'page');
  // A click on the same link tries again.
  await sidebarLink(page, secondPage.heading).click();
  await expect.poll(() => slowNetwork.requestCount).toBe(2);
  await expect(retryButton(page)).toBeVisible();
  await sidebarLink(page, firstPage.heading).click();
  await expect(page.locator('h1')).toHaveText(firstPage.heading);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(retryButton(page)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Association' })
    .click();
  await expect(page.locator('h1')).toHaveText('Association');
});

test('after a retry the view is at the hash target', async ({ page }) => {
  await open(page, '/docs/');
  const termsNetwork = await SlowNetwork.create(page, '/cgu');
  await termsNetwork.fail();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^no cookie/ })
    .click();
  await expect(retryButton(page)).toBeVisible();
  await termsNetwork.pass();
  await retryButton(page).click();
  const targetHeading = page.getByRole('heading', { name: 'Cookies and local storage', level: 2 });
  await expect(targetHeading).toBeInViewport();
});

test('a failed page is retried by itself when the browser is back online', async ({
  page,
  context,
}) => {
  await open(page, thirdPage.address);
  await context.setOffline(true);
  await sidebarLink(page, secondPage.heading).click();
  await expect(retryButton(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(secondPage.heading);
  expect(await page.locator('article p').count()).toBeGreaterThan(2);
});

/** Opens a page, and follows a link to another page whose fragment gets the given answer. */
async function followLinkWithResponse(page: Page, response: Parameters<Route['fulfill']>[0]) {
  await open(page, firstPage.address);
  // A new document has a new window without this property, so the property shows whether the
  // document is still the same.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.route(`**${fragmentAddress(thirdPage.address)}`, (route) => route.fulfill(response), {
    times: 1,
  });
  await sidebarLink(page, thirdPage.heading).click();
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSame' in window);
const htmlResponse = { contentType: 'text/html' };
const fetchFragment = async (page: Page) =>
  (await page.request.get(fragmentAddress(thirdPage.address))).text();

test('an answer that is missing or cut off fails, and can be retried', async ({ page }) => {
  const wholeFragment = await fetchFragment(page);
  for (const [response, message] of [
    // Firefox reports no error when only a part of a compressed answer arrives, so the site itself
    // must notice that the rest is missing.
    [
      { ...htmlResponse, body: wholeFragment.slice(0, wholeFragment.length / 2) },
      'This page could not be loaded.',
    ],
    [{ ...htmlResponse, body: wholeFragment.slice(0, -1) }, 'This page could not be loaded.'],
    [{ ...htmlResponse, body: wholeFragment.slice(0, 9) }, 'This page could not be loaded.'],
    [{ ...htmlResponse, body: '' }, 'This page could not be loaded.'],
    [{ status: 502 }, 'The server answered 502.'],
  ] as const) {
    await followLinkWithResponse(page, response);
    await expect(page.getByRole('alert')).toContainText(message);
    await retryButton(page).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(thirdPage.heading);
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('the link of a failed page loads its document', async ({ page }) => {
  await followLinkWithResponse(page, { status: 502 });
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(thirdPage.heading);
  expect(await isSameDocument(page)).toBe(false);
});

test('a page that never comes fails after 30 seconds, and Retry requests it again', async ({
  page,
}) => {
  const network = await SlowNetwork.createHanging(page, thirdPage.address);
  await open(page, firstPage.address);
  await sidebarLink(page, thirdPage.heading).click();
  await expect.poll(() => network.requestCount).toBe(1);
  await passLoadLimit(page, () =>
    expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible(),
  );
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await network.pass();
  await retryButton(page).click();
  await expect(page.locator('h1')).toHaveText(thirdPage.heading);
  expect(network.requestCount).toBe(2);
});

test('a comment or a line break around a fragment changes nothing', async ({ page }) => {
  const wholeFragment = await fetchFragment(page);
  for (const body of [
    `${wholeFragment}\n`,
    `${wholeFragment}<!-- cached -->`,
    `\uFEFF${wholeFragment}`,
    `\n<!-- a filter -->${wholeFragment}`,
    `<!doctype html>${wholeFragment}<script>0</script>`,
  ]) {
    await followLinkWithResponse(page, { ...htmlResponse, body });
    await expect(page.locator('h1')).toHaveText(thirdPage.heading);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('an answer that is not ours loads the document', async ({ page }) => {
  for (const response of [
    {
      ...htmlResponse,
      body: '<!doctype html><html><title>Hotel</title><body><h1>Hotel Wi-Fi</h1></body></html>',
    },
    { ...htmlResponse, body: 'Sign in first.' },
    { status: 302, headers: { location: 'https://wifi.example/' } },
    { status: 511, ...htmlResponse, body: 'Sign in first.' },
  ]) {
    await followLinkWithResponse(page, response);
    await expect(page.locator('h1')).toHaveText(thirdPage.heading);
    await expect(page).toHaveURL(inSite(thirdPage.address));
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    // In the new document, links work as before.
    await waitUntilReady(page);
    await sidebarLink(page, secondPage.heading).click();
    await expect(page.locator('h1')).toHaveText(secondPage.heading);
  }
});

test('going back to a page whose answer is not ours loads it once', async ({ page }) => {
  await open(page, thirdPage.address);
  await sidebarLink(page, secondPage.heading).click();
  await expect(page.locator('h1')).toHaveText(secondPage.heading);
  await page.reload();
  await waitUntilReady(page);
  let documentCount = 0;
  page.on('request', (request) => {
    documentCount += Number(request.isNavigationRequest());
  });
  await page.route(`**${fragmentAddress(thirdPage.address)}`, (route) =>
    route.fulfill({ ...htmlResponse, body: 'Hotel' }),
  );
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(thirdPage.heading);
  await waitUntilReady(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(documentCount).toBe(1);
});
