import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe';
import { fixedFacts } from '../lib/fixtureSite';
import { inSite } from '../lib/inSite';
import { readFocusProblem } from '../lib/keyboard';
import { open, passLoadLimit, SlowNetwork, waitUntilReady } from '../lib/navigation';
import { aService, commonWord, firstPage, rareWord } from './pages';
import { expect, test } from './test';

const PAGE_ADDRESS = firstPage.address;

const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });
const options = (page: Page) => dialog(page).getByRole('option');
/** The field that stands in the dialog until the modal has loaded. */
const placeholderField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Search' });

test.beforeEach(({ page }) => open(page, PAGE_ADDRESS));

/** Records the requests for the search records, and for the scripts that are loaded on demand. */
function recordSearchRequests(page: Page): string[] {
  const searchRequests: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/js\/async\/|\/search-records\.json/.test(request.url())) {
      searchRequests.push(request.url());
    }
  });
  return searchRequests;
}

test('Ctrl+K and ⌘K open the modal', async ({ page }) => {
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('a key without Ctrl or ⌘ does nothing outside of what has the focus', async ({ page }) => {
  // Speech input may type a dictated word as single keys (WCAG 2.1.4).
  const mainLink = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await mainLink.focus();
  for (const key of '!"#$%&\'()*+,-./0123456789:;<=>?@[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~') {
    await page.keyboard.press(key);
  }
  await expect(mainLink).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(inSite(PAGE_ADDRESS));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('closing gives the focus back to where it was, without moving the view', async ({ page }) => {
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(100);
  for (const closingKey of ['Escape', 'Control+k']) {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press(closingKey);
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
  }
});

test('the backdrop closes the dialog when it is released, not when it is pressed', async ({
  page,
}) => {
  await searchButton(page).click();
  await field(page).fill(commonWord);
  const fieldBox = await field(page).boundingBox();
  if (!fieldBox) {
    throw new Error('The field of the search is not displayed.');
  }
  const [fieldX, fieldY] = [fieldBox.x + fieldBox.width / 2, fieldBox.y + fieldBox.height / 2];
  const [backdropX, backdropY] = [5, 300];
  // The visitor presses the backdrop by mistake, and moves into the dialog before the release.
  await page.mouse.move(backdropX, backdropY);
  await page.mouse.down();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.move(fieldX, fieldY);
  await page.mouse.up();
  await expect(field(page)).toHaveValue(commonWord);
  // The visitor selects the text of the field, and releases the button outside.
  await page.mouse.down();
  await page.mouse.move(backdropX, backdropY);
  await page.mouse.up();
  await expect(field(page)).toHaveValue(commonWord);
  await expect(field(page)).toBeFocused();
  await page.mouse.down();
  await page.mouse.up();
  await expect(dialog(page)).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
});

test('arrow keys move through the results, Home and End within the field', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await field(page).fill(commonWord);
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
  await expect(field(page)).toHaveValue(`my ${commonWord}s`);
});

test('the results are one list, whose groups are the pages and whose positions count on', async ({
  page,
}) => {
  await searchButton(page).click();
  await field(page).fill(commonWord);
  await expect(options(page).nth(5)).toBeVisible();
  const list = dialog(page).getByRole('listbox');
  await expect(list).toHaveAccessibleName('Results');
  await expect(field(page)).toHaveAttribute('aria-controls', String(await list.getAttribute('id')));
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  // The field does not complete what the visitor types.
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  const optionCount = await options(page).count();
  const positions = await options(page).evaluateAll((elements) =>
    elements.map((element) => `${element.ariaPosInSet} of ${element.ariaSetSize}`),
  );
  expect(positions).toEqual(positions.map((_, index) => `${index + 1} of ${optionCount}`));
  const groups = list.getByRole('group');
  await expect(groups).not.toHaveCount(1);
  await expect(groups.getByRole('option')).toHaveCount(optionCount);
  for (const group of await groups.all()) {
    const title = await group.locator('[class*=title]').textContent();
    await expect(group).toHaveAccessibleName(String(title));
  }
  await field(page).fill('xyzzy');
  await expect(list).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).not.toHaveAttribute('aria-controls');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
});

test('the number of pages is announced once typing rests, not at each letter', async ({ page }) => {
  await page.clock.install();
  await open(page, PAGE_ADDRESS);
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  // The test waits for the first answer, because the site cannot make the index of the search while
  // the clock stands still.
  await field(page).fill(commonWord);
  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText(/^\d+ pages found$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const query of ['x', 'xy', 'xyz', 'xyzzy']) {
    await field(page).fill(query);
    await expect(dialog(page).getByRole('paragraph').first()).toHaveText(`No page for “${query}”`);
    await page.clock.runFor(1300);
    await expect(status).toHaveText(/^\d+ pages found$/);
  }
  await page.clock.runFor(200);
  await expect(status).toHaveText('No page for “xyzzy”');
});

test('at a zoom of 400 %, a result is visible as a whole, and so is the field when one types', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await searchButton(page).click();
  await field(page).fill(commonWord);
  await expect(options(page).nth(3)).toBeAttached();
  for (const index of [1, 2, 3]) {
    await page.keyboard.press('ArrowDown');
    const option = options(page).nth(index);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    // Positions that are no whole pixels are rounded.
    await expect(option).toBeInViewport({ ratio: 0.98 });
    const isCovered = await option.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 5, bottom - 5].some(
        (y) => !element.contains(document.elementFromPoint(left + 20, y)),
      );
    });
    expect(isCovered).toBe(false);
  }
  await page.keyboard.type('s');
  await expect(field(page)).toBeInViewport({ ratio: 0.9 });
});

test('a click opens a result, and with Ctrl or ⌘ in a new tab', async ({ page, context }) => {
  await searchButton(page).click();
  await field(page).fill('statuts');
  const newTab = context.waitForEvent('page');
  await options(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect((await newTab).locator('h1')).toHaveText('Statutes');
  await expect(dialog(page)).toBeVisible();
  await options(page).first().click();
  await expect(page.locator('h1')).toHaveText('Statutes');
  await expect(dialog(page)).toHaveCount(0);
});

test('the number of pages is announced, and links lead on, also from no results', async ({
  page,
}) => {
  await searchButton(page).click();
  const allServicesLink = dialog(page).getByRole('link', { name: 'All services' });
  const serviceLink = dialog(page).getByRole('link', { name: aService.name, exact: true });
  await expect(allServicesLink).toBeVisible();
  await expect(serviceLink).toBeVisible();
  await field(page).fill(rareWord.typed);
  await expect(dialog(page).getByRole('status')).toHaveText('1 page found');
  await expect(allServicesLink).toBeHidden();
  await field(page).fill('xyzzy');
  await expect(dialog(page).getByRole('status')).toHaveText('No page for “xyzzy”');
  await expect(dialog(page)).toContainText('Try fewer or other words');
  await expect(dialog(page).getByRole('link', { name: fixedFacts.support })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'See all results' })).toHaveCount(0);
  await serviceLink.click();
  await expect(page.locator('h1')).toHaveText(aService.heading);
  await expect(dialog(page)).toHaveCount(0);
  await searchButton(page).click();
  // In an address, the characters #, & and + have a meaning of their own.
  const query = `#${commonWord}s & C++`;
  await field(page).fill(query);
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ pages found$/);
  await dialog(page).getByRole('link', { name: 'See all results' }).click();
  await expect(page.locator('h1')).toHaveText('Search');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(query);
  await expect(dialog(page)).toHaveCount(0);
});

test('the modal is requested when it opens, and text typed until then is kept', async ({
  page,
}) => {
  const searchRequests = recordSearchRequests(page);
  // The test sets the route before it loads the page again, because an open page may send its next
  // request past a new route.
  const network = await SlowNetwork.create(page, '**/static/js/async/**');
  network.hold();
  await page.reload();
  await waitUntilReady(page);
  expect(searchRequests).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(placeholderField(page)).toBeFocused();
  await page.keyboard.type(rareWord.typed.slice(0, 5));
  await expect.poll(() => searchRequests.length).toBeGreaterThan(0);
  await network.pass();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(rareWord.typed.slice(5));
  await expect(field(page)).toHaveValue(rareWord.typed);
  await expect(options(page).first()).toContainText(rareWord.word);
});

for (const [awaitedPart, glob] of [
  ['the modal is awaited', '**/static/js/async/**'],
  ['results are awaited', '**/search-records.json'],
] as const) {
  test(`Enter while ${awaitedPart} opens the search page with what was typed`, async ({ page }) => {
    const network = await SlowNetwork.create(page, glob);
    network.hold();
    await page.keyboard.press('Control+k');
    const input = dialog(page).locator('input').filter({ visible: true });
    await expect(input).toBeFocused();
    await page.keyboard.type(rareWord.typed);
    await expect(input).toHaveValue(rareWord.typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(inSite(`/search?q=${rareWord.typed}`));
    await expect(dialog(page)).toHaveCount(0);
    await network.pass();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(rareWord.typed);
    await expect(
      page.getByRole('main').getByRole('link', { name: rareWord.section }),
    ).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('while results are awaited the field keeps the focus, and nothing is denied', async ({
  page,
}) => {
  const network = await SlowNetwork.create(page, '**/search-records.json');
  network.hold();
  await searchButton(page).click();
  await page.keyboard.type(rareWord.typed.slice(0, 3));
  // DocSearch shows the indicator after a delay.
  await expect(dialog(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await expect(field(page)).toHaveAccessibleName('Search');
  await expect(dialog(page).getByRole('status')).toHaveText('Searching…');
  await expect(dialog(page).getByText('No page for')).toBeHidden();
  await expect(dialog(page).getByText('You typed')).toBeHidden();
  await page.keyboard.type(rareWord.typed.slice(3, 6));
  await expect(field(page)).toHaveValue(rareWord.typed.slice(0, 6));
  await network.pass();
  await expect(options(page).first()).toContainText(rareWord.word);
  await page.keyboard.type(rareWord.typed.slice(6));
  await expect(field(page)).toHaveValue(rareWord.typed);
});

test('Escape before the modal is loaded cancels it, even when its script comes later', async ({
  page,
}) => {
  const scriptsGlob = '**/static/js/async/**';
  const searchRequests = page.waitForRequest(scriptsGlob);
  const network = await SlowNetwork.create(page, scriptsGlob);
  network.hold();
  await searchButton(page).click();
  await searchRequests;
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
  const finishedRequest = page.waitForEvent('requestfinished');
  await network.pass();
  await finishedRequest;
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(inSite(PAGE_ADDRESS));

  // The visitor can open the modal again.
  await page.unroute(scriptsGlob);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('when the modal cannot be loaded, the dialog says so and stays; Retry loads it', async ({
  page,
}) => {
  let isNetworkBroken = true;
  await page.route('**/static/js/async/**', (route) =>
    isNetworkBroken ? route.abort() : route.continue(),
  );
  // The test sets the route before it loads the page again, because an open page may send its next
  // request past a new route.
  await open(page, PAGE_ADDRESS);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(rareWord.typed);
  await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
  await expect(placeholderField(page)).toHaveValue(rareWord.typed);
  await expect(placeholderField(page)).toBeFocused();
  await expect(page).toHaveURL(inSite(PAGE_ADDRESS));
  isNetworkBroken = false;
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(field(page)).toHaveValue(rareWord.typed);
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(options(page).first()).toContainText(rareWord.word);
});

test('the focus never falls to the body, whatever opens, empties or closes the search', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { lost: 0 });
    addEventListener('focusout', ({ relatedTarget }) => {
      // If only the window loses the focus, the active element stays the same. That does not count.
      queueMicrotask(() => {
        const isLost = !relatedTarget && document.activeElement === document.body;
        (window as unknown as { lost: number }).lost += Number(isLost);
      });
    });
  });
  await open(page, PAGE_ADDRESS);
  const expectClosed = async () => {
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
  };
  for (const closingKey of ['Escape', 'Control+k']) {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press(closingKey);
    await expectClosed();
  }
  // The presses follow each other without a pause, as when a visitor holds the keys down.
  for (const key of ['k', 'k', 'k']) {
    await page.keyboard.press(`Control+${key}`);
  }
  await expect(field(page)).toBeFocused();
  await field(page).fill(commonWord);
  await expect(options(page).first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Clear the query' }).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('status')).toBeEmpty();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expectClosed();
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(5, 300);
  await expectClosed();
  await expect(page).toHaveURL(inSite(PAGE_ADDRESS));
  expect(await page.evaluate(() => (window as unknown as { lost: number }).lost)).toBe(0);
});

test('when the search records cannot be loaded, the modal says so', async ({ page }) => {
  await page.route('**/search-records.json', (route) => route.abort());
  await searchButton(page).click();
  await field(page).fill('pad');
  await expect(dialog(page)).toContainText('The search could not be loaded');
  await expect(dialog(page)).not.toContainText('No page for');
  // DocSearch's own message must not appear.
  await expect(dialog(page).getByText('You typed')).toBeHidden();
});

test('records that never come count as failed after 30 seconds, and Retry requests them', async ({
  page,
}) => {
  const network = await SlowNetwork.createHanging(page, '**/search-records.json');
  await open(page, PAGE_ADDRESS);
  await searchButton(page).click();
  await field(page).fill(rareWord.typed);
  await expect.poll(() => network.requestCount).toBe(1);
  await passLoadLimit(page, () => expect(dialog(page)).toContainText('Searching…'));
  await expect(dialog(page)).toContainText('The search could not be loaded');
  const retryButton = dialog(page).getByRole('button', { name: 'Retry' });
  await retryButton.click();
  await expect(retryButton).toHaveCount(0);
  await expect(dialog(page)).toContainText('Searching…');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => network.requestCount).toBe(2);
  await network.pass();
  await expect(options(page).first()).toContainText(rareWord.word);
  await expect(field(page)).toHaveValue(rareWord.typed);
});

test('a modal that never comes counts as failed after 30 seconds, and Retry requests it', async ({
  page,
}) => {
  const network = await SlowNetwork.createHanging(page, '**/static/js/async/**');
  await open(page, PAGE_ADDRESS);
  await page.keyboard.press('Control+k');
  await expect.poll(() => network.requestCount).toBeGreaterThan(0);
  await passLoadLimit(page, async () => {
    await page.keyboard.type(rareWord.typed);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });
  await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
  const countBefore = network.requestCount;
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => network.requestCount).toBeGreaterThan(countBefore);
  await network.pass();
  await expect(field(page)).toHaveValue(rareWord.typed);
  await expect(options(page).first()).toContainText(rareWord.word);
});

for (const [mode, width] of [
  ['light', 1440],
  ['dark', 375],
] as const) {
  test(`axe finds no violation in the modal, ${mode}, ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, PAGE_ADDRESS);
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await expectAccessible(page, { part: 'dialog[open]' });
    await field(page).fill(commonWord);
    await expect(options(page).first()).toBeVisible();
    // Screen readers and the Tab key do not reach the page behind a modal dialog.
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await readFocusProblem(page)).toBe('');
    await expectAccessible(page, { part: 'dialog[open]' });
    await field(page).fill('xyzzy');
    await expect(dialog(page)).toContainText('No page for');
    await expectAccessible(page, { part: 'dialog[open]' });
  });
}

test('browsers can add the site to their search engines', async ({ page }) => {
  await page.goto(inSite('/'));
  const address = await page.locator('link[rel=search]').getAttribute('href');
  const description = await page.request.get(String(address));
  expect(description.status()).toBe(200);
  expect(await description.text()).toContain(
    `template="${fixedFacts.origin}${inSite('/search')}?q={searchTerms}"`,
  );
});
