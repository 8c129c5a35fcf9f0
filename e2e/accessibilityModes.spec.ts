import { expect, type Locator, type Page, test } from '@playwright/test';
import { ChunkRequests, open, tellConnection } from './chunks';
import { kindsOfPage } from './routes';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What moves, or would move, and how the page scrolls; a line for each. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const isLong = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.01);
    const moving = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const part of ['', '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, part);
        if (
          isLong(style.transitionDuration) ||
          (style.animationName !== 'none' && isLong(style.animationDuration)) ||
          style.scrollBehavior === 'smooth'
        ) {
          moving.add(`${element.outerHTML.slice(0, 80)}${part}`);
        }
      }
    }
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect?.getComputedTiming().duration) > 10) {
        moving.add(animation.id || animation.constructor.name);
      }
    }
    return [...moving];
  });

test.describe('reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('nothing moves on any kind of page', async ({ page }) => {
    for (const path of kindsOfPage) {
      await open(page, path);
      expect(await movements(page), path).toEqual([]);
    }
  });

  test('nothing moves when the mode is switched, or the search or the drawer opened', async ({ page }) => {
    await open(page, '/docs/services/git');
    await press(page, 'Switch to dark mode');
    expect(await movements(page)).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('channel');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await movements(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 375, height: 700 });
    await press(page, 'Menu');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    expect(await movements(page)).toEqual([]);
  });

  test('the progress bar goes on by steps', async ({ page }) => {
    await tellConnection(page, { saveData: true });
    await open(page, '/docs/services/git');
    const requests = await ChunkRequests.of(page, '/docs/services/board');
    requests.hold();
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    expect(await movements(page)).toEqual([]);
  });
});

test.describe('forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  /** The current one is told from its neighbors by its weight or by a line under it, color being the system’s. */
  async function expectMarked(links: Locator): Promise<void> {
    const looks = await links.evaluateAll((all) =>
      all.map((link) => ({
        isCurrent: link.hasAttribute('aria-current'),
        look: [getComputedStyle(link).fontWeight, getComputedStyle(link).textDecorationLine].join(),
      })),
    );
    const current = looks.filter(({ isCurrent }) => isCurrent);
    const others = looks.filter(({ isCurrent }) => !isCurrent).map(({ look }) => look);
    expect(current).toHaveLength(1);
    expect(others).not.toHaveLength(0);
    expect(others).not.toContain(current[0]?.look);
  }

  /** Buttons without a border, and icons in the color of what is under them. */
  const unseen = (page: Page) =>
    page.evaluate(() => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const isSeen = (color: string) => color !== ground && !/^rgba\(.*, 0\)$/.test(color);
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        );
      return [
        ...shown('button').filter((button) => {
          const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(button);
          return borderTopStyle === 'none' || borderTopWidth === '0px' || !isSeen(borderTopColor);
        }),
        ...shown('a svg, button svg').filter((icon) => !isSeen(getComputedStyle(icon).stroke)),
      ].map((element) => element.outerHTML.slice(0, 120));
    });

  for (const mode of ['light', 'dark']) {
    test(`buttons, icons and the current page are seen in ${mode} mode`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await open(page, '/docs/services/git');
      expect(await unseen(page)).toEqual([]);
      await expectMarked(page.getByRole('navigation', { name: 'Services sidebar' }).getByRole('link'));
      await expectMarked(page.getByRole('navigation', { name: 'Main' }).getByRole('link'));
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await page.getByRole('heading', { level: 2 }).nth(1).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 400));
      await expect(contents.and(page.locator('[aria-current]'))).toHaveCount(1);
      await expectMarked(contents);

      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('channel');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await unseen(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.setViewportSize({ width: 375, height: 700 });
      await press(page, 'Menu');
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      expect(await unseen(page)).toEqual([]);
      await expectMarked(page.getByRole('navigation', { name: 'Main' }).getByRole('link'));
    });
  }

  test('a pressed button is told from the others', async ({ page }) => {
    await open(page, '/docs/mattermost/messaging/polls');
    const answers = page.getByRole('figure').locator('button[aria-pressed]');
    await answers.first().click();
    const background = (button: Element) => getComputedStyle(button).backgroundColor;
    await expect(answers.first()).toHaveAttribute('aria-pressed', 'true');
    expect(await answers.first().evaluate(background)).not.toBe(await answers.last().evaluate(background));
  });
});
