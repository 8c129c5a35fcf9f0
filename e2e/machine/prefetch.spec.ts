import type { Page } from '@playwright/test';
import { fixedFacts } from '../lib/fixtureSite';
import {
  fragmentAddress,
  open,
  recordRequestedFiles,
  setConnection,
  waitForIdleCallbacks,
} from '../lib/navigation';
import { firstPage, SIDEBAR, secondPage, thirdPage } from './pages';
import { expect, test } from './test';

const secondPageLink = (page: Page) =>
  page
    .getByRole('navigation', { name: SIDEBAR })
    .getByRole('link', { name: secondPage.heading, exact: true });

/** Returns the fragments among the requested files. */
const findFragments = (requestedFiles: string[]) =>
  requestedFiles.filter((path) => path.includes('/pages/'));

/** Hides from the site which links are in view, so that only pointer, touch and focus prefetch. */
async function disableIntersectionObserver(page: Page) {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
}

test('at most two links in view are prefetched: the first one, and the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const requestedFiles = recordRequestedFiles(page);
  const address = firstPage.address;
  const nextFragment = fragmentAddress(secondPage.address);
  await open(page, address);
  const textLink = page.locator(`article a[href^="${fixedFacts.base}"]:not([rel])`).first();
  const firstFragment = fragmentAddress(
    String(await textLink.getAttribute('href')).slice(fixedFacts.base.length - 1),
  );
  await textLink.scrollIntoViewIfNeeded();
  await expect.poll(() => findFragments(requestedFiles)).toEqual([firstFragment]);
  await page.locator('a[rel=next]').scrollIntoViewIfNeeded();
  await expect.poll(() => findFragments(requestedFiles)).toEqual([firstFragment, nextFragment]);

  // The site does not prefetch the other links in view.
  await page.evaluate(() => scrollTo(0, 0));
  await waitForIdleCallbacks(page);
  expect(findFragments(requestedFiles)).toEqual([firstFragment, nextFragment]);
});

for (const eventType of ['pointerover', 'touchstart', 'focusin']) {
  test(`${eventType} on a link prefetches its page, but no other site and no file`, async ({
    page,
  }) => {
    await disableIntersectionObserver(page);
    await open(page, thirdPage.address);
    const requestedFiles = recordRequestedFiles(page);
    for (const link of await page
      .getByRole('contentinfo')
      .locator('a[href^="http"], a[href$=".md"]')
      .all()) {
      await link.dispatchEvent(eventType);
    }
    await secondPageLink(page).dispatchEvent(eventType);
    const fragment = fragmentAddress(secondPage.address);
    await expect.poll(() => requestedFiles).toEqual([fragment]);
    await secondPageLink(page).click();
    await expect(page.locator('h1')).toHaveText(secondPage.heading);
    expect(requestedFiles).toEqual([fragment]);
  });
}

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}, and a click works`, async ({
    page,
  }) => {
    await setConnection(page, connection);
    await open(page, thirdPage.address);
    const requestedFiles = recordRequestedFiles(page);
    await secondPageLink(page).hover();
    await secondPageLink(page).dispatchEvent('touchstart');
    await waitForIdleCallbacks(page);
    expect(requestedFiles).toEqual([]);
    await secondPageLink(page).click();
    await expect(page.locator('h1')).toHaveText(secondPage.heading);
    expect(requestedFiles).toHaveLength(1);
  });
}

test('a prefetch that fails stops neither later ones nor the click', async ({ page, context }) => {
  await disableIntersectionObserver(page);
  await open(page, thirdPage.address);
  const failedRequest = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  await secondPageLink(page).hover();
  await failedRequest;
  await context.setOffline(false);
  const requestedFiles = recordRequestedFiles(page);
  const sidebar = page.getByRole('navigation', { name: SIDEBAR });
  await sidebar.getByRole('link', { name: firstPage.heading, exact: true }).hover();
  await expect.poll(() => requestedFiles).toEqual([fragmentAddress(firstPage.address)]);
  await secondPageLink(page).click();
  await expect(page.locator('h1')).toHaveText(secondPage.heading);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
