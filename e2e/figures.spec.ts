import { expect, type Locator, test } from '@playwright/test';
import { expectFigureAccessible, openFigure, overflowOf, requestsFrom } from './figures';
import { tellConnection } from './navigation';
import { figurePaths } from './routes';

/** How each figure comes to show what is widest in it, or what it warns of. */
const uses: Record<string, (figure: Locator) => Promise<unknown>> = {
  'configuring-notifications': (figure) => figure.getByLabel('What happens').selectOption('a direct message'),
  searching: (figure) => figure.getByLabel('Type a search').fill(`budget -ag ${'abcdefghij'.repeat(8)}*x`),
  'executing-commands': (figure) => figure.getByRole('combobox').fill('/'),
  'formating-text': (figure) =>
    figure
      .getByLabel('Your message')
      .fill(`# Large\n> quote\n- [x] done\n\n| a |\n|---|\n| ${'b'.repeat(80)} |\n\n@bruno \`code\` :tada:`),
  'mentioning-teammates': (figure) => figure.getByLabel('Your message').fill(`@gaelle, @${'a'.repeat(80)}`),
  polls: (figure) => figure.getByLabel('Question').fill('a'.repeat(80)),
  'theme-colors': async (figure) => {
    await figure.locator('summary', { hasText: 'Center Channel Styles' }).click();
    await figure.getByLabel('Error Text Color').fill('#123456');
    await figure.getByLabel('Paste a theme').fill('{');
  },
};

for (const path of figurePaths) {
  for (const [mode, width] of [
    ['light', 1440],
    ['dark', 320],
  ] as const) {
    test(`${path}: its figure is accessible, fits and asks for nothing, ${mode}, at ${width} pixels`, async ({
      page,
    }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.setViewportSize({ width, height: 800 });
      // With Save-Data the site does not prefetch other pages, whose requests would count here.
      await tellConnection(page, { saveData: true });
      await openFigure(page, path);
      await expectFigureAccessible(page);
      const requests = requestsFrom(page);
      const figure = page.locator('figure[data-figure]');
      await uses[path.replace(/.*\//, '')]?.(figure);
      await expectFigureAccessible(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await expect(figure.locator('[style]')).toHaveCount(0);
      // The picture of the footer loads when it comes near the view.
      expect(requests.filter((url) => !url.endsWith('.svg'))).toEqual([]);
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of figurePaths) {
    test(`${path}: its figure shows its first state, and nothing to press or fill in`, async ({ page }) => {
      await page.goto(path);
      const figure = page.locator('figure[data-figure]');
      await expect(figure).toHaveCSS('border-top-style', 'solid');
      await expect(figure.locator('p, ul').filter({ visible: true }).first()).toBeVisible();
      const controls = figure.locator('input, textarea, select, summary, button:enabled');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
    });
  }
});
