import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { kindsOfPage, routes } from './routes';

test.describe('every page', () => {
  for (const { path } of routes) {
    test(`${path} has one h1, no error in the console and asks no other host`, async ({ page, baseURL }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          problems.push(message.text());
        }
      });
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('request', (sent) => {
        if (new URL(sent.url()).origin !== new URL(baseURL ?? '').origin) {
          problems.push(`request to ${sent.url()}`);
        }
      });
      page.on('response', (answer) => {
        if (answer.status() >= 400) {
          problems.push(`${answer.status()} for ${answer.url()}`);
        }
      });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      await expect(page.locator('h1')).toHaveCount(1);
      expect(problems).toEqual([]);
    });
  }
});

for (const mode of ['light', 'dark']) {
  for (const width of [375, 1440]) {
    for (const path of kindsOfPage) {
      test(`axe finds nothing on ${path} in ${mode} mode at ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-ready', '');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      });
    }
  }
}

test.describe('narrow screens', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of kindsOfPage) {
    test(`${path} fits in 320 pixels`, async ({ page }) => {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('the contents are folded above the text', async ({ page }) => {
    await page.goto('/cgu');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.getByText('On this page').click();
    await contents.getByRole('link', { name: 'Legal notice' }).click();
    await expect(page.getByRole('heading', { name: 'Legal notice', level: 2 })).toBeInViewport();
  });
});

test.describe('keyboard alone', () => {
  test('the first Tab reaches the skip link, which leads past the navigation', async ({ page }) => {
    await page.goto('/docs/services/git');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
    expect(inMain).toBe(true);
  });

  test('Tab reaches every link and button that is shown, each with a visible ring', async ({ page }) => {
    await page.goto('/docs/services/board');
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    // The elements themselves are kept, since any number for them would shift with what
    // the page adds to its head meanwhile.
    const stops = await page.evaluateHandle(() => ({
      wanted: [...document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex="0"]')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }),
      ),
      reached: new Set<Element | null>(),
    }));
    for (let press = await stops.evaluate(({ wanted }) => wanted.length); press > 0; press -= 1) {
      await page.keyboard.press('Tab');
      const stop = await stops.evaluate(({ reached }) => {
        const element = document.activeElement ?? document.body;
        reached.add(element);
        return { ring: getComputedStyle(element).outlineStyle, html: element.outerHTML.slice(0, 120) };
      });
      expect(stop.ring, stop.html).not.toBe('none');
    }
    const missed = await stops.evaluate(({ wanted, reached }) =>
      wanted.filter((element) => !reached.has(element)).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(missed).toEqual([]);
  });

  test('a page reached by keyboard has the focus on its heading', async ({ page }) => {
    await page.goto('/docs/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services' })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  });
});
