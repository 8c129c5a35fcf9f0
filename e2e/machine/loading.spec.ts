import type { Page } from '@playwright/test';
import { inSite } from '../lib/inSite';
import {
  fragmentAddress,
  open,
  recordRequestedFiles,
  SlowNetwork,
  setConnection,
} from '../lib/navigation';
import { firstPage, SIDEBAR, secondPage, thirdPage } from './pages';
import { expect, test } from './test';

const headingSelector = 'h1';
const startAddress = thirdPage.address;
const slowAddress = secondPage.address;
const otherAddress = firstPage.address;
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: SIDEBAR }).getByRole('link', { name, exact: true });

/** Stops the clock of the page until the test moves it. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
}

test.beforeEach(async ({ page }) => {
  // With Save-Data, the site prefetches no page before the click.
  await setConnection(page, { saveData: true });
});

test('a link requests the fragment of its page alone, and only the first time', async ({
  page,
}) => {
  await open(page, startAddress);
  const requestedFiles = recordRequestedFiles(page);
  const requestedFragment = fragmentAddress(slowAddress);
  await sidebarLink(page, secondPage.heading).click();
  await expect(page.locator(headingSelector)).toHaveText(secondPage.heading);
  expect(requestedFiles).toEqual([requestedFragment]);
  await sidebarLink(page, thirdPage.heading).click();
  await sidebarLink(page, secondPage.heading).click();
  await expect(page.locator(headingSelector)).toHaveText(secondPage.heading);
  expect(requestedFiles).toEqual([requestedFragment]);
});

test.describe('the progress bar', () => {
  test('appears after more than 900 ms, and starts again with another link', async ({ page }) => {
    await open(page, '/docs/services');
    await open(page, startAddress);
    const firstNetwork = await SlowNetwork.create(page, slowAddress);
    const secondNetwork = await SlowNetwork.create(page, otherAddress);
    firstNetwork.hold();
    secondNetwork.hold();
    const progressBar = page.getByRole('progressbar', { name: 'Loading page' });
    await stopClock(page);
    await sidebarLink(page, secondPage.heading).click();
    await expect.poll(() => firstNetwork.requestCount).toBe(1);
    await page.clock.runFor(900);
    await expect(progressBar).toHaveCount(0);
    await page.clock.runFor(600);
    await expect(progressBar).toBeVisible();
    const pressedLink = sidebarLink(page, secondPage.heading);
    await expect(pressedLink).toHaveAttribute('aria-busy', 'true');
    await sidebarLink(page, firstPage.heading).click();
    await expect(pressedLink).not.toHaveAttribute('aria-busy');
    await expect.poll(() => secondNetwork.requestCount).toBe(1);
    await page.clock.runFor(900);
    await expect(progressBar).toHaveCount(0);
    await page.clock.runFor(600);
    await expect(progressBar).toBeVisible();

    // When the first page arrives late, the site does not display it, and the progress bar of the
    // second page stays.
    const finishedRequest = page.waitForEvent('requestfinished');
    await firstNetwork.pass();
    await finishedRequest;
    await page.evaluate(() => new Promise((resolve) => Promise.resolve().then(resolve)));
    await page.clock.runFor(2000);
    await expect(progressBar).toBeVisible();
    await expect(page.locator(headingSelector)).toHaveText(thirdPage.heading);

    await secondNetwork.pass();
    await expect(page.locator(headingSelector)).toHaveText(firstPage.heading);
    await expect(page).toHaveURL(inSite(otherAddress));
    await page.clock.runFor(2000);
    await expect(progressBar).toHaveCount(0);

    // While the clock is stopped, no callback of requestAnimationFrame runs.
    await page.clock.resume();
    await page.goBack();
    await expect(page.locator(headingSelector)).toHaveText(thirdPage.heading);
    await expect(page).toHaveURL(inSite(startAddress));
  });

  test('disappears when the visitor goes back to the page that is still displayed', async ({
    page,
  }) => {
    await open(page, startAddress);
    const slowNetwork = await SlowNetwork.create(page, slowAddress);
    slowNetwork.hold();
    await stopClock(page);
    await sidebarLink(page, secondPage.heading).click();
    await expect.poll(() => slowNetwork.requestCount).toBe(1);
    await page.clock.runFor(1500);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.goBack();
    await page.clock.runFor(2000);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page).toHaveURL(inSite(startAddress));
    await slowNetwork.pass();
    await expect(page.locator(headingSelector)).toHaveText(thirdPage.heading);
  });
});
