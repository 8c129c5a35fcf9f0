import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe';
import { buildFixture, CHANGED_PAGE } from '../lib/fixtureSite';
import { inSite } from '../lib/inSite';
import { open, waitUntilReady } from '../lib/navigation';
import { SiteProxy } from '../lib/proxy';
import { ServedFolder } from '../lib/servedFolder';
import { commonWord, FIGURES, pages, rareWord, SIDEBAR, secondPage, thirdPage } from './pages';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

const PANEL_BUTTON_OPTIONS = { name: 'Read offline' };
/** The address of the page that has another heading in the new build. */
const changedAddress = CHANGED_PAGE.address;

let servedFolder: ServedFolder;
/** The folders of two builds of the site. */
let builds: { old: string; new: string };
let siteUrl = '';
/**
 * A proxy between the browser and the site. Each test has its own proxy, because another proxy has
 * another origin, and so an empty storage.
 */
let proxy: SiteProxy;

test.beforeAll(async () => {
  builds = { old: await buildFixture('fixed'), new: await buildFixture('later') };
  servedFolder = new ServedFolder();
  await servedFolder.deploy(builds.old);
  siteUrl = await servedFolder.serve();
});

test.beforeEach(async () => {
  await servedFolder.deploy(builds.old);
  proxy = await SiteProxy.start(siteUrl);
});

test.afterEach(() => proxy.close());
test.afterAll(() => servedFolder?.remove());

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => main(page).locator('.offline-panel');
const copyNote = (page: Page) => main(page).getByText('this is your copy of');

async function openPanel(page: Page) {
  await open(page, `${proxy.url}/docs/`);
  await main(page).getByRole('button', PANEL_BUTTON_OPTIONS).click();
}

async function keepCopy(page: Page) {
  await openPanel(page);
  await pressKeepCopy(page);
}

async function pressKeepCopy(page: Page) {
  await panel(page).getByRole('button', { name: 'Keep a copy' }).click();
  await expect(panel(page)).toContainText('This device has a copy');
}

/** Returns the names of the site's caches, and the number of its service workers. */
const readOfflineStorage = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test('nothing is kept unasked, nor when the copy is cut off, which can be repeated', async ({
  page,
}) => {
  const emptyStorage = { caches: [], workers: 0 };
  await openPanel(page);
  await expect(panel(page)).toContainText(/is a download of \d\.\d\sMB/);
  await expectAccessible(page, { part: 'main' });
  expect(await readOfflineStorage(page)).toEqual(emptyStorage);
  expect(proxy.requestPaths).not.toContain('/offline-worker.js');
  proxy.cutAnswers('/search-records.json');
  await panel(page).getByRole('button', { name: 'Keep a copy' }).click();
  await expect(panel(page)).toContainText('No copy was kept:');
  expect(await readOfflineStorage(page)).toEqual(emptyStorage);
  proxy.restore();
  await pressKeepCopy(page);
  await expectAccessible(page, { part: 'main' });
});

test('a list or a file that never comes counts as failed after 30 seconds, and is requested again', async ({
  page,
}) => {
  await page.clock.install();
  /**
   * Waits until a file has been requested `count` times. Then moves the clock of the page by more
   * than the 30 seconds that an answer may take.
   */
  const letRequestTimeOut = async (path: string, count: number) => {
    await expect
      .poll(() => proxy.requestPaths.filter((requestedPath) => requestedPath === path).length)
      .toBe(count);
    await page.clock.fastForward(31_000);
  };
  proxy.pauseAnswers('/offline-copy.json', '}');
  await openPanel(page);
  await letRequestTimeOut('/offline-copy.json', 1);
  await expect(panel(page)).toContainText('The size of a copy could not be loaded.');
  proxy.restore();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toContainText('is a download of');

  proxy.pauseAnswers('/search-records.json', '}');
  await panel(page).getByRole('button', { name: 'Keep a copy' }).click();
  await letRequestTimeOut('/search-records.json', 1);
  await expect(panel(page)).toContainText('No copy was kept: No answer came within 30 seconds.');
  expect(await readOfflineStorage(page)).toEqual({ caches: [], workers: 0 });
  proxy.restore();
  await pressKeepCopy(page);
});

test('a kept copy has every page, the figures and the search when there is no network', async ({
  page,
}) => {
  await keepCopy(page);
  const onlineHeaders = (await page.goto(proxy.url + thirdPage.address))?.headers() ?? {};
  proxy.breakNetwork('down');
  const keptHeaders = (await page.goto(proxy.url + thirdPage.address))?.headers() ?? {};
  for (const name of ['content-security-policy', 'content-type', 'x-content-type-options']) {
    expect(keptHeaders[name], name).toBe(onlineHeaders[name]);
    expect(keptHeaders[name], name).toBeTruthy();
  }
  // The note shows the date of the copied answers.
  const copyDate = new Date(String(keptHeaders.date)).toISOString();
  await expect(copyNote(page).getByRole('time')).toHaveAttribute('datetime', copyDate);
  for (const { address, heading } of pages) {
    await page.goto(proxy.url + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(copyNote(page)).toHaveCount(1);
  }
  // Links, reloads and other addresses of a page work without a network, too.
  await open(page, proxy.url + thirdPage.address);
  const sidebar = page.getByRole('navigation', { name: SIDEBAR });
  await sidebar.getByRole('link', { name: secondPage.heading, exact: true }).click();
  // The test first waits for the heading, because the former page has a note, too, and because the
  // address changes before the next document comes.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(secondPage.heading);
  await expect(page).toHaveURL(proxy.url + changedAddress);
  await expect(copyNote(page)).toHaveCount(1);
  await waitUntilReady(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(secondPage.heading);
  await page.goto(`${proxy.url}${changedAddress}/index.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(secondPage.heading);
  await page.goto(`${proxy.url}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  await open(page, proxy.url + FIGURES.polls);
  await page.locator('site-island').first().scrollIntoViewIfNeeded();
  await expect(page.locator('site-island[data-hydrated]').first()).toBeAttached();

  await page.goto(`${proxy.url}/search?q=${rareWord.typed}`);
  await expect(main(page).locator('article ol > li > a').first()).toHaveAttribute(
    'href',
    inSite(rareWord.address),
  );
  await open(page, `${proxy.url}/docs/`);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(commonWord);
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('pages are those of the server, or of the copy while the server is down or slow', async ({
  page,
}) => {
  await keepCopy(page);
  await servedFolder.deploy(builds.new);
  await page.goto(proxy.url + changedAddress);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHANGED_PAGE.heading);
  await expect(copyNote(page)).toHaveCount(0);
  // While requests are stuck, the browser may send no further ones, so `stuck` comes last.
  for (const state of ['server down', 'stuck'] as const) {
    proxy.breakNetwork(state);
    await page.goto(proxy.url + changedAddress);
    await expect(copyNote(page), state).toHaveCount(1);
  }
});

test('a deployment replaces the copy, and one that is cut off leaves it whole', async ({
  page,
}) => {
  await keepCopy(page);
  const storageBefore = await readOfflineStorage(page);
  await servedFolder.deploy(builds.new);
  // The proxy cuts off one file of the new copy.
  proxy.cutAnswers('/search-records.json');
  await page.goto(proxy.url);
  await expect
    .poll(() => proxy.requestPaths.filter((path) => path === '/search-records.json').length)
    .toBeGreaterThan(1);
  await expect.poll(() => readOfflineStorage(page)).toEqual(storageBefore);
  proxy.breakNetwork('down');
  await page.goto(proxy.url + changedAddress);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(secondPage.heading);

  proxy.restore();
  await page.goto(proxy.url);
  await expect
    .poll(async () => (await readOfflineStorage(page)).caches)
    .not.toEqual(storageBefore.caches);
  await expect.poll(async () => (await readOfflineStorage(page)).caches).toHaveLength(1);
  proxy.breakNetwork('down');
  await page.goto(proxy.url + changedAddress);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHANGED_PAGE.heading);
});

test('removing the copy leaves nothing, in another tab either', async ({ page, context }) => {
  await keepCopy(page);
  const otherTab = await context.newPage();
  await openPanel(otherTab);
  await expect(panel(otherTab)).toContainText('This device has a copy');
  await panel(page).getByRole('button', { name: 'Remove the copy' }).click();
  await expect(panel(page)).toContainText('The copy was removed.');
  expect(await readOfflineStorage(page)).toEqual({ caches: [], workers: 0 });
  await otherTab.goto(proxy.url + changedAddress);
  await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText(secondPage.heading);
  expect(await readOfflineStorage(otherTab)).toEqual({ caches: [], workers: 0 });
});

test('a browser without workers says that it keeps no copies', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }),
  );
  await openPanel(page);
  await expect(panel(page)).toContainText('keeps no copies of sites');
  await expect(panel(page).getByRole('button')).toHaveCount(0);
});
