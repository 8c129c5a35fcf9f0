import type { Locator, Page } from '@playwright/test';
import { openFigure } from '../lib/figures';
import { open, SlowNetwork, setConnection } from '../lib/navigation';
import { commonWord, FIGURES, kindsOfPage, SIDEBAR, secondPage, thirdPage } from './pages';
import { expect, test } from './test';

const pressButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/**
 * Returns a line for each running animation, and for each element with a transition, an animation
 * or smooth scrolling.
 */
const findAnimations = (page: Page) =>
  page.evaluate(() => {
    const isLong = (durations: string) =>
      durations.split(',').some((durationText) => Number.parseFloat(durationText) > 0.01);
    const animatedParts = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const pseudoElement of ['', '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, pseudoElement);
        if (
          isLong(style.transitionDuration) ||
          (style.animationName !== 'none' && isLong(style.animationDuration)) ||
          style.scrollBehavior === 'smooth'
        ) {
          animatedParts.add(`${element.outerHTML.slice(0, 80)}${pseudoElement}`);
        }
      }
    }
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect?.getComputedTiming().duration) > 10) {
        animatedParts.add(animation.id || animation.constructor.name);
      }
    }
    return [...animatedParts];
  });

test('with reduced motion nothing is animated, not even the progress bar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setConnection(page, { saveData: true });
  for (const address of kindsOfPage) {
    await open(page, address);
    expect(await findAnimations(page), address).toEqual([]);
  }
  await open(page, thirdPage.address);
  const slowNetwork = await SlowNetwork.create(page, secondPage.address);
  slowNetwork.hold();
  const sidebar = page.getByRole('navigation', { name: SIDEBAR });
  await sidebar.getByRole('link', { name: secondPage.heading, exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(await findAnimations(page)).toEqual([]);
});

test.describe('forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  /**
   * Checks that the weight or the underline of the current link differs from the other links. The
   * colors cannot differ, because the browser replaces them with the colors of the system.
   */
  async function expectCurrentLinkMarked(links: Locator): Promise<void> {
    const looks = await links.evaluateAll((linkElements) =>
      linkElements.map((link) => ({
        isCurrent: link.hasAttribute('aria-current'),
        look: [getComputedStyle(link).fontWeight, getComputedStyle(link).textDecorationLine].join(),
      })),
    );
    const currentLooks = looks.filter(({ isCurrent }) => isCurrent);
    const otherLooks = looks.filter(({ isCurrent }) => !isCurrent).map(({ look }) => look);
    expect(currentLooks).toHaveLength(1);
    expect(otherLooks).not.toHaveLength(0);
    expect(otherLooks).not.toContain(currentLooks[0]?.look);
  }

  /** Finds the buttons without a visible border, and the icons in the color of the background. */
  const findInvisibleControls = (page: Page) =>
    page.evaluate(() => {
      const background = getComputedStyle(document.documentElement).backgroundColor;
      const isVisible = (color: string) => color !== background && !/^rgba\(.*, 0\)$/.test(color);
      const findVisibleElements = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        );
      return [
        ...findVisibleElements('button').filter((button) => {
          const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(button);
          return (
            borderTopStyle === 'none' || borderTopWidth === '0px' || !isVisible(borderTopColor)
          );
        }),
        ...findVisibleElements('a svg, button svg').filter(
          (icon) => !isVisible(getComputedStyle(icon).stroke),
        ),
      ].map((element) => element.outerHTML.slice(0, 120));
    });

  test('buttons, icons and the links to the current page are recognizable', async ({ page }) => {
    await open(page, thirdPage.address);
    expect(await findInvisibleControls(page)).toEqual([]);
    await expectCurrentLinkMarked(
      page.getByRole('navigation', { name: SIDEBAR }).getByRole('link'),
    );
    await expectCurrentLinkMarked(page.getByRole('navigation', { name: 'Main' }).getByRole('link'));
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await page.getByRole('heading', { level: 2 }).nth(1).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 400));
    await expect(contents.and(page.locator('[aria-current]'))).toHaveCount(1);
    await expectCurrentLinkMarked(contents);

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(commonWord);
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await findInvisibleControls(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 375, height: 700 });
    await pressButton(page, 'Menu');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    expect(await findInvisibleControls(page)).toEqual([]);
    await expectCurrentLinkMarked(page.getByRole('navigation', { name: 'Main' }).getByRole('link'));
  });

  test('a pressed button looks different from the others', async ({ page }) => {
    await openFigure(page, FIGURES.formatting);
    const examples = page.getByRole('figure').locator('button[aria-pressed]');
    await examples.first().click();
    const background = (button: Element) => getComputedStyle(button).backgroundColor;
    await expect(examples.first()).toHaveAttribute('aria-pressed', 'true');
    expect(await examples.first().evaluate(background)).not.toBe(
      await examples.last().evaluate(background),
    );
  });
});
