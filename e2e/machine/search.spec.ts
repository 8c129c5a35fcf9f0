import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe';
import { fixedFacts } from '../lib/fixtureSite';
import { inSite } from '../lib/inSite';
import { open, passLoadLimit, pressToggleButton, SlowNetwork } from '../lib/navigation';
import { aService, commonWord, firstPage, rareWord } from './pages';
import { expect, test } from './test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const results = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('listitem')
    .filter({ has: page.locator('a') });
const resultStatus = (page: Page) => page.getByRole('main').getByRole('status');
/** The visible line with the number of results. Screen readers announce the status instead. */
const resultLine = (page: Page) =>
  page.getByRole('main').getByRole('paragraph').filter({ hasText: ' for “' });

/** Types a query, and waits until the page shows the number of results. */
async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(resultLine(page)).toContainText(`“${query}”`);
}

test('the address can be shared, typing adds nothing to the history, and back works', async ({
  page,
}) => {
  await open(page, '/docs/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the search page' }).click();
  await expect(page.locator('h1')).toHaveText('Search');
  await field(page).pressSequentially('statuts');
  await expect(page).toHaveURL(inSite('/search?q=statuts'));
  await page.reload();
  await expect(field(page)).toHaveValue('statuts');
  await page.getByRole('main').getByRole('link', { name: 'Statutes', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Statutes');
  await page.goBack();
  await expect(field(page)).toHaveValue('statuts');
  await expect(results(page).first()).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Statutes', exact: true }),
  ).toBeFocused();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Documentation');
});

test('the address follows each letter, and nothing typed is lost', async ({ page }) => {
  await open(page, '/search');
  const historyLength = await page.evaluate(() => history.length);
  await field(page).pressSequentially(rareWord.typed.slice(0, 5));
  await expect(page).toHaveURL(inSite(`/search?q=${rareWord.typed.slice(0, 5)}`));
  await field(page).pressSequentially(rareWord.typed.slice(5));
  await expect(page).toHaveURL(inSite(`/search?q=${rareWord.typed}`));
  await expect(field(page)).toHaveValue(rareWord.typed);
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
});

test('a link to a part of the search page keeps the query and its results', async ({ page }) => {
  await open(page, '/search');
  await searchFor(page, rareWord.typed);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(inSite(`/search?q=${rareWord.typed}#content`));
  await expect(field(page)).toHaveValue(rareWord.typed);
  await expect(results(page).first()).toBeVisible();
});

test('a result names its page, marks the words found, and leads to the section', async ({
  page,
}) => {
  await open(page, `/search?q=${rareWord.typed}`);
  const firstResult = results(page).first();
  await expect(firstResult).toContainText(rareWord.heading);
  await expect(firstResult.locator('mark').first()).toHaveText(rareWord.word);
  await firstResult.getByRole('link', { name: rareWord.section }).click();
  await expect(page).toHaveURL(inSite(rareWord.address + rareWord.hash));
  await expect(page.getByRole('heading', { name: rareWord.section })).toBeInViewport();
});

test('results are displayed five at a time', async ({ page }) => {
  await open(page, '/search?q=message');
  const listedPages = page.getByRole('article').locator('ol > li');
  const pagesWithSentence = listedPages.filter({ has: page.locator('mark') });
  await expect(pagesWithSentence).toHaveCount(5);
  await expect(listedPages).toHaveCount(5);
  await page.getByRole('button', { name: 'More results' }).click();
  await expect(pagesWithSentence).toHaveCount(10);
  // The focus leaves the button, because the button may disappear.
  await expect(listedPages.nth(5).getByRole('link').first()).toBeFocused();
});

test('the number of pages is announced; with none there are hints and links', async ({ page }) => {
  const main = page.getByRole('main');
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  const expectLinks = async () => {
    for (const name of ['All services', aService.name, 'Documentation', fixedFacts.support]) {
      await expect(link(name)).toBeVisible();
    }
  };
  await open(page, '/search');
  await expect(main).toContainText('Use your own words');
  await expect(resultStatus(page)).toBeEmpty();
  await expectLinks();
  await searchFor(page, 'xyzzy');
  await expect(resultStatus(page)).toHaveText('No page for “xyzzy”');
  await expect(main).toContainText('Try fewer or other words');
  await expectLinks();
  await field(page).fill(rareWord.typed);
  await expect(resultStatus(page)).toHaveText(`1 page for “${rareWord.typed}”`);
  await expect(link('All services')).toBeHidden();
  await field(page).fill('');
  await expect(resultStatus(page)).toBeEmpty();
  await link(aService.name).click();
  await expect(page.locator('h1')).toHaveText(aService.heading);
});

test('the number is shown at each letter, and announced once typing rests', async ({ page }) => {
  await page.clock.install();
  await open(page, `/search?q=${rareWord.typed}`);
  const textBefore = `1 page for “${rareWord.typed}”`;
  // The test waits for the first answer, because the site cannot make the index of the search while
  // the clock stands still.
  await expect(resultStatus(page)).toHaveText(textBefore);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const query of ['m', 'me', 'mes', 'messag']) {
    await searchFor(page, query);
    await page.clock.runFor(1300);
    await expect(resultStatus(page)).toHaveText(textBefore);
  }
  await page.clock.runFor(200);
  await expect(resultStatus(page)).toHaveText(/^\d+ pages for “messag”$/);
});

test('when the search records cannot be loaded, an alert says so, and Retry loads them', async ({
  page,
}) => {
  let isNetworkBroken = true;
  await page.route('**/search-records.json', (route) =>
    isNetworkBroken ? route.abort() : route.continue(),
  );
  await open(page, '/search');
  // The alert is there before it has a text. Otherwise screen readers might not announce the text.
  const alertBox = page.getByRole('main').getByRole('alert');
  await expect(alertBox).toBeEmpty();
  await field(page).fill(rareWord.typed);
  await expect(alertBox).toContainText('could not be loaded');
  const secondFailure = page.waitForEvent('requestfailed');
  await alertBox.getByRole('button', { name: 'Retry' }).click();
  await expect(field(page)).toBeFocused();
  await secondFailure;
  await expect(alertBox).toContainText('could not be loaded');
  isNetworkBroken = false;
  await alertBox.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page).first()).toContainText(rareWord.heading);
  await expect(alertBox).toBeEmpty();
});

test('records that never come count as failed after 30 seconds, and Retry requests them', async ({
  page,
}) => {
  const network = await SlowNetwork.createHanging(page, '**/search-records.json');
  await open(page, `/search?q=${rareWord.typed}`);
  await expect.poll(() => network.requestCount).toBe(1);
  await passLoadLimit(page, () => expect(page.getByRole('main')).toContainText('Searching…'));
  const alertBox = page.getByRole('alert');
  await expect(alertBox).toContainText('could not be loaded');
  await alertBox.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => network.requestCount).toBe(2);
  await network.pass();
  await expect(results(page).first()).toContainText(rareWord.heading);
});

test('the records are requested by the first search, once, and no other host', async ({
  page,
  baseURL,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await open(page, firstPage.address);
  expect(requestedUrls.filter((url) => url.includes('/search-records.json'))).toEqual([]);
  await open(page, '/search');
  expect(requestedUrls.filter((url) => url.includes('/search-records.json'))).toEqual([]);
  await searchFor(page, 'mail');
  await searchFor(page, 'statutes');
  expect(requestedUrls.filter((url) => url.includes('/search-records.json'))).toHaveLength(1);
  const otherHostUrls = requestedUrls.filter((url) => !url.startsWith(String(baseURL)));
  expect(otherHostUrls).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page says what to do instead', async ({ page }) => {
    await page.goto(inSite('/search'));
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(field(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'All services' }).click();
    await expect(page.locator('h1')).toHaveText('Services');
  });
});

test('axe finds no violation on the search page in both modes', async ({ page }) => {
  await open(page, '/search');
  for (const query of ['xyzzy', commonWord]) {
    await searchFor(page, query);
    await expectAccessible(page, { part: 'main' });
  }
  await pressToggleButton(page, 'Switch to dark mode');
  await expectAccessible(page, { part: 'main', rules: 'colors' });
});
