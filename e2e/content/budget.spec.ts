import { expect, test } from '@playwright/test';
import { ASSOCIATION_FOLDER } from '../../shared/association';
import { SEARCH_RECORDS_FILE } from '../../shared/searchRecords';
import { open } from '../lib/navigation';
import { readLoadedFiles, sumKb, waitForLoadedFiles } from './budget';
import { exampleService, routes } from './routes';

/**
 * The most that a visit may weigh, and what the sites of other tools weigh. A kB is 1,000 bytes of
 * bodies that are compressed with brotli at level 11.
 */
const GOALS = {
  'kB before load': {
    goal: 15,
    others: 'Starlight 26, VitePress 146, Rspress 156, Docusaurus 179',
  },
  'requests before load': { goal: 2, others: 'Starlight 10' },
  'kB once idle': { goal: 32, others: 'Starlight 47, VitePress 177, Rspress 186, Docusaurus 213' },
  'kB of the next page': { goal: 6, others: 'Rspress and VitePress 3, Starlight 7' },
};

/** Only the texts of the sample have a limit. Those of an association may have more to say. */
const isSample = ASSOCIATION_FOLDER === 'sample';

/** The pages that are compared with sites of other tools. */
const COMPARED_ADDRESSES = isSample ? ['/', '/docs/services/board'] : [];

function expectAtMost(quantity: keyof typeof GOALS, address: string, measured: number): void {
  const { goal, others: weightsOfOthers } = GOALS[quantity];
  console.log(
    `${address}: ${measured.toFixed(1)} ${quantity}, at most ${goal}; ${weightsOfOthers}`,
  );
  expect.soft(measured, `${quantity} of ${address}`).toBeLessThanOrEqual(goal);
}

for (const address of COMPARED_ADDRESSES) {
  test(`a visit to ${address}, which is compared with others, is within the budget`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address);
    const files = await waitForLoadedFiles(page);
    const earlyFiles = files.filter(({ isEarly }) => isEarly);
    expectAtMost('kB before load', address, sumKb(earlyFiles));
    expectAtMost('requests before load', address, earlyFiles.length);
    expectAtMost('kB once idle', address, sumKb(files));
    if (address !== '/') {
      // The click makes the site load the fragment of the last page in the sidebar, unless it has
      // prefetched it.
      const heading = await page.locator('h1').innerText();
      await page.locator('nav[aria-label$=sidebar] a:not([aria-current])').last().click();
      await page.locator('h1').filter({ hasNotText: heading }).waitFor();
      const nextPathname = new URL(page.url()).pathname;
      const fragments = (await readLoadedFiles(page)).filter(
        (file) => file.path.includes('/pages/') && file.path.endsWith(`${nextPathname}.html`),
      );
      expect(fragments).toHaveLength(1);
      expectAtMost('kB of the next page', nextPathname, sumKb(fragments));
    }
  });
}

test('a first search loads at most 36 kB besides React and the texts', async ({ page }) => {
  await open(page, exampleService.address);
  const filesBefore = await waitForLoadedFiles(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('account');
  await expect(page.getByRole('option').first()).toBeVisible();
  const filesAfter = await waitForLoadedFiles(page);
  const isTexts = ({ path }: { path: string }) => path.endsWith(`/${SEARCH_RECORDS_FILE}`);
  const textsKb = sumKb(filesAfter.filter(isTexts));
  const reactKb = sumKb(filesAfter.filter(({ path }) => /\/react\./.test(path)));
  const programKb = sumKb(filesAfter) - sumKb(filesBefore) - textsKb - reactKb;
  const textsOfPageKb = textsKb / routes.length;
  console.log(
    `a first search loads ${programKb.toFixed(1)} kB besides React and the texts, which weigh ${textsOfPageKb.toFixed(2)} kB a page`,
  );
  expect(programKb).toBeGreaterThan(10);
  expect(programKb).toBeLessThanOrEqual(36);
  expect(textsOfPageKb).toBeGreaterThan(0);
  if (isSample) {
    expect(textsOfPageKb).toBeLessThanOrEqual(2.2);
  }
});
