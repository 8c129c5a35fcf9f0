import { expect, type Page, test } from '@playwright/test';
import { open } from './navigation';
import { home } from './routes';

/** What a browser may deny or lack; each script runs before those of the page. */
const limitations: { name: string; script: () => void }[] = [
  {
    name: 'storage is denied',
    script: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  },
  {
    name: 'storage is full',
    script: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
  {
    name: 'storage holds nonsense',
    script: () => {
      for (const key of ['theme', 'sidebar', 'docs-preferred-version']) {
        localStorage.setItem(key, '}{');
      }
      sessionStorage.setItem('scroll-positions', 'null');
    },
  },
  {
    name: 'there is no IntersectionObserver',
    script: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  },
  {
    name: 'there is no navigator.connection',
    script: () => Reflect.deleteProperty(Navigator.prototype, 'connection'),
  },
  {
    name: 'there are no signals with a time limit',
    script: () => Reflect.deleteProperty(AbortSignal, 'timeout'),
  },
  {
    name: 'there is no requestIdleCallback',
    script: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  },
];

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

for (const { name, script } of limitations) {
  test(`when ${name}, navigation, color mode and sidebar work`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.addInitScript(script);
    await open(page, '/docs/mattermost/getting-start/managing-members');
    await page.evaluate(() => scrollTo(0, 500));
    await sidebar(page).getByRole('link', { name: 'Messaging basics' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messaging basics' })).toBeFocused();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Managing members');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);

    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Hide sidebar' }).click();
    await expect(sidebar(page)).toBeHidden();

    // A choice that cannot be stored lasts until the document is left.
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.locator('h1')).toHaveText(home.heading);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(problems).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('text, links and the menu work, and the color mode button is hidden', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/docs/mattermost/messaging/polls');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polls');
    await expect(page.getByRole('button', { name: /mode/ })).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Signing in' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing in');
  });

  for (const path of [
    '/',
    '/search',
    '/docs/mattermost/getting-start/managing-members',
    '/docs/mattermost/messaging/executing-commands',
  ]) {
    for (const width of [375, 1280]) {
      test(`every visible button and field of ${path} works without scripts at ${width} pixels`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const controls = await page
          .locator('button, input, select, textarea')
          .filter({ visible: true })
          .all();
        for (const control of controls) {
          await expect(control).toHaveAttribute('popovertarget', 'menu');
        }
        if (width === 375) {
          // The menu button, at least.
          expect(controls).not.toEqual([]);
        }
      });
    }
  }
});
