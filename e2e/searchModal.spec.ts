import { expect, type Page, test } from '@playwright/test';
import { site } from '../site.config.ts';
import { expectAccessible } from './axe';
import { holdRequests, open, tellConnection } from './chunks';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });
const options = (page: Page) => dialog(page).getByRole('option');

/** What a page asks for of the search. */
function searchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/(search|js\/async|css\/theme)\//.test(request.url())) {
      asked.push(request.url());
    }
  });
  return asked;
}

test('the button opens a dialog with the focus in its field; Escape closes it and gives the focus back', async ({
  page,
}) => {
  await open(page, '/docs/services/pad');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens it`, async ({ page }) => {
    await open(page, '/docs/services/pad');
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
}

test('a slash in a field is a slash', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('searchbox').pressSequentially('and/or');
  await expect(page.getByRole('searchbox')).toHaveValue('and/or');
  await expect(dialog(page)).toHaveCount(0);
});

test('arrows and Enter choose a result, which opens with the focus on its heading', async ({ page }) => {
  await open(page, '/docs/services/pad');
  await page.evaluate(() => scrollTo(0, 500));
  await page.keyboard.press('Control+k');
  await field(page).fill('caldav');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).first()).toContainText('CalDAV');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/services/cloud#apps-and-addresses');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Apps and addresses' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Apps and addresses' })).toBeInViewport();
});

test('the arrows move through the results, Home and End through the field', async ({ page }) => {
  await open(page, '/docs/services/pad');
  await page.keyboard.press('Control+k');
  await field(page).fill('channel');
  await expect(options(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    String(await options(page).nth(1).getAttribute('id')),
  );
  await page.keyboard.press('ArrowUp');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.type('my ');
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('my channels');
});

test('a click opens a result, with the modifier of new tabs in a new tab', async ({ page, context }) => {
  await open(page, '/docs/services/pad');
  await button(page).click();
  await field(page).fill('statuts');
  const other = context.waitForEvent('page');
  await options(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect((await other).locator('h1')).toHaveText('Statutes');
  await expect(dialog(page)).toBeVisible();
  await options(page).first().click();
  await expect(page.locator('h1')).toHaveText('Statutes');
  await expect(dialog(page)).toHaveCount(0);
});

test('the number found is announced, and the footer leads to the search page with the same words', async ({
  page,
}) => {
  await open(page, '/docs/services/pad');
  await button(page).click();
  await field(page).fill('caldav');
  await expect(dialog(page).getByRole('status')).toHaveText('1 page found');
  await field(page).fill('xyzzy');
  await expect(dialog(page).getByRole('status')).toHaveText('0 pages found');
  await expect(dialog(page)).toContainText('No results found');
  await field(page).fill('channel');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ pages found$/);
  await dialog(page).getByRole('link', { name: 'See all results' }).click();
  await expect(page).toHaveURL('/search?q=channel');
  await expect(dialog(page)).toHaveCount(0);
});

test('nothing of it is fetched before it is wanted; what is typed meanwhile is not lost', async ({
  page,
}) => {
  const asked = searchRequests(page);
  await open(page, '/docs/services/pad');
  expect(asked).toEqual([]);
  const release = await holdRequests(page, '**/static/js/async/**');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cal');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dav');
  await expect(field(page)).toHaveValue('caldav');
  await expect(options(page).first()).toContainText('CalDAV');
});

for (const end of ['arrives', 'fails'] as const) {
  test(`Escape before the modal is there closes for good, though its script ${end} later`, async ({
    page,
  }) => {
    await open(page, '/docs/services/pad');
    let isAsked = false;
    let finish = () => {};
    await page.route('**/static/js/async/**', async (route) => {
      isAsked = true;
      await new Promise<void>((resolve) => {
        const before = finish;
        finish = () => {
          before();
          resolve();
        };
      });
      await (end === 'arrives' ? route.continue() : route.abort());
    });
    await button(page).click();
    await expect.poll(() => isAsked).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    const done =
      end === 'arrives' ? page.waitForEvent('requestfinished') : page.waitForEvent('requestfailed');
    finish();
    await done;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/docs/services/pad');

    // The next time is another one.
    await page.unroute('**/static/js/async/**');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
  });
}

test('when the modal cannot be had, the search page takes its place with what was typed', async ({
  page,
}) => {
  await open(page, '/docs/services/pad');
  await page.route('**/static/css/theme/**', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.locator('h1')).toHaveText('Search');
});

test('when the index cannot be had, the modal says so', async ({ page }) => {
  await page.route('**/static/search/**', (route) => route.abort());
  await open(page, '/docs/services/pad');
  await button(page).click();
  await field(page).fill('pad');
  await expect(dialog(page)).toContainText('The search could not be loaded');
  await expect(dialog(page)).not.toContainText('No results found');
});

test('with the focus inside, Tab stays inside', async ({ page }) => {
  await open(page, '/docs/services/pad');
  await button(page).click();
  await field(page).fill('channel');
  await expect(options(page).first()).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))).toBe(true);
  }
});

for (const mode of ['light', 'dark']) {
  for (const width of [375, 1440]) {
    test(`axe finds nothing in the modal in ${mode} mode at ${width} pixels, whatever it shows`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await open(page, '/docs/services/pad');
      await button(page).click();
      await expect(field(page)).toBeFocused();
      await expectAccessible(page);
      await field(page).fill('channel');
      await expect(options(page).first()).toBeVisible();
      await expectAccessible(page);
      await field(page).fill('xyzzy');
      await expect(dialog(page)).toContainText('No results found');
      await expectAccessible(page);
    });
  }
}

test('modal and engine weigh at most 30 kB beside React, the first search at most 100 kB, the next ones nothing', async ({
  page,
}) => {
  await tellConnection(page, { saveData: true });
  await open(page, '/docs/services/pad');
  let bytes = 0;
  let records = 0;
  page.on('requestfinished', async (request) => {
    if (/\/react\.\w+\.js$/.test(request.url())) {
      // The islands share it.
      return;
    }
    const { responseBodySize } = await request.sizes();
    bytes += responseBodySize;
    if (request.url().includes('/static/search/')) {
      records += responseBodySize;
    }
  });
  await button(page).click();
  await field(page).fill('channel');
  await expect(options(page).first()).toBeVisible();
  await expect.poll(() => records).toBeGreaterThan(0);
  console.log(`modal and engine ${bytes - records} B, records ${records} B`);
  expect(bytes - records).toBeLessThanOrEqual(30_000);
  expect(bytes).toBeLessThanOrEqual(100_000);
  const before = bytes;
  await field(page).fill('board');
  await expect(dialog(page)).toContainText('Board');
  expect(bytes).toBe(before);
});

test('browsers can add the site to their search engines', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=search]').getAttribute('href');
  const description = await page.request.get(String(address));
  expect(description.status()).toBe(200);
  expect(await description.text()).toContain(`template="${site.origin}/search?q={searchTerms}"`);
});
