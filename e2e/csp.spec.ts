import { expect, test } from '@playwright/test';
import { cspViolations } from './cspViolations';
import { FragmentRequests, open } from './navigation';

test('the sidebar, the search, a slow page and a failed page cause no violation', async ({ page }) => {
  const found = await cspViolations(page);
  await open(page, '/docs/mattermost/getting-start/messaging-basics');
  await page.getByRole('button', { name: 'Hide sidebar' }).click();
  await page.getByRole('button', { name: 'Show sidebar' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('channel');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page, '/search?q=mute');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('mute');
  await expect(page.getByRole('main').locator('ol > li > a').first()).toBeVisible();

  // A page that loads slowly, so that the progress bar appears, and then fails.
  await open(page, '/docs/mattermost/getting-start/signing-in');
  const requests = await FragmentRequests.of(page, '/docs/association/statuts');
  requests.hold();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Association' }).click();
  await page.getByRole('main').getByRole('link', { name: 'statutes' }).first().click();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  await requests.fail();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(found).toEqual([]);
});

test('an injected inline script does not run', async ({ page }) => {
  await open(page, '/');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});
