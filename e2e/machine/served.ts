import { test as base } from '@playwright/test';
import { startContainer } from '../lib/container';
import { BASES, buildFixture, type FixtureSite } from '../lib/fixtureSite';
import { siteUrlAt } from '../lib/inSite';
import { TEST_LIMIT_MS } from '../lib/limits';
import { ServedFolder } from '../lib/servedFolder';

/**
 * Playwright's `test` for the fixed site. `baseURL` is the origin of its server. The server is a
 * container of the image under test, with the files of the fixed site. If SITE_IMAGE names no
 * image, the server is this machine's nginx.
 */
export const test = base.extend<object, { fixedSiteUrl: string }>({
  fixedSiteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures to use.
    async ({}, use) => {
      const servedSite = new ServedFolder();
      await servedSite.deploy(await buildFixture('fixed'));
      if (process.env.SITE_IMAGE) {
        const container = await startContainer(['--volume', `${servedSite.folder}:/srv/site:ro`]);
        await use(container.url);
        await container.remove();
      } else {
        await use(await servedSite.serve());
      }
      await servedSite.remove();
    },
    { scope: 'worker', timeout: TEST_LIMIT_MS },
  ],
  baseURL: ({ fixedSiteUrl }, use) => use(fixedSiteUrl),
});

/**
 * Serves another site of the fixtures while the tests of a file run. Call it at the top level of
 * the file.
 *
 * @returns the URL of the site, without a trailing slash; it is empty until the first test runs
 */
export function serveFixture(name: FixtureSite): { url: string } {
  const servedSite = { url: '' };
  let folder: ServedFolder | undefined;
  test.beforeAll(async () => {
    folder = new ServedFolder();
    await folder.deploy(await buildFixture(name));
    servedSite.url = siteUrlAt(await folder.serve(), BASES[name]);
  });
  test.afterAll(() => folder?.remove());
  return servedSite;
}
