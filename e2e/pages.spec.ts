import { expect, test } from '@playwright/test';
import { islandWorks } from './demos';
import { routes } from './routes';

test.describe('every page', () => {
  for (const { path } of routes) {
    test(`${path} has one h1, no error in the console, and sends no request to another host`, async ({
      page,
      baseURL,
    }) => {
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
      // React reports in the console when what it renders differs from the document.
      await islandWorks(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(problems).toEqual([]);
    });
  }
});

test.describe('on narrow screens', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the table of contents is folded above the text, and leads to headings once it is open', async ({
    page,
  }) => {
    await page.goto('/cgu');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.getByText('On this page').click();
    await contents.getByRole('link', { name: 'Legal notice' }).click();
    await expect(page.getByRole('heading', { name: 'Legal notice', level: 2 })).toBeInViewport();
  });
});
