import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { basePathConf } from '../plugins/outputs/siteFiles';
import { expectAccessible } from './axe';
import { ServedFolder } from './servedFolder';
import { builtVariant } from './variants';

test.describe.configure({ mode: 'serial' });

/**
 * `below` is built for `/` and served below `/site/`; `top` is built for `/site/` and served at
 * `/` by a server that does not know the path; `right` is built for `/site/` and served there.
 */
let served: Record<'below' | 'top' | 'right', ServedFolder>;
let urls: Record<keyof typeof served, string>;

test.beforeAll(async () => {
  served = { below: new ServedFolder(), top: new ServedFolder(), right: new ServedFolder() };
  served.below.deploy(await builtVariant('unchanged'), 'site');
  const built = await builtVariant('underPath');
  served.top.deploy(built);
  writeFileSync(path.join(served.top.folder, '.base.conf'), basePathConf('/'));
  served.right.deploy(built);
  const [below, top, right] = await Promise.all([
    served.below.serve(),
    served.top.serve(),
    served.right.serve(),
  ]);
  urls = { below, top, right };
});

test.afterAll(async () => {
  await Promise.all(Object.values(served).map((folder) => folder.remove()));
});

for (const { path, base } of [
  { path: '/site/', base: '/site/' },
  { path: '/site/docs/', base: '/site/' },
]) {
  test(`built for /, ${path} suggests ${base}`, async ({ page }) => {
    await page.goto(`${urls.below}${path}`);
    const banner = page.getByRole('alert');
    await expect(banner).toHaveCount(1);
    await expect(banner).toContainText('built for the base “/”');
    await expect(banner).toContainText(`'${base}'`);
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('axe finds no violation in the banner', async ({ page }) => {
  await page.goto(`${urls.below}/site/docs/mattermost/getting-start/messaging-basics`);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await expectAccessible(page, { part: '[role="alert"]' })).toContain('color-contrast');
});

test('built for /site/ and served there, the site works and shows no banner', async ({ page }) => {
  await page.goto(`${urls.right}/site/docs/mattermost/getting-start/messaging-basics`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Signing in' })
    .click();
  await expect(page).toHaveURL(`${urls.right}/site/docs/mattermost/getting-start/signing-in`);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Messaging basics');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL(`${urls.right}/site/docs/`);
});

test('the address is displayed in the banner as text, not as HTML', async ({ page }) => {
  await page.route('**/docs/mattermost/getting-start/messaging-basics', async (route) =>
    route.fulfill({
      path: `${served.below.folder}/site/docs/mattermost/getting-start/messaging-basics.html`,
      contentType: 'text/html',
    }),
  );
  // Browsers always percent-encode < and > in a path, so an address cannot contain an element. But
  // it can contain &lt;b&gt;, which HTML would display as <b>.
  await page.goto(`${urls.below}/<i>&lt;b&gt;&amp;/docs/mattermost/getting-start/messaging-basics`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText("'/%3Ci%3E&lt;b&gt;&amp;/'");
  await expect(banner.locator('*')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Messaging basics/);
});

test('under the right base the HTML has no banner, and a failing network does not show it', async ({
  page,
}) => {
  const html = await (await page.request.get('/docs/mattermost/getting-start/messaging-basics')).text();
  expect(html.replaceAll(/<script\b.*?<\/script>/gs, '')).not.toContain('is built for the base');
  await page.route(/\/static\//, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/docs/mattermost/getting-start/messaging-basics');
  await failed;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.getByRole('alert')).toHaveCount(0);
});
