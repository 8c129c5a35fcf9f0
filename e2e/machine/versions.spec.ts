import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe';
import { open } from '../lib/navigation';
import { measureOverflow } from '../lib/readable';
import { serveFixture } from './served';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

const versionedSite = serveFixture('versions');

const versionMenu = (page: Page) => page.getByRole('button', { name: /^Docs version/ });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const readStoredVersion = (page: Page) =>
  page.evaluate(() => localStorage.getItem('docs-preferred-version'));

async function chooseVersion(page: Page, version: string) {
  await versionMenu(page).click();
  await page.getByRole('link', { name: version, exact: true }).click();
}

test('the menu leads to the same page in the other version, and back, also by keyboard', async ({
  page,
}) => {
  await open(page, `${versionedSite.url}/docs/mattermost/introduction`);
  await expect(versionMenu(page)).toHaveAccessibleName('Docs version v1');
  await versionMenu(page).press('Enter');
  await expect(page.getByRole('link', { name: 'v2', exact: true })).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'v2', exact: true })).toBeHidden();
  await expect(versionMenu(page)).toBeFocused();
  await chooseVersion(page, 'v2');
  await expect(page).toHaveURL(`${versionedSite.url}/v2/docs/mattermost/introduction`);
  await expect(page.getByRole('main')).toContainText('Introduction to the second version.');
  await expect(versionMenu(page)).toHaveAccessibleName('Docs version v2');
  expect(await readStoredVersion(page)).toBe('v2');
  await chooseVersion(page, 'v1');
  await expect(page).toHaveURL(`${versionedSite.url}/docs/mattermost/introduction`);
  await expect(page.getByRole('main')).toContainText('Introduction to the first version.');
  expect(await readStoredVersion(page)).toBe('v1');
});

test('links lead to the chosen version if it has their page, on later visits too', async ({
  page,
}) => {
  await open(page, `${versionedSite.url}/`);
  await chooseVersion(page, 'v2');
  await expect(page).toHaveURL(`${versionedSite.url}/v2/docs/`);
  await open(page, `${versionedSite.url}/cgu`);
  await expect(versionMenu(page)).toHaveAccessibleName('Docs version v2');
  await expect(mainLink(page, 'Documentation')).toHaveAttribute('href', '/v2/docs/');
  await expect(mainLink(page, 'Services')).toHaveAttribute('href', '/v2/docs/services');
  await expect(mainLink(page, 'Association')).toHaveAttribute('href', '/docs/association');
  await mainLink(page, 'Documentation').click();
  await expect(page).toHaveURL(`${versionedSite.url}/v2/docs/`);
  await expect(mainLink(page, 'Documentation')).toHaveAttribute('aria-current', 'page');

  // The sidebar lists the pages of the version, and the links in the text stay in this version.
  await expect(sidebar(page).getByRole('link')).toHaveText(['Where to start', 'Introduction']);
  await page.getByRole('main').getByRole('link', { name: 'the introduction' }).click();
  await expect(page).toHaveURL(`${versionedSite.url}/v2/docs/mattermost/introduction`);
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Introduction');
  await page.locator('a[rel=prev]').click();
  await expect(page).toHaveURL(`${versionedSite.url}/v2/docs/`);
  await page.goto(`${versionedSite.url}/docs/`);
  await expect(sidebar(page).getByRole('link')).toHaveText([
    'Where to start',
    'Introduction',
    'Polls',
  ]);
});

test('the search covers the version of the page, or the selected one', async ({ page }) => {
  await open(page, `${versionedSite.url}/docs/`);
  await chooseVersion(page, 'v2');
  // The visitor opens the search before the page of the other version has loaded.
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(`${versionedSite.url}/v2/docs/`);
  await page.getByRole('dialog').getByRole('combobox').fill('introduction');
  await expect(page.getByRole('option').first()).toHaveAttribute(
    'href',
    '/v2/docs/mattermost/introduction',
  );
  await page.getByRole('link', { name: 'See all results' }).click();

  const resultLinks = page.getByRole('article').locator('ol > li > a');
  const readAddresses = () =>
    resultLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
  await expect.poll(readAddresses).toEqual(['/v2/docs/', '/v2/docs/mattermost/introduction']);
  await page.getByRole('combobox', { name: 'Version' }).selectOption('v1');
  await expect.poll(readAddresses).toEqual(['/docs/', '/docs/mattermost/introduction']);
  await page.getByRole('combobox', { name: 'Version' }).selectOption('All versions');
  await expect.poll(readAddresses).toHaveLength(4);

  // The search also finds pages without a version, such as the terms, for any selected version.
  await page.getByRole('combobox', { name: 'Version' }).selectOption('v2');
  await page.getByRole('searchbox').fill('agree');
  await expect.poll(readAddresses).toEqual(['/cgu']);
});

test('a stored version that no longer exists is forgotten', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('docs-preferred-version', 'v0'));
  await open(page, `${versionedSite.url}/cgu`);
  await expect(versionMenu(page)).toHaveAccessibleName('Docs version v1');
  await expect(mainLink(page, 'Documentation')).toHaveAttribute('href', '/docs/');
  expect(await readStoredVersion(page)).toBeNull();
});

test('on narrow screens the menu is in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${versionedSite.url}/docs/mattermost/introduction`);
  await expect(versionMenu(page)).toBeHidden();
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const versionNavigation = page.getByRole('navigation', { name: 'Docs version' });
  await expect(versionNavigation.getByRole('link', { name: 'v1' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await versionNavigation.getByRole('link', { name: 'v2' }).click();
  await expect(page).toHaveURL(`${versionedSite.url}/v2/docs/mattermost/introduction`);
  await expect(versionNavigation).toBeHidden();
  expect(await readStoredVersion(page)).toBe('v2');
});

test('with one version there is no menu', async ({ page }) => {
  await open(page, '/docs/');
  await expect(versionMenu(page)).toHaveCount(0);
});

test('without posts the archive says so, and there is no feed', async ({ page, request }) => {
  await open(page, `${versionedSite.url}/blog/archive`);
  await expect(page.getByRole('main')).toContainText('No post has been published yet');
  await expect(page.locator('head link[type="application/atom+xml"]')).toHaveCount(0);
  expect((await request.get(`${versionedSite.url}/blog/feed.atom`)).status()).toBe(404);
});
