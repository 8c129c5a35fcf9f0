import { site } from '../shared/configuration';
import { expectAccessible } from './axe';
import { firstPage, secondPage, theirSidebar } from './routes';
import { ServedFolder } from './servedFolder';
import { expect, test } from './test';
import { builtVariant, siteUnderTest } from './variants';

test.describe.configure({ mode: 'serial' });

/**
 * `below` is the site under test, served below `/elsewhere/`; `right` is built for `/site/` and
 * served there.
 */
let served: Record<'below' | 'right', ServedFolder>;
let urls: Record<keyof typeof served, string>;

test.beforeAll(async () => {
  served = { below: new ServedFolder(), right: new ServedFolder() };
  await served.below.deploy(siteUnderTest, 'elsewhere');
  await served.right.deploy(await builtVariant('underPath'));
  const [below, right] = await Promise.all([served.below.serve(), served.right.serve()]);
  urls = { below, right };
});

test.afterAll(async () => {
  await Promise.all(Object.values(served).map((folder) => folder.remove()));
});

test('served below another path than it is built for, each page suggests that path', async ({
  page,
}) => {
  const banner = page.getByRole('alert');
  for (const path of ['/elsewhere/', '/elsewhere/docs/']) {
    await page.goto(`${urls.below}${path}`);
    await expect(banner).toHaveCount(1);
    await expect(banner).toContainText(
      `did not load properly: the site is built for the base “${site.base}”`,
    );
    await expect(banner).toContainText('Build it with base: /elsewhere/ in site.yaml');
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(await expectAccessible(page, { part: '[role="alert"]' })).toContain('color-contrast');
});

test('built for /site/ and served there, the site works and shows no banner', async ({ page }) => {
  await page.goto(`${urls.right}/site${secondPage.path}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: theirSidebar })
    .getByRole('link', { name: firstPage.link, exact: true })
    .click();
  await expect(page).toHaveURL(`${urls.right}/site${firstPage.path}`);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(secondPage.heading);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Documentation' })
    .click();
  await expect(page).toHaveURL(`${urls.right}/site/docs/`);
});

test('the address is displayed in the banner as text, not as HTML', async ({ page }) => {
  await page.route(`**${secondPage.path}`, async (route) =>
    route.fulfill({
      path: `${served.below.folder}/elsewhere${secondPage.path}.html`,
      contentType: 'text/html',
    }),
  );
  // Browsers always percent-encode < and > in a path, so an address cannot contain an element. But
  // it can contain &lt;b&gt;, which HTML would display as <b>.
  await page.goto(`${urls.below}/<i>&lt;b&gt;&amp;${secondPage.path}`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('base: /%3Ci%3E&lt;b&gt;&amp;/ in');
  await expect(banner.locator('*')).toHaveCount(0);
  await expect(page).toHaveTitle(`${secondPage.heading} – ${site.name}`);
});
