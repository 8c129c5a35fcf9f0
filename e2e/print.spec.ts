import { expect, type Page, test } from '@playwright/test';
import { site } from '../site.config';
import { expectAccessible } from './axe';
import { cspViolations } from './cspViolations';
import { open } from './navigation';
import { aService, routes } from './routes';

/** Opens a page in dark mode, and emulates printing. */
async function openPrinted(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
}

const background = (element: Element) => getComputedStyle(element).backgroundColor;
const after = (element: Element) => getComputedStyle(element, '::after').content;

for (const path of ['/', aService.path]) {
  test(`${path} is printed in light colors, without navigation`, async ({ page }) => {
    await openPrinted(page, path);
    expect(await page.locator('html').evaluate(background)).toBe('rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const part of [
      'Main',
      'On this page',
      'Services sidebar',
      'Association sidebar',
      'Our commitments',
    ]) {
      await expect(page.getByRole('navigation', { name: part, exact: true })).toBeHidden();
    }
    await expect(page.getByRole('link', { name: `Donate to ${site.name}` })).toBeHidden();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    // No element, such as a block of code, keeps a dark background.
    const dark = await page.locator('main *').evaluateAll((elements) =>
      elements
        .map(
          (element) =>
            getComputedStyle(element)
              .backgroundColor.match(/[\d.]+/g)
              ?.map(Number) ?? [],
        )
        .filter(([red = 255, , , alpha = 1]) => alpha > 0 && red < 128),
    );
    expect(dark).toEqual([]);
  });
}

test('what is folded away is printed', async ({ page }) => {
  await openPrinted(page, '/docs/mattermost/messaging/executing-commands');
  const folded = page.locator('article > details:not([open])').getByRole('table', { includeHidden: true });
  expect(await folded.count()).toBeGreaterThan(1);
  for (const table of await folded.all()) {
    expect(await table.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(
      true,
    );
    expect((await table.boundingBox())?.height).toBeGreaterThan(20);
  }
});

test('the addresses of links and of the page are printed', async ({ page }) => {
  await openPrinted(page, aService.path);
  const main = page.getByRole('main');
  const inner = main.locator('article a[href^="/"]').first();
  expect(await inner.evaluate(after)).toBe(
    '" (/cgu)"'.replace('/cgu', (await inner.getAttribute('href')) ?? ''),
  );
  const outer = main.locator('a[href^="https://"]').first();
  expect(await outer.evaluate(after)).toContain(await outer.getAttribute('href'));
  await expect(page.getByRole('contentinfo')).toContainText(`${site.origin}${aService.path}`);
});

test('each sheet has the title of the page, also after a link was followed', async ({ page }) => {
  await open(page, '/docs/association');
  const sidebar = page.getByRole('navigation', { name: 'Association sidebar' });
  await sidebar.locator('a[href="/docs/association/statuts"]').click();
  // The address changes before the title does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statutes');
  // The style sheet prints this attribute at the top of each sheet.
  await expect(page.locator('html')).toHaveAttribute('data-title', await page.title());
  expect(await page.title()).toBe(`Statutes – ${site.name}`);
});

/** A rule such as `@page title`, as far as a test reads it: TypeScript lacks the boxes in the margins. */
interface PageRule {
  selectorText: string;
  cssRules: Iterable<{ name: string; style: CSSStyleDeclaration }>;
}

test.describe('the document of the whole guide', () => {
  const chapters = routes.filter(({ sidebar }) => sidebar === 'Docs sidebar');

  test('it is drawn as the policy allows, and its links lead to its parts', async ({ page }) => {
    const violations = await cspViolations(page);
    await page.goto('/docs/guide.xhtml');
    const headings = await page.locator('.chapter > h1').allTextContents();
    expect(headings.sort()).toEqual(chapters.map(({ heading }) => heading).sort());
    await expect(page.locator('.Picture-drawing').first()).toHaveCSS('display', 'flex');
    expect(await page.locator('head meta[name="robots"]').getAttribute('content')).toBe('noindex');
    const hashes = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) =>
        links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
      );
    expect(hashes.length).toBeGreaterThan(chapters.length);
    const ids = new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id)));
    expect(hashes.filter((id) => !ids.has(id))).toEqual([]);
    expect(violations).toEqual([]);
    await expectAccessible(page);
  });

  test('each chapter begins on a sheet of its own, with its title at the top', async ({ page }) => {
    await page.goto('/docs/guide.xhtml');
    const titles = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      return [...document.querySelectorAll('.chapter')].map((chapter) => {
        const { breakBefore, page } = getComputedStyle(chapter);
        const rule = rules.find(
          (one) => (one as unknown as PageRule).selectorText === page,
        ) as unknown as PageRule;
        const box = [...rule.cssRules].find(({ name }) => name === 'top-right');
        return [breakBefore, box?.style.content, `"${chapter.querySelector('h1')?.textContent}"`];
      });
    });
    expect(titles).toHaveLength(chapters.length);
    expect(titles.filter(([before, shown, heading]) => before !== 'page' || shown !== heading)).toEqual([]);
  });
});
