import type { Page } from '@playwright/test';
import { fragmentOf, open, requestedFiles, setConnection, waitForIdleCallbacks } from './navigation';
import { expect, test } from './test';

const basics = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Messaging basics' });

/** The requested fragments. */
const pagesOf = (requested: string[]) => requested.filter((path) => path.includes('/pages/'));

/** Nothing comes into view, so that pages are prefetched only by pointer, touch and focus. */
async function disableIntersectionObserver(page: Page) {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
}

test('at most two links in view are prefetched: the first one, and the next page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const requested = requestedFiles(page);
  const path = '/docs/mattermost/getting-start/signing-in';
  const next = fragmentOf('/docs/mattermost/getting-start/messaging-basics');
  await open(page, path);
  const text = page.locator('article a[href^="/docs"]').first();
  const first = fragmentOf(String(await text.getAttribute('href')));
  await text.scrollIntoViewIfNeeded();
  await expect.poll(() => pagesOf(requested)).toEqual([first]);
  await page.locator('a[rel=next]').scrollIntoViewIfNeeded();
  await expect.poll(() => pagesOf(requested)).toEqual([first, next]);

  // The other links in view are not prefetched.
  await page.evaluate(() => scrollTo(0, 0));
  await waitForIdleCallbacks(page);
  expect(pagesOf(requested)).toEqual([first, next]);
});

for (const type of ['pointerover', 'touchstart', 'focusin']) {
  test(`${type} on a link prefetches its page, but no other site and no file`, async ({ page }) => {
    await disableIntersectionObserver(page);
    await open(page, '/docs/mattermost/getting-start/managing-members');
    const requested = requestedFiles(page);
    for (const link of await page.getByRole('contentinfo').locator('a[href^="http"], a[href$=".md"]').all()) {
      await link.dispatchEvent(type);
    }
    await basics(page).dispatchEvent(type);
    const fragment = fragmentOf('/docs/mattermost/getting-start/messaging-basics');
    await expect.poll(() => requested).toEqual([fragment]);
    await basics(page).click();
    await expect(page.locator('h1')).toHaveText('Messaging basics');
    expect(requested).toEqual([fragment]);
  });
}

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}, and a click works`, async ({ page }) => {
    await setConnection(page, connection);
    await open(page, '/docs/mattermost/getting-start/managing-members');
    const requested = requestedFiles(page);
    await basics(page).hover();
    await basics(page).dispatchEvent('touchstart');
    await waitForIdleCallbacks(page);
    expect(requested).toEqual([]);
    await basics(page).click();
    await expect(page.locator('h1')).toHaveText('Messaging basics');
    expect(requested).toHaveLength(1);
  });
}

test('a prefetch that fails stops neither later ones nor the click', async ({ page, context }) => {
  await disableIntersectionObserver(page);
  await open(page, '/docs/mattermost/getting-start/managing-members');
  const failed = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  await basics(page).hover();
  await failed;
  await context.setOffline(false);
  const requested = requestedFiles(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Signing in' }).hover();
  await expect.poll(() => requested).toEqual([fragmentOf('/docs/mattermost/getting-start/signing-in')]);
  await basics(page).click();
  await expect(page.locator('h1')).toHaveText('Messaging basics');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
