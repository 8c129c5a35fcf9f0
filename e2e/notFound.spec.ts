import { expect, test } from '@playwright/test';
import { ready } from './navigation';

test('the page that was not found searches the site for the words of its address', async ({ page }) => {
  await page.goto('/docs/mattermost/mentioning_teammates.htm');
  await ready(page);
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the site' });
  await expect(field).toHaveValue('mentioning teammates');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=mentioning+teammates');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Mentioning teammates$/ })
      .first(),
  ).toBeVisible();
});
