import type { Page } from '@playwright/test';
import { open, ready, tellConnection } from './navigation';
import { ServedFolder } from './servedFolder';
import { expect, test } from './test';
import { builtVariant, siteUnderTest } from './variants';

test.describe.configure({ mode: 'serial' });

let served: ServedFolder;
/** The folders of two deployments; the later one has another heading on the page of the basics. */
let builds: { old: string; new: string };
let site = '';

test.beforeAll(async () => {
  builds = { old: siteUnderTest, new: await builtVariant('published') };
  served = new ServedFolder();
  served.deploy(builds.old);
  site = await served.serve();
});

test.beforeEach(async ({ page }) => {
  await tellConnection(page, { saveData: true });
  served.deploy(builds.old);
});

test.afterAll(() => served?.remove());

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name });

/** The paths of the documents that the page loads from now on. The list grows with each. */
function documentsLoaded(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  return loaded;
}

test('a link followed after a new deployment displays the new page', async ({ page }) => {
  await open(page, `${site}/docs/mattermost/getting-start/managing-members`);
  await page.evaluate(() => scrollTo(0, 600));
  served.deploy(builds.new);
  const loaded = documentsLoaded(page);
  await link(page, 'Messaging basics').click();
  await expect(page.locator('h1')).toHaveText('Today in writing');
  await expect(page).toHaveURL(`${site}/docs/mattermost/getting-start/messaging-basics`);
  await ready(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(loaded).toEqual(['/docs/mattermost/getting-start/messaging-basics']);

  // The document is now of the new deployment, whose pages are loaded as fragments again.
  await link(page, 'Signing in').click();
  await expect(page.locator('h1')).toHaveText('Signing in');
  expect(loaded).toEqual(['/docs/mattermost/getting-start/messaging-basics']);
});

test('back after a new deployment displays the new page', async ({ page, context }) => {
  await open(page, `${site}/docs/mattermost/getting-start/messaging-basics`);
  await link(page, 'Managing members').click();
  await expect(page.locator('h1')).toHaveText('Managing members');
  await page.reload();
  await ready(page);
  served.deploy(builds.new);
  // Otherwise the old fragment would be in the browser's cache, and the old page would rightly be displayed.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const loaded = documentsLoaded(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Today in writing');
  await ready(page);
  expect(loaded).toEqual(['/docs/mattermost/getting-start/messaging-basics']);
});

test('after a new deployment during an outage, one Retry displays the new page', async ({ page }) => {
  await open(page, `${site}/docs/mattermost/getting-start/managing-members`);
  await page.route('**/*', (route) => route.abort());
  await link(page, 'Messaging basics').click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  served.deploy(builds.new);
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('h1')).toHaveText('Today in writing');
});

test('when the script of the new deployment fails to load, nothing loops: text and links work', async ({
  page,
}) => {
  await open(page, `${site}/docs/mattermost/getting-start/managing-members`);
  served.deploy(builds.new);
  await page.route('**/static/js/**', (route) => route.abort());
  const loaded = documentsLoaded(page);
  await link(page, 'Messaging basics').click();
  await expect(page.locator('h1')).toHaveText('Today in writing');
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await link(page, 'Managing members').click();
  await expect(page.locator('h1')).toHaveText('Managing members');
  expect(loaded).toEqual([
    '/docs/mattermost/getting-start/messaging-basics',
    '/docs/mattermost/getting-start/managing-members',
  ]);
});
