import { expect, type Page, test } from '@playwright/test';
import { holdRequests, scriptsAsked, scriptsOf, tellConnection } from './chunks';

const board = '/docs/services/board';
const html = (page: Page) => page.locator('html');
const themeButton = (page: Page) => page.getByRole('button', { name: 'Switch to dark mode' });

/** Lets the site's own scripts wait, all but the small one, until the returned function is called. */
const holdScripts = (page: Page) => holdRequests(page, '**/static/js/**');

test('before the page has loaded nothing but the document, its styles and one small script is asked for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const early = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      document.documentElement.dataset.early = early.sort().join(' ');
    });
  });
  const [boot, ...scripts] = await scriptsOf(page, board);
  await page.goto(board);
  await expect(html(page)).toHaveAttribute('data-ready', '');
  const early = ((await html(page).getAttribute('data-early')) ?? '').split(' ');
  expect(early).toHaveLength(2);
  expect(early[0]).toBe(boot);
  expect(early[1]).toMatch(/^\/static\/css\/index\.\w+\.css$/);
  expect(scripts).toHaveLength(2);
});

test.describe('where data is saved', () => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    test(`who only reads loads no script with ${JSON.stringify(connection)}`, async ({ page }) => {
      await tellConnection(page, connection);
      const asked = scriptsAsked(page);
      const [boot] = await scriptsOf(page, board);
      await page.goto(board);
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 800);
      await page.locator('article p').first().click();
      await page.evaluate(async () => {
        for (let turn = 0; turn < 10; turn += 1) {
          await new Promise((resolve) => requestIdleCallback(resolve));
        }
      });
      expect(asked).toEqual([boot]);
    });
  }

  const intents: { name: string; show: (page: Page) => Promise<unknown> }[] = [
    {
      name: 'a pointer over a link',
      show: (page) => page.getByRole('link', { name: 'Cloud' }).first().hover(),
    },
    { name: 'a key', show: (page) => page.keyboard.press('Shift') },
    { name: 'focus', show: (page) => page.getByRole('link', { name: 'Services' }).first().focus() },
    {
      name: 'a click that no pointer made',
      show: (page) => themeButton(page).evaluate((button: HTMLElement) => button.click()),
    },
  ];
  for (const { name, show } of intents) {
    test(`${name} brings the scripts`, async ({ page }) => {
      await tellConnection(page, { saveData: true });
      await page.goto(board);
      await expect(html(page)).not.toHaveAttribute('data-ready');
      await show(page);
      await expect(html(page)).toHaveAttribute('data-ready', '');
    });
  }
});

test.describe('before React has taken over', () => {
  test('a click on a control is kept for it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(board);
    await themeButton(page).click();
    await page.getByRole('button', { name: 'Hide sidebar' }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    release();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveAttribute('data-sidebar', 'hidden');
  });

  for (const keys of ['Control+k', '/']) {
    test(`${keys} opens the search once it is there, with what was typed after it`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(board);
      await page.keyboard.press(keys);
      await page.keyboard.type('calendar');
      release();
      // The field of the modal, or the one that stands for it until it is there.
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await expect(dialog.locator('input')).toHaveValue('calendar');
      await expect(dialog.getByRole('option').first()).toBeVisible();
    });
  }

  test('a link is a plain link, and the search one to its page', async ({ page }) => {
    await holdScripts(page);
    await page.goto(board);
    await page
      .getByRole('navigation', { name: 'Services sidebar' })
      .getByRole('link', { name: 'Git' })
      .click();
    await expect(page.locator('h1')).toHaveText('Git');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search');
  });

  test('the drawer opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await holdScripts(page);
    await page.goto(board);
    await page.getByRole('button', { name: 'Menu' }).click();
    const link = page
      .getByRole('navigation', { name: 'Services sidebar' })
      .getByRole('link', { name: 'Git' });
    await expect(link).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(link).toBeHidden();
  });

  test('controls that would tell the state wrongly are not shown', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const release = await holdScripts(page);
    await page.goto(board);
    await expect(themeButton(page)).toBeHidden();
    release();
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  });
});

test('a page whose scripts never arrive reads and leads on; its controls go away', async ({ page }) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(board);
  await expect(page.getByRole('alert')).toContainText('You can read this page');
  await expect(themeButton(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Search', exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
  await expect(page.locator('h1')).toHaveText('Documentation');
});

test('when the small script itself is missing, Retry brings it and all the others', async ({ page }) => {
  let isBroken = true;
  await page.route('**/static/boot.*', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(board);
  await expect(page.getByRole('alert')).toContainText('/static/boot.');
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(html(page)).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
