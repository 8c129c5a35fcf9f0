import { expect, type Page, test } from '@playwright/test';
import { ChunkRequests, open } from './chunks';
import { routes } from './routes';

/** What the browser refuses of the page, from now on. */
async function refusals(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('refused', (what: string) => found.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { refused } = window as unknown as { refused: (what: string) => void };
      refused(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) {
      found.push(message.text());
    }
  });
  return found;
}

test('no page breaks its policy, read in light and in the dark', async ({ page }) => {
  test.setTimeout(120_000);
  const found = await refusals(page);
  for (const { path } of [...routes, { path: '/no-such-page' }]) {
    await open(page, path);
    await page.getByRole('button', { name: /^Switch to (dark|light) mode$/ }).click();
  }
  expect(found).toEqual([]);
});

test('nor does anything that can be done on it', async ({ page }) => {
  const found = await refusals(page);
  await open(page, '/docs/services/board');
  await page.getByRole('button', { name: 'Hide sidebar' }).click();
  await page.getByRole('button', { name: 'Show sidebar' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('channel');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page, '/search?q=mute');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  // A page that fails, with the bar of a slow one before it.
  await open(page, '/docs/services/pad');
  const requests = await ChunkRequests.of(page, '/docs/association/statuts');
  requests.hold();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Association' }).click();
  await page.getByRole('main').getByRole('link', { name: 'statutes' }).first().click();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  await requests.fail();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(found).toEqual([]);
});

test('nor does anything in the figures that can be tried', async ({ page }) => {
  const found = await refusals(page);
  const figure = page.locator('figure[data-demo]');
  for (const { path } of routes.filter((route) => route.path.startsWith('/docs/mattermost/'))) {
    await open(page, path);
    if ((await figure.count()) > 0) {
      await figure.scrollIntoViewIfNeeded();
      for (const box of await figure.getByRole('textbox').all()) {
        await box.fill('/poll **a** :smile: #b @amina');
      }
      for (const choice of await figure.getByRole('radio').all()) {
        await choice.check();
      }
      for (const choice of await figure.getByRole('checkbox').all()) {
        await choice.click();
      }
    }
  }
  expect(found).toEqual([]);
});

test('a script that nobody has foreseen does not run', async ({ page }) => {
  await open(page, '/');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});
