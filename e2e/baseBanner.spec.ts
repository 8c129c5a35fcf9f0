import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { ProjectCopy } from './project';
import { ServedFolder } from './served';

test.describe.configure({ mode: 'serial' });

let project: ProjectCopy;
/** Built for `/` and served below `/site/`; built for `/site/` and served at the top; the same, served where it belongs. */
let served: Record<'below' | 'top' | 'right', ServedFolder>;
let site: Record<keyof typeof served, string>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  project = new ProjectCopy();
  served = { below: new ServedFolder(), top: new ServedFolder(), right: new ServedFolder() };
  served.below.publish(await project.build(), 'site');
  project.edit('site.config.ts', "base: '/'", "base: '/site/'");
  const built = await project.build();
  served.top.publish(built);
  served.right.publish(built, 'site');
  const [below, top, right] = await Promise.all([
    served.below.serve(),
    served.top.serve(),
    served.right.serve(),
  ]);
  site = { below, top, right };
});

test.afterAll(async () => {
  await Promise.all(Object.values(served).map((folder) => folder.remove()));
  project.remove();
});

for (const { path, base } of [
  { path: '/site/', base: '/site/' },
  { path: '/site/docs/services/board', base: '/site/' },
  { path: '/site/docs/', base: '/site/' },
]) {
  test(`built for /, ${path} suggests ${base}`, async ({ page }) => {
    await page.goto(`${site.below}${path}`);
    const banner = page.getByRole('alert');
    await expect(banner).toHaveCount(1);
    await expect(banner).toContainText('did not load properly');
    await expect(banner).toContainText('built for the base “/”');
    await expect(banner).toContainText(`'${base}'`);
    await expect(page.locator('h1')).toBeVisible();
  });
}

for (const path of ['/', '/docs/services/board', '/cgu']) {
  test(`built for /site/, ${path} suggests /`, async ({ page }) => {
    await page.goto(`${site.top}${path}`);
    const banner = page.getByRole('alert');
    await expect(banner).toHaveCount(1);
    await expect(banner).toContainText('built for the base “/site/”');
    await expect(banner).toContainText("'/'");
  });
}

test('axe finds nothing in the banner', async ({ page }) => {
  await page.goto(`${site.below}/site/docs/services/board`);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await expectAccessible(page, 'banner', '[role="alert"]')).toContain('color-contrast');
});

test('built for /site/ and served there, the site works and shows no banner', async ({ page }) => {
  await page.goto(`${site.right}/site/docs/services/board`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Services sidebar' }).getByRole('link', { name: 'Pad' }).click();
  await expect(page).toHaveURL(`${site.right}/site/docs/services/pad`);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Board');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL(`${site.right}/site/docs/`);
});

test('the address is shown as text', async ({ page }) => {
  const evil = '<img src=x onerror=document.title=1>';
  await page.route('**/docs/services/board', async (route) =>
    route.fulfill({ path: `${served.below.folder}/site/docs/services/board.html`, contentType: 'text/html' }),
  );
  await page.goto(`${site.below}/${encodeURIComponent(evil)}/docs/services/board`);
  await expect(page.getByRole('alert')).toContainText('did not load properly');
  await expect(page.getByRole('alert').locator('*')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Board/);
});

test('a healthy page has no trace of it outside the script, and a failing network does not bring it', async ({
  page,
}) => {
  const html = await (await page.request.get('/docs/services/board')).text();
  expect(html.replaceAll(/<script>.*?<\/script>/gs, '')).not.toContain('did not load properly');
  await page.route(/\/static\//, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/docs/services/board');
  await failed;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.getByRole('alert')).toHaveCount(0);
});
