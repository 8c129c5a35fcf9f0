import type { Page } from '@playwright/test';
import { site } from '../site.config';
import { expectAccessible } from './axe';
import { open } from './navigation';
import { aService } from './routes';
import { expect, test } from './test';

/** The hosts of the hosted search, if the site has one. */
const HOSTED = /^https:\/\/[\w-]+\.algolia(?:net\.com|\.net)\//;

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const results = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a') });
const count = (page: Page) => page.getByRole('main').getByRole('status');

/** Types a query, and waits until its results are counted. @returns the addresses of the pages found, best first */
async function pagesFor(page: Page, query: string): Promise<string[]> {
  await field(page).fill(query);
  await expect(count(page)).toContainText(`“${query}”`);
  return page
    .getByRole('main')
    .locator('ol > li > a')
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));
}

/** One of each kind; server/searchQuality.spec.ts tries all of queries.txt. */
const SOME_QUERIES = {
  'its words': ['markdown tables', '/docs/mattermost/messaging/formating-text'],
  'a typing error': ['notificatons', '/docs/mattermost/getting-start/configuring-notifications'],
  'two letters swapped': ['chnage username', '/docs/mattermost/settings/account-settings'],
  'the thesaurus': ['degoogle', '/docs/services'],
  'British spelling': ['change background colour', '/docs/mattermost/settings/theme-colors'],
  French: ['liste de difusion', '/docs/services/mailing-list'],
  signs: ['***text***', '/docs/mattermost/messaging/formating-text'],
  'a question': [
    'how do I stop following a thread',
    '/docs/mattermost/getting-start/organizing-conversations',
  ],
};

test('the search page finds the page of a query of each kind first', async ({ page }) => {
  await open(page, '/search');
  for (const [query = '', found = ''] of Object.values(SOME_QUERIES)) {
    expect((await pagesFor(page, query))[0], query).toBe(found);
  }
});

test('the address can be shared, typing adds nothing to the history, and back works', async ({ page }) => {
  await open(page, '/docs/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the search page' }).click();
  await expect(page.locator('h1')).toHaveText('Search');
  await field(page).pressSequentially('statuts');
  await expect(page).toHaveURL('/search?q=statuts');
  await page.reload();
  await expect(field(page)).toHaveValue('statuts');
  await page.getByRole('main').getByRole('link', { name: 'Statutes', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Statutes');
  await page.goBack();
  await expect(field(page)).toHaveValue('statuts');
  await expect(results(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Documentation');
});

test('the address follows each letter, and nothing typed is lost', async ({ page }) => {
  await open(page, '/search');
  const entries = await page.evaluate(() => history.length);
  await field(page).pressSequentially('voice');
  await expect(page).toHaveURL('/search?q=voice');
  await field(page).pressSequentially('over');
  await expect(page).toHaveURL('/search?q=voiceover');
  await expect(field(page)).toHaveValue('voiceover');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a result names its page, marks the words found, and leads to the section', async ({ page }) => {
  await open(page, '/search?q=voiceover');
  const first = results(page).first();
  await expect(first).toContainText('Introduction to Mattermost');
  await expect(first.locator('mark').first()).toHaveText('VoiceOver');
  await first.getByRole('link', { name: 'Recognize the screen' }).click();
  await expect(page).toHaveURL('/docs/mattermost/introduction#recognize-the-screen');
  await expect(page.getByRole('heading', { name: 'Recognize the screen' })).toBeFocused();
});

test('results are displayed five at a time', async ({ page }) => {
  await open(page, '/search?q=message');
  const pages = page.getByRole('main').locator('ol > li');
  const withSentence = pages.filter({ has: page.locator('mark') });
  await expect(withSentence).toHaveCount(5);
  await expect(pages).toHaveCount(5);
  await page.getByRole('button', { name: 'More results' }).click();
  await expect(withSentence).toHaveCount(10);
  // The button may be gone.
  await expect(pages.nth(5).getByRole('link').first()).toBeFocused();
});

test('without a query, and where nothing is found, there are links to what people come for', async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const ways = ['All services', aService.name, 'Documentation', site.contact.support];
  await open(page, '/search');
  for (const query of ['', 'xyzzy']) {
    await field(page).fill(query);
    for (const name of ways) {
      await expect(link(name)).toBeVisible();
    }
  }
  await field(page).fill('channel');
  await expect(results(page).first()).toContainText('channel');
  await expect(link('All services')).toBeHidden();
  await field(page).fill('');
  await link(aService.name).click();
  await expect(page.locator('h1')).toHaveText(aService.heading);
});

test('the number of pages found is announced; without a query there is a hint instead', async ({ page }) => {
  await open(page, '/search');
  await expect(page.getByRole('main')).toContainText('Use your own words');
  await expect(count(page)).toBeEmpty();
  await field(page).fill('xyzzy');
  await expect(count(page)).toHaveText('No page for “xyzzy”');
  await expect(page.getByRole('main')).toContainText('Try fewer or other words');
  await field(page).fill('voiceover');
  await expect(count(page)).toHaveText('1 page for “voiceover”');
  await field(page).fill('');
  await expect(count(page)).toBeEmpty();
});

test('when the search records cannot be loaded, an alert says so, and Retry loads them', async ({ page }) => {
  let isBroken = true;
  await page.route('**/search-records.json', (route) => (isBroken ? route.abort() : route.continue()));
  await open(page, '/search?q=signing');
  const box = page.getByRole('alert');
  await expect(box).toContainText('could not be loaded');
  const failedAgain = page.waitForEvent('requestfailed');
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(field(page)).toBeFocused();
  await failedAgain;
  await expect(box).toContainText('could not be loaded');
  isBroken = false;
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page).first()).toContainText('Signing in');
  await expect(box).toHaveCount(0);
});

test('the search records are requested by the first search, once, and no other host gets a request', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/docs/mattermost/getting-start/signing-in');
  expect(asked.filter((url) => url.includes('/search-records.json'))).toEqual([]);
  await open(page, '/search');
  expect(asked.filter((url) => url.includes('/search-records.json'))).toEqual([]);
  await pagesFor(page, 'polls');
  await pagesFor(page, 'teams');
  expect(asked.filter((url) => url.includes('/search-records.json'))).toHaveLength(1);
  const elsewhere = asked.filter((url) => !url.startsWith(String(baseURL)));
  expect(site.search ? elsewhere.filter((url) => !HOSTED.test(url)) : elsewhere).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page says what to do instead', async ({ page }) => {
    await page.goto('/search');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(field(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'All services' }).click();
    await expect(page.locator('h1')).toHaveText('Services');
  });
});

for (const mode of ['light', 'dark']) {
  test(`axe finds no violation on the search page in ${mode} mode, with and without results`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, '/search');
    for (const query of ['', 'channel', 'xyzzy']) {
      await field(page).fill(query);
      await expect(count(page)).toContainText(query);
      await expectAccessible(page);
    }
  });
}
