import type { Page } from '@playwright/test';
import { buildFixture, CHANGED_PAGE } from '../lib/fixtureSite';
import { inSite, siteAt } from '../lib/inSite';
import { open, setConnection, waitUntilReady } from '../lib/navigation';
import { ServedFolder } from '../lib/servedFolder';
import { firstPage, SIDEBAR, secondPage, thirdPage } from './pages';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

let served: ServedFolder;
/** The folders of two builds of the site. The new build has another heading on the second page. */
let builds: { old: string; new: string };
let siteUrl = '';

test.beforeAll(async () => {
  builds = { old: await buildFixture('fixed'), new: await buildFixture('later') };
  served = new ServedFolder();
  await served.deploy(builds.old);
  siteUrl = siteAt(await served.serve());
});

test.beforeEach(async ({ page }) => {
  await setConnection(page, { saveData: true });
  await served.deploy(builds.old);
});

test.afterAll(() => served?.remove());

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: SIDEBAR }).getByRole('link', { name, exact: true });

/** Records the paths of the documents that the page loads from now on. */
function recordDocuments(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  return loaded;
}

test('a link followed after a new deployment displays the new page', async ({ page }) => {
  await open(page, siteUrl + thirdPage.path);
  await page.evaluate(() => scrollTo(0, 600));
  await served.deploy(builds.new);
  const loaded = recordDocuments(page);
  await link(page, secondPage.heading).click();
  await expect(page.locator('h1')).toHaveText(CHANGED_PAGE.heading);
  await expect(page).toHaveURL(siteUrl + secondPage.path);
  await waitUntilReady(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(loaded).toEqual([inSite(secondPage.path)]);

  // The document now belongs to the new deployment, so the site loads its pages as fragments again.
  await link(page, firstPage.heading).click();
  await expect(page.locator('h1')).toHaveText(firstPage.heading);
  expect(loaded).toEqual([inSite(secondPage.path)]);
});

test('when the new script fails to load, nothing loops: text and links work', async ({ page }) => {
  await open(page, siteUrl + thirdPage.path);
  await served.deploy(builds.new);
  await page.route('**/static/js/**', (route) => route.abort());
  const loaded = recordDocuments(page);
  await link(page, secondPage.heading).click();
  await expect(page.locator('h1')).toHaveText(CHANGED_PAGE.heading);
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await link(page, thirdPage.heading).click();
  await expect(page.locator('h1')).toHaveText(thirdPage.heading);
  expect(loaded).toEqual([secondPage.path, thirdPage.path].map(inSite));
});
