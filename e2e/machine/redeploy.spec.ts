import type { Page } from '@playwright/test';
import { buildFixture, CHANGED_PAGE } from '../lib/fixtureSite';
import { inSite, siteUrlAt } from '../lib/inSite';
import { open, setConnection, waitUntilReady } from '../lib/navigation';
import { ServedFolder } from '../lib/servedFolder';
import { firstPage, SIDEBAR, secondPage, thirdPage } from './pages';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

let servedFolder: ServedFolder;
/** The folders of two builds of the site. The new build has another heading on the second page. */
let builds: { old: string; new: string };
let siteUrl = '';

test.beforeAll(async () => {
  builds = { old: await buildFixture('fixed'), new: await buildFixture('later') };
  servedFolder = new ServedFolder();
  await servedFolder.deploy(builds.old);
  siteUrl = siteUrlAt(await servedFolder.serve());
});

test.beforeEach(async ({ page }) => {
  await setConnection(page, { saveData: true });
  await servedFolder.deploy(builds.old);
});

test.afterAll(() => servedFolder?.remove());

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: SIDEBAR }).getByRole('link', { name, exact: true });

/** Records the paths of the documents that the page loads from now on. */
function recordDocuments(page: Page): string[] {
  const loadedPaths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loadedPaths.push(new URL(request.url()).pathname);
    }
  });
  return loadedPaths;
}

test('a link followed after a new deployment displays the new page', async ({ page }) => {
  await open(page, siteUrl + thirdPage.address);
  await page.evaluate(() => scrollTo(0, 600));
  await servedFolder.deploy(builds.new);
  const loadedPaths = recordDocuments(page);
  await sidebarLink(page, secondPage.heading).click();
  await expect(page.locator('h1')).toHaveText(CHANGED_PAGE.heading);
  await expect(page).toHaveURL(siteUrl + secondPage.address);
  await waitUntilReady(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(loadedPaths).toEqual([inSite(secondPage.address)]);

  // The document now belongs to the new deployment, so the site loads its pages as fragments again.
  await sidebarLink(page, firstPage.heading).click();
  await expect(page.locator('h1')).toHaveText(firstPage.heading);
  expect(loadedPaths).toEqual([inSite(secondPage.address)]);
});

test('when the new script fails to load, nothing loops: text and links work', async ({ page }) => {
  await open(page, siteUrl + thirdPage.address);
  await servedFolder.deploy(builds.new);
  await page.route('**/static/js/**', (route) => route.abort());
  const loadedPaths = recordDocuments(page);
  await sidebarLink(page, secondPage.heading).click();
  await expect(page.locator('h1')).toHaveText(CHANGED_PAGE.heading);
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await sidebarLink(page, thirdPage.heading).click();
  await expect(page.locator('h1')).toHaveText(thirdPage.heading);
  expect(loadedPaths).toEqual([secondPage.address, thirdPage.address].map(inSite));
});
