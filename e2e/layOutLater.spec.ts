import { expect, type Page, test } from '@playwright/test';
import { open, ready } from './navigation';
import { aService } from './routes';

const from = '/docs/mattermost/getting-start/signing-in';
const long = '/docs/mattermost/messaging/formating-text';

/** Opens a page in a browser that is idle when `idle` is called, and not before. */
async function openBusy(page: Page, path: string) {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    Object.assign(globalThis, {
      requestIdleCallback: (then: IdleRequestCallback) => waiting.push(then),
      idle: () => {
        for (let then = waiting.shift(); then; then = waiting.shift()) {
          then({ didTimeout: false, timeRemaining: () => 50 });
        }
      },
    });
  });
  await page.goto(path);
  await ready(page);
}

const idle = (page: Page) => page.evaluate(() => (globalThis as unknown as { idle(): void }).idle());

const blocksLaidOutLater = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('article > *')].filter(
        (block) => getComputedStyle(block).contentVisibility === 'auto',
      ).length,
  );

async function goToLongPage(page: Page) {
  await page.locator(`nav[aria-label$=sidebar] a[href="${long}"]`).click();
  await expect(page).toHaveURL(long);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formatting text');
}

const heightOfText = (page: Page) => page.evaluate(() => document.querySelector('article')?.offsetHeight);

test('a document is laid out as far as it is seen, and the rest in idle time; after a reload, as a whole', async ({
  page,
}) => {
  await openBusy(page, long);
  expect(await blocksLaidOutLater(page)).toBeGreaterThan(20);
  await idle(page);
  expect(await blocksLaidOutLater(page)).toBe(0);
  await expect(page.locator('article > [style]')).toHaveCount(0);
  const height = await heightOfText(page);
  // The browser restores the scroll position, which takes the true heights.
  await page.reload();
  expect(await blocksLaidOutLater(page)).toBe(0);
  expect(await heightOfText(page)).toBe(height);
});

test('a page that a link leads to is laid out as far as it is seen, and the rest in idle time', async ({
  page,
}) => {
  await openBusy(page, long);
  await idle(page);
  const whole = await heightOfText(page);
  await openBusy(page, from);
  await goToLongPage(page);
  expect(await blocksLaidOutLater(page)).toBeGreaterThan(20);
  await idle(page);
  expect(await blocksLaidOutLater(page)).toBe(0);
  expect(await heightOfText(page)).toBe(whole);
});

test('a document that is opened at a heading, or whose heading is gone to before the script is there, is laid out as a whole', async ({
  page,
}) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(long);
  expect(await blocksLaidOutLater(page)).toBeGreaterThan(20);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page.locator('article > h2').last()).toBeInViewport();
  expect(await blocksLaidOutLater(page)).toBe(0);
  const target = page.url();
  await page.goto('about:blank');
  await page.goto(target);
  await expect(page.locator('article > h2').last()).toBeInViewport();
  expect(await blocksLaidOutLater(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole document is laid out', async ({ page }) => {
    await page.goto(long);
    await expect(page.locator('html')).not.toHaveAttribute('data-top');
  });
});

test('a heading is where its link leads, also before the page above it is laid out', async ({ page }) => {
  await openBusy(page, from);
  await goToLongPage(page);
  const heading = page.locator('article > h2').last();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(heading).toBeFocused();
  const reached = await top();
  expect(await blocksLaidOutLater(page)).toBe(0);
  await idle(page);
  expect(await top()).toBe(reached);
});

test('a page that is shown at a place in it is laid out as a whole', async ({ page }) => {
  await openBusy(page, from);
  await goToLongPage(page);
  await idle(page);
  await page.evaluate(() => scrollTo(0, 3000));
  await page.locator(`nav[aria-label$=sidebar] a[href="${from}"]`).click();
  await expect(page).toHaveURL(from);
  await page.goBack();
  await expect(page).toHaveURL(long);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  expect(await blocksLaidOutLater(page)).toBe(0);
});

for (const path of [
  long,
  '/docs/association/statuts',
  '/docs/services',
  `/docs/services/${aService.id}`,
  '/cgu',
]) {
  test(`blocks of ${path} keep their places when they are laid out`, async ({ page }) => {
    await open(page, path);
    // What lays them out later contains their layout until then, which would keep margins of their content inside.
    const moved = await page.evaluate(() => {
      const blocks = [...document.querySelectorAll<HTMLElement>('article > :not(nav, blockquote)')];
      const tops = () => blocks.map((block) => block.getBoundingClientRect().top);
      const before = tops();
      for (const { style } of blocks) {
        style.contain = 'layout style paint';
      }
      return tops().flatMap((top, index) =>
        Math.abs(top - Number(before[index])) > 0.5 ? [blocks[index]?.outerHTML.slice(0, 80)] : [],
      );
    });
    expect(moved).toEqual([]);
  });
}
