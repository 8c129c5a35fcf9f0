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
const onlyFragments = (requested: string[]) => requested.filter((path) => path.includes('/pages/'));

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
  const requested = recordRequestedFiles(page);
  const path = firstPage.path;
  const next = fragmentAddress(secondPage.path);
  await open(page, path);
  const text = page.locator(`article a[href^="${fixedFacts.base}"]:not([rel])`).first();
  const first = fragmentAddress(
    String(await text.getAttribute('href')).slice(fixedFacts.base.length - 1),
  );
  await text.scrollIntoViewIfNeeded();
  await expect.poll(() => onlyFragments(requested)).toEqual([first]);
  await page.locator('a[rel=next]').scrollIntoViewIfNeeded();
  await expect.poll(() => onlyFragments(requested)).toEqual([first, next]);

  // The site does not prefetch the other links in view.
  await page.evaluate(() => scrollTo(0, 0));
  await waitForIdleCallbacks(page);
  expect(onlyFragments(requested)).toEqual([first, next]);
});

for (const type of ['pointerover', 'touchstart', 'focusin']) {
  test(`${type} on a link prefetches its page, but no other site and no file`, async ({ page }) => {
    await disableIntersectionObserver(page);
    await open(page, thirdPage.path);
    const requested = recordRequestedFiles(page);
    for (const link of await page
      .getByRole('contentinfo')
      .locator('a[href^="http"], a[href$=".md"]')
      .all()) {
      await link.dispatchEvent(type);
    }
    await secondPageLink(page).dispatchEvent(type);
    const fragment = fragmentAddress(secondPage.path);
    await expect.poll(() => requested).toEqual([fragment]);
    await secondPageLink(page).click();
    await expect(page.locator('h1')).toHaveText(secondPage.heading);
    expect(requested).toEqual([fragment]);
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
    await open(page, thirdPage.path);
    const requested = recordRequestedFiles(page);
    await secondPageLink(page).hover();
    await secondPageLink(page).dispatchEvent('touchstart');
    await waitForIdleCallbacks(page);
    expect(requested).toEqual([]);
    await secondPageLink(page).click();
    await expect(page.locator('h1')).toHaveText(secondPage.heading);
    expect(requested).toHaveLength(1);
  });
}

test('a prefetch that fails stops neither later ones nor the click', async ({ page, context }) => {
  await disableIntersectionObserver(page);
  await open(page, thirdPage.path);
  const failed = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  await secondPageLink(page).hover();
  await failed;
  await context.setOffline(false);
  const requested = recordRequestedFiles(page);
  const sidebar = page.getByRole('navigation', { name: SIDEBAR });
  await sidebar.getByRole('link', { name: firstPage.heading, exact: true }).hover();
  await expect.poll(() => requested).toEqual([fragmentAddress(firstPage.path)]);
  await secondPageLink(page).click();
  await expect(page.locator('h1')).toHaveText(secondPage.heading);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
