import { expectAccessible } from './axe';
import { ServedFolder } from './servedFolder';
import { expect, test } from './test';
import { builtVariant, siteUnderTest } from './variants';

test.describe.configure({ mode: 'serial' });

const BASICS = '/docs/mattermost/getting-start/messaging-basics';

/** `below` is built for `/` and served below `/site/`; `right` is built for `/site/` and served there. */
let served: Record<'below' | 'right', ServedFolder>;
let urls: Record<keyof typeof served, string>;

test.beforeAll(async () => {
  served = { below: new ServedFolder(), right: new ServedFolder() };
  await served.below.deploy(siteUnderTest, 'site');
  await served.right.deploy(await builtVariant('underPath'));
  const [below, right] = await Promise.all([served.below.serve(), served.right.serve()]);
  urls = { below, right };
});

test.afterAll(async () => {
  await Promise.all(Object.values(served).map((folder) => folder.remove()));
});

test('built for / and served below /site/, each page suggests /site/', async ({ page }) => {
  const banner = page.getByRole('alert');
  for (const path of ['/site/', '/site/docs/']) {
    await page.goto(`${urls.below}${path}`);
    await expect(banner).toHaveCount(1);
    await expect(banner).toContainText('did not load properly: the site is built for the base “/”');
    await expect(banner).toContainText("'/site/'");
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(await expectAccessible(page, { part: '[role="alert"]' })).toContain('color-contrast');
});

test('built for /site/ and served there, the site works and shows no banner', async ({ page }) => {
  await page.goto(`${urls.right}/site${BASICS}`);
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
  await page.route(`**${BASICS}`, async (route) =>
    route.fulfill({ path: `${served.below.folder}/site${BASICS}.html`, contentType: 'text/html' }),
  );
  // Browsers always percent-encode < and > in a path, so an address cannot contain an element. But
  // it can contain &lt;b&gt;, which HTML would display as <b>.
  await page.goto(`${urls.below}/<i>&lt;b&gt;&amp;${BASICS}`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText("'/%3Ci%3E&lt;b&gt;&amp;/'");
  await expect(banner.locator('*')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Messaging basics/);
});
