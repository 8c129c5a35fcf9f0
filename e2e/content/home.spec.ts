import type { Page } from '@playwright/test';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { expect, test } from '../lib/test';
import { services, site } from './facts';
import { exampleService } from './routes';

const findRing = (page: Page) => page.getByRole('navigation', { name: 'Ring of the services' });

test('the ring leads to each service, and its free place to joining', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/');
  for (const { id, name } of services) {
    const node = findRing(page).getByRole('link', { name, exact: true });
    await expect(node).toHaveAttribute('href', inSite(`/docs/services/${id}`));
    await expect(node).toBeVisible();
  }
  await expect(findRing(page).getByRole('link')).toHaveCount(services.length + 1);
  await expect(findRing(page)).toContainText(/ services? and you$/);
  await expect(findRing(page).getByRole('link', { name: 'Join us' })).toHaveAttribute(
    'href',
    inSite('/docs/association#how-to-join'),
  );
  // If the browser loaded a new document, this property would be gone.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  // The middle of the link may be between its circle and its name.
  const link = findRing(page).getByRole('link', { name: exampleService.name, exact: true });
  await link.locator('circle').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(exampleService.heading);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('the bill adds up to what the costs on the page about the association make for a member', async ({
  page,
}) => {
  const { members } = site.people;
  const readCents = async (rowName: string) => {
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: rowName, exact: true }) });
    const euros = await row.getByRole('cell').first().innerText();
    return Math.round(100 * Number(euros.replace('−', '-').replaceAll(/[€,]/g, '')));
  };
  await open(page, '/docs/association');
  const costCents = await readCents('Together');

  await open(page, '/');
  const bill = page.getByRole('table');
  if (members < 2 || costCents === 0) {
    await expect(bill).toHaveCount(0);
    await expect(page.getByText('Members', { exact: true })).toBeVisible();
    return;
  }
  await expect(bill).toContainText(`${site.funding.costs.year}, for one member, in euros`);
  let sum = 0;
  for (const { name } of [...services, { name: 'What all share' }]) {
    sum += await readCents(name);
  }
  expect(sum).toBe(Math.round(costCents / members));
  expect(await readCents('What it cost')).toBe(sum);
  expect(await readCents('Advertising')).toBe(0);
  expect(await readCents('Your data, sold')).toBe(0);
  const { amount, period } = site.dues;
  const duesCents = Math.round(100 * amount) * (period === 'month' ? 12 : 1);
  expect(await readCents('Your dues')).toBe(duesCents);
  if (duesCents !== sum) {
    const name = duesCents < sum ? 'Donations and others' : 'For the reserve';
    expect(await readCents(name)).toBe(duesCents - sum);
  }
});

test('the home page opens what needs no account, and says what members pay', async ({ page }) => {
  await open(page, '/');
  // The link is a drawing of the name, or a text if the drawing shows another name.
  await expect(page.getByRole('banner').getByRole('link', { name: site.name })).toBeVisible();
  const useNowLine = page.getByRole('paragraph').filter({ hasText: 'Use it now' });
  const servicesWithoutAccount = services.filter(({ access }) => access === 'everyone');
  await expect(useNowLine).toHaveCount(servicesWithoutAccount.length > 0 ? 1 : 0);
  await expect(useNowLine.getByRole('link')).toHaveText(
    servicesWithoutAccount.map(({ name, action = `Open ${name}` }) => action),
  );
  for (const [index, { address }] of servicesWithoutAccount.entries()) {
    await expect(useNowLine.getByRole('link').nth(index)).toHaveAttribute('href', address);
  }
  const { amount, period } = site.dues;
  // The home page names the dues only if members may use every service. They may not use a service
  // whose registration is `closed` or `clients`.
  const membersMayUseAll = services.every(
    ({ access, registration = 'members' }) =>
      access === 'everyone' || registration === 'members' || registration === 'free',
  );
  const dues =
    membersMayUseAll && amount > 0
      ? [`€${Number.isInteger(amount) ? amount : amount.toFixed(2)} a ${period}`]
      : [];
  await expect(
    page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({ hasText: /^Members may use all services, for|^The page of each service says/ })
      .locator('b'),
  ).toHaveText(dues);
});

test('beside a short sidebar, or none, the drawer and the column list the services', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const links = page.getByRole('navigation', { name: 'Services', exact: true }).getByRole('link');
  for (const address of ['/search', '/docs/association']) {
    await open(page, address);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(links).toHaveText(['All services', ...services.map(({ name }) => name)]);
  }
  await links.nth(1).click();
  await expect(page).toHaveURL(inSite(`/docs/services/${services[0]?.id}`));
  await expect(links).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/docs/association');
  await expect(page.getByRole('navigation', { name: 'Association sidebar' })).toBeVisible();
  await expect(links).toHaveText(['All services', ...services.map(({ name }) => name)]);
  await expect(links.first()).toBeVisible();
});
