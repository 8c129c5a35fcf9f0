import type { BrowserContextOptions, Page } from '@playwright/test';
import { waitForFigure } from '../lib/figures';
import { open } from '../lib/navigation';
import { findLostTexts, measureOverflow, setFontSize, setSpacing } from '../lib/readable';
import { removeMarks, startTranslator } from '../lib/translator';
import { FIGURES, firstPage, rareWord, secondPage } from './pages';
import { expect, test } from './test';

/*
 * Settings that people have in their browser, or programs that change the pages for them. With each
 * setting, the site is used as a visitor uses it. Settings that only a whole browser has are tested
 * in engines/.
 */

interface Setting {
  options?: BrowserContextOptions;
  /** Changes the browser before it opens a page. */
  prepare?(page: Page): Promise<unknown>;
  /** Changes each document once its scripts run. */
  change?(page: Page): Promise<unknown>;
  /** True if the setting leaves so little room for the text that the test looks for lost text. */
  changesLayout?: boolean;
}

const PHONE: BrowserContextOptions = { viewport: { width: 320, height: 700 } };

/**
 * Adds to a document what Dark Reader adds: a style sheet, attributes of the root, and for each
 * element with the attribute `fill` or `stroke` another attribute and a style. It changes the
 * elements that come later, too. See https://github.com/darkreader/darkreader
 */
function imitateDarkReader(): void {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(`
    html, body, input, textarea, select, button { background-color: #181a1b !important }
    [data-darkreader-inline-fill] { fill: var(--darkreader-inline-fill) !important }
    [data-darkreader-inline-stroke] { stroke: var(--darkreader-inline-stroke) !important }`);
  const darken = () => {
    const root = document.documentElement;
    root.setAttribute('data-darkreader-mode', 'dynamic');
    root.setAttribute('data-darkreader-scheme', 'dark');
    for (const name of ['fill', 'stroke']) {
      for (const element of document.querySelectorAll<SVGElement>(
        `[${name}]:not([data-darkreader-inline-${name}])`,
      )) {
        element.setAttribute(`data-darkreader-inline-${name}`, '');
        element.style.setProperty(`--darkreader-inline-${name}`, '#e8e6e3');
      }
    }
  };
  new MutationObserver(darken).observe(document, { childList: true, subtree: true });
  document.adoptedStyleSheets.push(styleSheet);
}

/** Fills the storage of the site, so that not even a short text can be stored. */
function fillStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (let length = 10_000_000; length >= 1; length = Math.floor(length / 2)) {
      try {
        storage.setItem(`filler ${length}`, 'x'.repeat(length));
      } catch {
        // There is no room for this part. The next one is half as long.
      }
    }
  }
}

const settings: Record<string, Setting> = {
  'zoom of 400 %': {
    options: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
    changesLayout: true,
  },
  'a font size of 32 pixels in the browser': {
    prepare: (page) => setFontSize(page, 32),
    changesLayout: true,
  },
  'a font size of 32 pixels on a phone': {
    options: PHONE,
    prepare: (page) => setFontSize(page, 32),
    changesLayout: true,
  },
  'wide spacing': { change: setSpacing, changesLayout: true },
  'wide spacing on a phone': { options: PHONE, change: setSpacing, changesLayout: true },
  'reduced motion': { options: { reducedMotion: 'reduce' } },
  'forced colors': { options: { forcedColors: 'active', colorScheme: 'dark' } },
  'fingers, which cannot hover': {
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  'a translator': { change: startTranslator },
  'a translator on a phone': { options: PHONE, change: startTranslator },
  'Dark Reader before the page': { prepare: (page) => page.addInitScript(imitateDarkReader) },
  'Dark Reader after the page': { change: (page) => page.evaluate(imitateDarkReader) },
  'full storage': { prepare: (page) => page.addInitScript(fillStorage) },
};

/** Records all errors of the console. */
function recordConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  return errors;
}

/** Checks that the open page fits into the window, and if `changesLayout`, that no text is lost. */
async function expectWhole(page: Page, { changesLayout = false }: Setting): Promise<void> {
  expect(await measureOverflow(page), page.url()).toBeLessThanOrEqual(0);
  if (changesLayout) {
    expect(await findLostTexts(page), page.url()).toEqual([]);
  }
}

const expectHeading = (page: Page, heading: string) =>
  expect
    .poll(async () => removeMarks(String(await page.locator('main h1').textContent())))
    .toBe(heading);

/** Opens the menu and closes it again; in a wide window, hides and shows the sidebar. */
async function useMenu(page: Page): Promise<void> {
  const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
  if (!(await menuButton.isVisible())) {
    await page.getByRole('button', { name: 'Hide sidebar' }).click();
    await expect(page.locator('#menu')).toBeHidden();
    await page.getByRole('button', { name: 'Show sidebar' }).click();
    await expect(page.locator('#menu')).toBeVisible();
    return;
  }
  await menuButton.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
}

/** Searches in the dialog, and follows a result. */
async function useSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(rareWord.typed);
  await expect(dialog.getByRole('option').first()).toContainText(rareWord.word);
  await expect(field).toBeInViewport({ ratio: 1 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('option').first().click();
  await expectHeading(page, rareWord.heading);
  await expect(dialog).toHaveCount(0);
}

/** Votes in a poll, and ends it. */
async function useFigure(page: Page): Promise<void> {
  await waitForFigure(page);
  const figure = page.getByRole('figure', { name: /Write a poll/ });
  await figure.getByRole('button', { name: /^\W?Tuesday/ }).click();
  await expect(figure).toContainText('Total votes: 1');
  await figure.getByRole('button', { name: /End Poll/ }).click();
  await expect(figure).toContainText('This poll has ended.');
}

for (const [name, setting] of Object.entries(settings)) {
  test.describe(`with ${name}`, () => {
    test.use(setting.options ?? {});

    test('links, search, figures, color mode and menu work, and nothing is lost', async ({
      page,
    }) => {
      const errors = recordConsoleErrors(page);
      const openPage = async (address: string) => {
        await open(page, address);
        await setting.change?.(page);
      };
      await setting.prepare?.(page);
      await openPage(firstPage.address);
      await expectWhole(page, setting);
      await page.locator('a[rel=next]').click();
      await expectHeading(page, secondPage.heading);
      await page.goBack();
      await expectHeading(page, firstPage.heading);
      await useMenu(page);
      await page.locator('[data-color-mode]').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await useSearch(page);
      await openPage(FIGURES.polls);
      await useFigure(page);
      await expectWhole(page, setting);
      expect(errors).toEqual([]);
    });
  });
}
