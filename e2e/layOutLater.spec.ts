import { expect, type Page, test } from '@playwright/test';
import { open } from './navigation';
import { aService } from './routes';

const from = '/docs/mattermost/getting-start/signing-in';
const long = '/docs/mattermost/messaging/formating-text';

/** The browser is idle when `idle` is called, and not before. */
async function holdIdleTime(page: Page) {
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

test('a page that a link leads to is laid out as far as it is seen, and the rest in idle time', async ({
  page,
}) => {
  await holdIdleTime(page);
  await open(page, long);
  const height = () => page.evaluate(() => document.querySelector('article')?.offsetHeight);
  const whole = await height();
  expect(await blocksLaidOutLater(page)).toBe(0);
  await open(page, from);
  await goToLongPage(page);
  expect(await blocksLaidOutLater(page)).toBeGreaterThan(20);
  await idle(page);
  expect(await blocksLaidOutLater(page)).toBe(0);
  expect(await height()).toBe(whole);
});

test('a heading is where its link leads, also before the page above it is laid out', async ({ page }) => {
  await holdIdleTime(page);
  await open(page, from);
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
  await holdIdleTime(page);
  await open(page, from);
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
