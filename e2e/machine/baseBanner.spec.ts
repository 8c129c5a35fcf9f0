import { expectAccessible } from '../lib/axe';
import { buildFixture, fixedFacts } from '../lib/fixtureSite';
import { ServedFolder } from '../lib/servedFolder';
import { secondPage } from './pages';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

/** The fixed site. It is built for the path “/site/”, but served below “/elsewhere/”. */
let servedFolder: ServedFolder;
let serverUrl = '';

test.beforeAll(async () => {
  servedFolder = new ServedFolder();
  await servedFolder.deploy(await buildFixture('fixed'), 'elsewhere');
  serverUrl = await servedFolder.serve();
});

test.afterAll(() => servedFolder.remove());

test('served below another path than it is built for, each page suggests that path', async ({
  page,
}) => {
  const banner = page.getByRole('alert');
  for (const path of ['/elsewhere/', '/elsewhere/docs/']) {
    await page.goto(`${serverUrl}${path}`);
    await expect(banner).toHaveCount(1);
    await expect(banner).toContainText(`The site is built for the base “${fixedFacts.base}”`);
    await expect(banner).toContainText('Build it with base: /elsewhere/ in site.yaml');
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(await expectAccessible(page, { part: '[role="alert"]' })).toContain('color-contrast');
});

test('the address is displayed in the banner as text, not as HTML', async ({ page }) => {
  await page.route(`**${secondPage.address}`, async (route) =>
    route.fulfill({
      path: `${servedFolder.folder}/elsewhere${secondPage.address}.html`,
      contentType: 'text/html',
    }),
  );
  // Browsers always percent-encode < and > in a path, so an address cannot contain an element. But
  // an address can contain &lt;b&gt;, which HTML would display as <b>.
  await page.goto(`${serverUrl}/<i>&lt;b&gt;&amp;${secondPage.address}`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('base: /%3Ci%3E&lt;b&gt;&amp;/ in');
  await expect(banner.locator('*')).toHaveCount(0);
  await expect(page).toHaveTitle(`${secondPage.heading} – ${fixedFacts.name}`);
});
