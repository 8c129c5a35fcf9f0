import { waitForFigure } from '../lib/figures';
import { findFaintRings } from '../lib/focusRing';
import { open } from '../lib/navigation';
import { commonWord, FIGURES, kindsOfPage, thirdPage } from './pages';
import { expect, test } from './test';

test('the focus of each kind of control is marked with a contrast of 3:1, in all colors', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const testedKinds = new Set<string>();
  const figureAddresses = Object.values(FIGURES);
  for (const address of new Set([
    ...kindsOfPage,
    ...figureAddresses,
    thirdPage.address,
    '/blog/assemblee',
    `/search?q=${commonWord}`,
  ])) {
    await open(page, address);
    if (figureAddresses.includes(address)) {
      await waitForFigure(page);
    }
    expect.soft(await findFaintRings(page, testedKinds), address).toEqual([]);
  }

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(commonWord);
  await expect(page.getByRole('option').first()).toBeVisible();
  expect.soft(await findFaintRings(page, testedKinds), 'search dialog').toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, thirdPage.address);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  expect.soft(await findFaintRings(page, testedKinds), 'drawer').toEqual([]);
});
