import { expect, type Page, test } from '@playwright/test';
import { ChunkRequests, chunkOf, filesAsked, open, tellConnection } from './chunks';

const heading = 'h1';
const from = '/docs/services/git';
const slow = '/docs/services/board';
const other = '/docs/services/pad';

/** From now on, time passes in the page by `clock.runFor` only. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
}

test.beforeEach(async ({ page }) => {
  // So that nothing is fetched ahead of the click.
  await tellConnection(page, { saveData: true });
});

test('a link loads the chunk of its page, and nothing else', async ({ page }) => {
  await open(page, from);
  const asked = filesAsked(page);
  const chunk = await chunkOf(page, slow);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(page.locator(heading)).toHaveText('Board');
  expect(asked).toEqual([chunk]);
  await page.getByRole('link', { name: 'Git', exact: true }).first().click();
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(page.locator(heading)).toHaveText('Board');
  expect(asked).toEqual([chunk]);
});

test.describe('the progress bar', () => {
  for (const end of ['success', 'failure'] as const) {
    test(`is absent at 900 ms, there by 1500 ms, and goes away on ${end}`, async ({ page }) => {
      await open(page, from);
      const requests = await ChunkRequests.of(page, slow);
      requests.hold();
      const bar = page.getByRole('progressbar', { name: 'Loading page' });
      await stopClock(page);
      await page.getByRole('link', { name: 'Board', exact: true }).click();
      await expect.poll(() => requests.sent).toBe(1);
      await page.clock.runFor(900);
      await expect(bar).toHaveCount(0);
      await page.clock.runFor(600);
      await expect(bar).toBeVisible();
      await expect(page.locator(heading)).toHaveText('Git');
      await (end === 'success' ? requests.pass() : requests.fail());
      await expect(page.locator(heading)).toHaveText('Board');
      await page.clock.runFor(2000);
      await expect(bar).toHaveCount(0);
    });
  }

  test('does not appear for a page that comes in time', async ({ page }) => {
    await open(page, from);
    const requests = await ChunkRequests.of(page, slow);
    requests.hold();
    await stopClock(page);
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect.poll(() => requests.sent).toBe(1);
    await page.clock.runFor(900);
    await requests.pass();
    await expect(page.locator(heading)).toHaveText('Board');
    await page.clock.runFor(2000);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('starts anew when another link is followed, and the first page never shows', async ({ page }) => {
    await open(page, '/docs/services');
    await open(page, from);
    const first = await ChunkRequests.of(page, slow);
    const second = await ChunkRequests.of(page, other);
    first.hold();
    second.hold();
    const bar = page.getByRole('progressbar');
    await stopClock(page);
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect.poll(() => first.sent).toBe(1);
    await page.clock.runFor(1500);
    await expect(bar).toBeVisible();
    await page.getByRole('link', { name: 'Pad', exact: true }).click();
    await expect.poll(() => second.sent).toBe(1);
    await page.clock.runFor(900);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(600);
    await expect(bar).toBeVisible();

    // The first one's late arrival neither shows it nor takes the second one's bar away.
    const arrived = page.waitForEvent('requestfinished');
    await first.pass();
    await arrived;
    await page.evaluate(() => new Promise((resolve) => Promise.resolve().then(resolve)));
    await page.clock.runFor(2000);
    await expect(bar).toBeVisible();
    await expect(page.locator(heading)).toHaveText('Git');

    await second.pass();
    await expect(page.locator(heading)).toHaveText('Pad');
    await expect(page).toHaveURL(other);
    await page.clock.runFor(2000);
    await expect(bar).toHaveCount(0);

    // Nobody saw the first one: going back leads to the page before it.
    await page.goBack();
    await expect(page.locator(heading)).toHaveText('Git');
    await expect(page).toHaveURL(from);
  });

  test('goes away when the visitor goes back to the page that is still shown', async ({ page }) => {
    await open(page, from);
    const requests = await ChunkRequests.of(page, slow);
    requests.hold();
    await stopClock(page);
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect.poll(() => requests.sent).toBe(1);
    await page.clock.runFor(1500);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.goBack();
    await page.clock.runFor(2000);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page).toHaveURL(from);
    await requests.pass();
    await expect(page.locator(heading)).toHaveText('Git');
  });
});
