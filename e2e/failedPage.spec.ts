import { expect, type Page, test } from '@playwright/test';
import { site } from '../site.config';
import { expectAccessible } from './axe';
import { FragmentRequests, fragmentOf, open, ready, tellConnection } from './navigation';

test.beforeEach(async ({ page }) => {
  // With Save-Data no page is prefetched before the click.
  await tellConnection(page, { saveData: true });
});

const sidebar = (page: Page) => page.getByRole('navigation', { name: /sidebar$/ });
const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** The ways to request a page: what happens before, the action, and the page it leads to. */
const waysToNavigate: {
  name: string;
  start: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<unknown>;
  to: string;
  heading: string;
}[] = [
  {
    name: 'a sidebar link',
    start: (page) => open(page, '/docs/mattermost/getting-start/managing-members'),
    act: (page) => sidebar(page).getByRole('link', { name: 'Messaging basics' }).click(),
    to: '/docs/mattermost/getting-start/messaging-basics',
    heading: 'Messaging basics',
  },
  {
    name: 'a link in the text',
    start: (page) => open(page, '/docs/'),
    act: (page) =>
      page.getByRole('main').getByRole('link', { name: 'Introduction to Mattermost' }).first().click(),
    to: '/docs/mattermost/introduction',
    heading: 'Introduction to Mattermost',
  },
  {
    name: 'the navbar',
    start: (page) => open(page, '/'),
    act: (page) => mainLinks(page).getByRole('link', { name: 'Services' }).click(),
    to: '/docs/services',
    heading: 'Services',
  },
  {
    name: 'the next page',
    start: (page) => open(page, '/docs/mattermost/messaging/polls'),
    act: (page) => page.locator('a[rel=next]').click(),
    to: '/docs/mattermost/settings/account-settings',
    heading: 'Account settings',
  },
  {
    name: 'a search result',
    start: (page) => open(page, '/search?q=statutes'),
    act: (page) => page.getByRole('main').getByRole('link', { name: 'Statutes' }).click(),
    to: '/docs/association/statuts',
    heading: 'Statutes',
  },
  {
    name: 'back',
    async start(page) {
      await open(page, '/docs/mattermost/getting-start/messaging-basics');
      await sidebar(page).getByRole('link', { name: 'Managing members' }).click();
      await expect(page.locator('h1')).toHaveText('Managing members');
      await page.reload();
      await ready(page);
    },
    act: (page) => page.goBack(),
    to: '/docs/mattermost/getting-start/messaging-basics',
    heading: 'Messaging basics',
  },
  {
    name: 'forward',
    async start(page) {
      await open(page, '/docs/mattermost/getting-start/managing-members');
      await sidebar(page).getByRole('link', { name: 'Messaging basics' }).click();
      await expect(page.locator('h1')).toHaveText('Messaging basics');
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Managing members');
      await page.reload();
      await ready(page);
    },
    act: (page) => page.goForward(),
    to: '/docs/mattermost/getting-start/messaging-basics',
    heading: 'Messaging basics',
  },
];

for (const { name, start, act, to, heading } of waysToNavigate) {
  test(`a failed page requested by ${name} can be retried`, async ({ page }) => {
    await start(page);
    const requests = await FragmentRequests.of(page, to);
    await requests.fail();
    await act(page);

    const box = page.getByRole('alert');
    await expect(box).toContainText('This page could not be loaded.');
    await expect(box).toContainText(fragmentOf(to));
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} – ${site.name}`);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(requests.sent).toBe(1);

    await retry(page).click();
    await expect(box).toContainText('Tried 2 times.');
    expect(requests.sent).toBe(2);

    await requests.pass();
    await retry(page).click();
    await expect(box).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(heading);
    expect(await page.locator('article p').count()).toBeGreaterThan(2);
    expect(requests.sent).toBe(3);
    await expect(page).toHaveURL(to);
  });
}

test('the navbar and the sidebar work while a failed page is displayed', async ({ page }) => {
  await open(page, '/docs/mattermost/getting-start/managing-members');
  const requests = await FragmentRequests.of(page, '/docs/mattermost/getting-start/messaging-basics');
  await requests.fail();
  await sidebar(page).getByRole('link', { name: 'Messaging basics' }).click();
  await expect(retry(page)).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Messaging basics' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  // A click on the same link tries again.
  await sidebar(page).getByRole('link', { name: 'Messaging basics' }).click();
  await expect.poll(() => requests.sent).toBe(2);
  await expect(retry(page)).toBeVisible();

  await sidebar(page).getByRole('link', { name: 'Signing in' }).click();
  await expect(page.locator('h1')).toHaveText('Signing in');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(retry(page)).toBeVisible();
  await mainLinks(page).getByRole('link', { name: 'Association' }).click();
  await expect(page.locator('h1')).toHaveText('Association');
});

test('after a retry the view is at the hash target, or where the page was left', async ({ page }) => {
  await open(page, '/docs/');
  const terms = await FragmentRequests.of(page, '/cgu');
  await terms.fail();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).click();
  await expect(retry(page)).toBeVisible();
  await terms.pass();
  await retry(page).click();
  const target = page.getByRole('heading', { name: 'Legal notice', level: 2 });
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();

  await page.evaluate(() => scrollTo(0, 1200));
  await mainLinks(page).getByRole('link', { name: 'Services' }).click();
  await expect(page.locator('h1')).toHaveText('Services');
  await page.reload();
  await ready(page);
  await terms.fail();
  await page.goBack();
  await expect(retry(page)).toBeVisible();
  await terms.pass();
  await retry(page).click();
  await expect(page.locator('h1')).toHaveText('Terms of use');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

test('a failed page is retried automatically when the browser is back online', async ({ page, context }) => {
  await open(page, '/docs/mattermost/getting-start/managing-members');
  await context.setOffline(true);
  await sidebar(page).getByRole('link', { name: 'Messaging basics' }).click();
  await expect(retry(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Messaging basics');
  expect(await page.locator('article p').count()).toBeGreaterThan(2);
});

test.describe('a page whose prefetch failed offline', () => {
  test('is displayed at the first click once the browser is back online', async ({ page, context }) => {
    // Overrides the Save-Data of beforeEach, so that pages are prefetched.
    await tellConnection(page, { saveData: false });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await open(page, '/docs/mattermost/getting-start/managing-members');
    const failed = page.waitForEvent('requestfailed');
    await context.setOffline(true);
    const link = sidebar(page).getByRole('link', { name: 'Messaging basics' });
    await link.hover();
    await failed;
    await context.setOffline(false);
    await link.click();
    await expect(page.locator('h1')).toHaveText('Messaging basics');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

for (const mode of ['light', 'dark']) {
  test(`axe finds no violation on a failed page in ${mode} mode`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, '/docs/mattermost/getting-start/managing-members');
    const requests = await FragmentRequests.of(page, '/docs/mattermost/getting-start/messaging-basics');
    await requests.fail();
    await sidebar(page).getByRole('link', { name: 'Messaging basics' }).click();
    await expect(retry(page)).toBeVisible();
    await expectAccessible(page);
  });
}
