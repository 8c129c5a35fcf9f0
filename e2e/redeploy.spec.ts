import { expect, type Page, test } from '@playwright/test';
import { open, ready, tellConnection } from './chunks';
import { ProjectCopy } from './project';
import { ServedFolder } from './served';

test.describe.configure({ mode: 'serial' });

/** Two deployments of the site; the later one has another word on the board's page and lacks the one on pads. */
let project: ProjectCopy;
let served: ServedFolder;
let builds: { old: ServedFolder; new: ServedFolder };
let site = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  project = new ProjectCopy();
  served = new ServedFolder();
  builds = { old: new ServedFolder(), new: new ServedFolder() };
  builds.old.publish(await project.build());
  project.edit('docs/docs/services/board.mdx', '\n# Board\n', '\n# Board of today\n');
  builds.new.publish(await project.build());
  served.publish(builds.old.folder);
  site = await served.serve();
});

test.beforeEach(async ({ page }) => {
  await tellConnection(page, { saveData: true });
  served.publish(builds.old.folder);
});

test.afterAll(async () => {
  await Promise.all([served.remove(), builds.old.remove(), builds.new.remove()]);
  project.remove();
});

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Services sidebar' }).getByRole('link', { name });

/** Counts the documents that the page loads. */
function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  return loaded;
}

test('a link followed after a new deployment shows the new page, by itself and at once', async ({ page }) => {
  await open(page, `${site}/docs/services/git`);
  await page.evaluate(() => scrollTo(0, 600));
  served.publish(builds.new.folder);
  const loaded = documents(page);
  await link(page, 'Board').click();
  await expect(page.locator('h1')).toHaveText('Board of today');
  await expect(page).toHaveURL(`${site}/docs/services/board`);
  await ready(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(loaded).toEqual(['/docs/services/board']);

  // From here on it is the new site, which loads its pages as ever.
  await link(page, 'Pad').click();
  await expect(page.locator('h1')).toHaveText('Pad');
  expect(loaded).toEqual(['/docs/services/board']);
});

test('back leads to the new page, too', async ({ page, context }) => {
  await open(page, `${site}/docs/services/board`);
  await link(page, 'Git').click();
  await expect(page.locator('h1')).toHaveText('Git');
  await page.reload();
  await ready(page);
  served.publish(builds.new.folder);
  // Or the browser would still have the old chunk, and rightly show the old page.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const loaded = documents(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Board of today');
  await ready(page);
  expect(loaded).toEqual(['/docs/services/board']);
});

test('a page deployed in the middle of an outage is reached by one Retry', async ({ page }) => {
  await open(page, `${site}/docs/services/git`);
  await page.route('**/*', (route) => route.abort());
  await link(page, 'Board').click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  served.publish(builds.new.folder);
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('h1')).toHaveText('Board of today');
});

test('when the new deployment is broken, too, nothing loops: the page reads, and its links lead on', async ({
  page,
}) => {
  await open(page, `${site}/docs/services/git`);
  served.publish(builds.new.folder);
  await page.route('**/static/js/**', (route) => route.abort());
  const loaded = documents(page);
  await link(page, 'Board').click();
  await expect(page.locator('h1')).toHaveText('Board of today');
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await link(page, 'Git').click();
  await expect(page.locator('h1')).toHaveText('Git');
  expect(loaded).toEqual(['/docs/services/board', '/docs/services/git']);
});
