import { expect, test } from '@playwright/test';
import { ProjectCopy } from './project';
import { ServedFolder } from './served';

test.describe.configure({ mode: 'serial' });

let project: ProjectCopy;
/** Built for `/`, for `/site/`, each as it is, and served under other bases below. */
let builds: { root: ServedFolder; folder: ServedFolder };
let served: ServedFolder;
let site = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  project = new ProjectCopy();
  served = new ServedFolder();
  builds = { root: new ServedFolder(), folder: new ServedFolder() };
  builds.root.publish(await project.build());
  project.edit('site.config.ts', "base: '/'", "base: '/site/'");
  builds.folder.publish(await project.build());
  site = await served.serve();
});

test.afterAll(async () => {
  await Promise.all([served.remove(), builds.root.remove(), builds.folder.remove()]);
  project.remove();
});

for (const { path, base } of [
  { path: '/site/', base: '/site/' },
  { path: '/site/docs/services/board', base: '/site/' },
  { path: '/site/docs/', base: '/site/' },
]) {
  test(`built for /, ${path} suggests ${base}`, async ({ page }) => {
    served.publish(builds.root.folder, 'site');
    await page.goto(`${site}${path}`);
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
    served.publish(builds.folder.folder);
    await page.goto(`${site}${path}`);
    const banner = page.getByRole('alert');
    await expect(banner).toHaveCount(1);
    await expect(banner).toContainText('built for the base “/site/”');
    await expect(banner).toContainText("'/'");
  });
}

test('built for /site/ and served there, the site works and shows no banner', async ({ page }) => {
  served.publish(builds.folder.folder, 'site');
  await page.goto(`${site}/site/docs/services/board`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Services sidebar' }).getByRole('link', { name: 'Pad' }).click();
  await expect(page).toHaveURL(`${site}/site/docs/services/pad`);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Board');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL(`${site}/site/docs/`);
});

test('the address is shown as text', async ({ page }) => {
  const evil = '<img src=x onerror=document.title=1>';
  await page.route('**/docs/services/board', async (route) =>
    route.fulfill({ path: `${builds.root.folder}/docs/services/board.html`, contentType: 'text/html' }),
  );
  await page.goto(`${site}/${encodeURIComponent(evil)}/docs/services/board`);
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
  await page.goto('/docs/services/board');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).not.toContainText('did not load properly');
});
