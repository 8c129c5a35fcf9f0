import type { Page } from '@playwright/test';
import { typesetText } from '../../plugins/transforms/typesetLine';
import { expectAccessible } from '../lib/axe';
import { inSite } from '../lib/inSite';
import { pressToggleButton, waitUntilReady } from '../lib/navigation';
import { expectReadable } from '../lib/readable';
import { expect, test } from '../lib/test';
import { expectWithinBudget } from './budget';
import { site } from './facts';
import { waitForIslands } from './islands';
import { exampleAddresses, readPage, routes, SIDEBAR_NAMES, type SidebarName } from './routes';

const WIDE_WINDOW = { width: 1440, height: 900 };
const NARROW_WINDOW = { width: 375, height: 900 };

/** Returns a pattern for texts with the given end. */
const makeEndingPattern = (text: string) => new RegExp(`${text.replaceAll(/\W/g, '\\$&')}$`);

/**
 * Records what no page may cause: errors and warnings in the console, requests to other hosts, and
 * answers with an error status.
 */
function recordProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // React also uses the console to report that what it renders differs from the document.
    if (['error', 'warning'].includes(message.type())) {
      problems.push(message.text());
    }
  });
  page.on('request', (sentRequest) => {
    if (new URL(sentRequest.url()).origin !== origin) {
      problems.push(`request to ${sentRequest.url()}`);
    }
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) {
      problems.push(`${answer.status()} for ${answer.url()}`);
    }
  });
  return problems;
}

/** Checks the title, the description and the addresses in the head. */
async function expectHead(page: Page, address: string): Promise<void> {
  await expect
    .soft(page)
    .toHaveTitle(
      address === '/'
        ? typesetText(`${site.name} – ${site.tagline}`)
        : makeEndingPattern(` – ${site.name}`),
    );
  await expect.soft(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,160}/);
  for (const [selector, attribute] of [
    ['link[rel=canonical]', 'href'],
    ['meta[property="og:url"]', 'content'],
  ] as const) {
    await expect
      .soft(page.locator(selector))
      .toHaveAttribute(attribute, `${site.origin}${inSite(address)}`);
  }
}

/** Checks the language and the heading of the page, and that it has the right sidebar. */
async function expectFrame(
  page: Page,
  address: string,
  heading: string,
  sidebar: SidebarName,
): Promise<void> {
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.soft(page.locator('h1')).toHaveCount(1);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const name of SIDEBAR_NAMES) {
    await expect.soft(page.getByRole('navigation', { name })).toHaveCount(name === sidebar ? 1 : 0);
  }
  if (sidebar) {
    const currentLink = page
      .getByRole('navigation', { name: sidebar })
      .locator('[aria-current=page]');
    await expect.soft(currentLink).toHaveCount(1);
    await expect.soft(currentLink).toHaveAttribute('href', inSite(address));
    await expect.soft(currentLink).toBeInViewport();
  }
}

/**
 * Checks that the footer states the compressed size of the document. The build estimates this size,
 * up to 450 bytes too high, and rounds it up to whole kB.
 */
async function expectStatedWeight(page: Page): Promise<void> {
  const line = page.getByRole('contentinfo').getByText(/^This page: \d+ kB, /);
  const statedBytes = 1000 * Number(/\d+/.exec(String(await line.textContent()))?.[0]);
  const bytes = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .encodedBodySize,
  );
  expect.soft(bytes).toBeLessThanOrEqual(statedBytes);
  expect.soft(bytes).toBeGreaterThan(statedBytes - 1500);
}

/**
 * Checks that each picture has words for screen readers. The words must not have `display: none`,
 * because screen readers could not read them then.
 */
async function expectWordsOfPictures(page: Page, source: string): Promise<void> {
  const pictures = page.locator('article figure:has(> [aria-hidden])');
  // A `<When>` may leave out the only picture of a page.
  if (source.includes('<Picture') && !source.includes('<When')) {
    expect.soft(await pictures.count(), 'pictures').toBeGreaterThan(0);
  }
  // The pictures of the steps for other devices are hidden.
  for (const picture of await pictures.filter({ visible: true }).all()) {
    await expect.soft(picture.locator('figcaption').filter({ hasText: /\w/ })).toBeVisible();
  }
}

/** Checks that no two tables, and no two buttons that copy, have the same name. */
async function expectDistinctNames(page: Page): Promise<void> {
  for (const selector of ['main table', '[data-copy]']) {
    const names = await page
      .locator(selector)
      .evaluateAll((elements) =>
        elements.map(
          (element) =>
            element.getAttribute('aria-label') ??
            document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      );
    expect.soft(names, selector).not.toContain(undefined);
    expect.soft(names, selector).toEqual([...new Set(names)]);
  }
}

/**
 * Opens what is folded, displays the steps for other devices, and makes the drawings of pictures
 * visible to axe.
 */
const revealHiddenParts = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('article > details')) {
      details.open = true;
    }
    for (const part of document.querySelectorAll('article [hidden="until-found"]')) {
      part.removeAttribute('hidden');
    }
    for (const drawing of document.querySelectorAll('article > figure > [aria-hidden]')) {
      drawing.removeAttribute('aria-hidden');
    }
  });

/** Checks what only narrow windows display, such as the drawer. The page must be in dark mode. */
async function expectAccessibleOnPhones(page: Page): Promise<void> {
  for (const mode of ['dark', 'light']) {
    await expectAccessible(page, { pageState: `${mode}, narrow`, rules: 'colors' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expectAccessible(page, { pageState: `${mode}, drawer`, part: '#menu' });
    await page.keyboard.press('Escape');
    await pressToggleButton(page, `Switch to ${mode === 'dark' ? 'light' : 'dark'} mode`);
  }
}

/** Checks the page in both color modes, and in a wide and a narrow window. */
async function expectAccessibleInAllStates(
  page: Page,
  address: string,
  sidebar: SidebarName,
): Promise<void> {
  const isExampleOfKind = exampleAddresses.includes(address);
  // The frame around the text is the same on all pages of a kind, so most rules check the frame of
  // only one page. The layout rules check every frame.
  const part = isExampleOfKind ? 'html' : 'main';
  const passedRules = await expectAccessible(page, { pageState: 'light, wide', part });
  if (isExampleOfKind) {
    // Axe runs this rule only when its tag is listed.
    expect.soft(passedRules).toContain('target-size');
  }
  await pressToggleButton(page, 'Switch to dark mode');
  expect
    .soft(await expectAccessible(page, { pageState: 'dark, wide', part, rules: 'colors' }))
    .toContain('color-contrast');
  if (sidebar && isExampleOfKind) {
    await pressToggleButton(page, 'Hide sidebar');
    await expectAccessible(page, { pageState: 'sidebar hidden', rules: 'layout' });
    await pressToggleButton(page, 'Show sidebar');
  }
  await page.setViewportSize(NARROW_WINDOW);
  await expectAccessible(page, { pageState: 'narrow', rules: 'layout' });
  if (isExampleOfKind) {
    await expectAccessibleOnPhones(page);
  }
}

// One test makes all checks of a page, because opening a page takes longer than most checks.
for (const route of routes) {
  const { address, heading, sidebar } = route;
  test(`${address} is whole, accessible, readable in every size, light and without errors`, async ({
    page,
    context,
    baseURL,
  }) => {
    const problems = recordProblems(page, new URL(String(baseURL)).origin);
    await page.setViewportSize(WIDE_WINDOW);
    const response = await page.goto(inSite(address));
    expect(response?.status()).toBe(200);
    expect(page.url()).toBe(new URL(inSite(address), baseURL).href);
    // The script must load although nobody has used the page.
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expectHead(page, address);
    await expectFrame(page, address, heading, sidebar);
    await expectStatedWeight(page);
    await expectWithinBudget(page, address);
    await waitForIslands(page, address);
    await expectWordsOfPictures(page, readPage(route).source);
    await expectDistinctNames(page);
    await revealHiddenParts(page);
    await expectAccessibleInAllStates(page, address, sidebar);
    await expectReadable(page);
    expect(await context.cookies()).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('the page for unknown addresses is accessible and readable in every size', async ({
  page,
}) => {
  await page.setViewportSize(WIDE_WINDOW);
  await page.goto(inSite('/no-such-page'));
  await waitUntilReady(page);
  await expectWithinBudget(page, '/no-such-page');
  await expectAccessibleInAllStates(page, '/no-such-page', null);
  await expectReadable(page);
});
