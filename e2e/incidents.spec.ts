import { expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { services } from '../services.config';
import { expectAccessible } from './axe';
import { open } from './navigation';
import { serveVariant } from './variants';

const variant = serveVariant('published');

const [first = { id: '', name: '' }, ...others] = services;
const address = `/docs/services/${first.id}`;

// Where nothing has to be added to the times in UTC.
test.use({ timezoneId: 'UTC' });

test('the page of a service tells its incidents of a year, what is not over first to be seen', async ({
  page,
}) => {
  await open(page, variant.url + address);
  const history = page.getByRole('main').locator('details').filter({ hasText: 'Incidents:' });
  // 08:00 to 12:00 in March, since 08:00 on the day of the build: 8 hours of 8,760.
  await expect(history.locator('summary')).toHaveText(
    'Incidents: available 99.9 % of the time from June 1, 2098 to June 1, 2099',
  );
  await expect(history.getByRole('listitem')).toHaveText([
    'New disks. Planned maintenance, June 9, 2099, 20:00 to June 10, 2099, 01:00 UTC (5 hours), still to come when this page was made.',
    'Slow since this morning. Incident since June 1, 2099, 08:00 UTC, not over when this page was made.',
    'The second outage. Incident, March 2, 2099, 10:00 to 12:00 UTC (2 hours), at the same time as another.',
    'The first outage. Incident, March 2, 2099, 08:00 to 10:30 UTC (2 hours 30 minutes), at the same time as another.',
  ]);
  await expect(history.locator('time').first()).toHaveAttribute('datetime', '2099-06-09T20:00Z');
  await expect(history.getByRole('link', { name: 'status page' })).toBeVisible();
  await expectAccessible(page);
  await history.getByRole('link', { name: 'The first outage' }).click();
  await expect(page.locator('h1')).toHaveText('The first outage');
  await expect(page.getByRole('main').getByText(/^Incident, March 2/)).toHaveText(
    `Incident, March 2, 2099, 08:00 to 10:30 UTC (2 hours 30 minutes): ${first.name}`,
  );
  await expectAccessible(page);
});

test('a service without incidents, and a post about something else, say nothing of them', async ({
  request,
}) => {
  for (const path of [...others.map(({ id }) => `/docs/services/${id}`), '/blog/opening', '/docs/services']) {
    expect(await (await request.get(variant.url + path)).text(), path).not.toMatch(
      /Incidents?:|Incident[ ,]|site:incident/,
    );
  }
});

test('the feed tells the times and the services of an incident', async ({ request }) => {
  const feed = await (await request.get(`${variant.url}/blog/feed.atom`)).text();
  const [entry] = /<entry>(?:(?!<\/entry>)[\s\S])*New disks[\s\S]*?<\/entry>/.exec(feed) ?? [];
  const [times = ''] = /<p>Planned maintenance.*?<\/p>/.exec(String(entry)) ?? [];
  expect(parse(times).text).toBe(
    `Planned maintenance, June 9, 2099, 20:00 to June 10, 2099, 01:00 UTC (5 hours): ${first.name}`,
  );
});

for (const { timezoneId, planned, ongoing, over, post } of [
  {
    // Two hours ahead in summer, one in winter.
    timezoneId: 'Europe/Paris',
    planned: '(5 hours; 22:00 to 03:00 your time)',
    ongoing: '08:00 UTC (10:00 your time), not over',
    over: '(2 hours; 11:00 to 13:00 your time)',
    post: '(2 hours 30 minutes; 09:00 to 11:30 your time)',
  },
  {
    // On the day before, as far as it is the next one in UTC.
    timezoneId: 'America/Los_Angeles',
    planned: '(5 hours; June 9, 2099, 13:00 to 18:00 your time)',
    ongoing: '08:00 UTC (01:00 your time), not over',
    over: '(2 hours; 02:00 to 04:00 your time)',
    post: '(2 hours 30 minutes; 00:00 to 02:30 your time)',
  },
  {
    timezoneId: 'Pacific/Auckland',
    planned: '(5 hours; June 10, 2099, 08:00 to 13:00 your time)',
    ongoing: '08:00 UTC (20:00 your time), not over',
    over: '(2 hours; March 2, 2099, 23:00 to March 3, 2099, 01:00 your time)',
    post: '(2 hours 30 minutes; 21:00 to 23:30 your time)',
  },
]) {
  test.describe(`in the zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the times of incidents are told by the visitor’s clock, too', async ({ page }) => {
      await open(page, variant.url + address);
      const items = page.getByRole('main').locator('details').filter({ hasText: 'Incidents:' }).locator('li');
      await expect(items.nth(0)).toContainText(`01:00 UTC ${planned}`);
      await expect(items.nth(1)).toContainText(ongoing);
      await expect(items.nth(2)).toContainText(`12:00 UTC ${over}`);
      // On a page that is reached by a link, and on the one before.
      await items.nth(3).getByRole('link').click();
      await expect(page.getByRole('main').getByText(/^Incident, March 2/)).toContainText(`10:30 UTC ${post}`);
      await page.goBack();
      await expect(items.nth(0)).toContainText(`01:00 UTC ${planned}`);
    });
  });
}

test.describe('in another zone', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  /** How many of the scripts that a page has loaded tell the visitor's times. */
  async function scriptsWithTimes(page: Page): Promise<number> {
    const addresses = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    const texts = await Promise.all(addresses.map(async (script) => (await page.request.get(script)).text()));
    return texts.filter((text) => text.includes('your time')).length;
  }

  test('only a page with incidents loads what tells the visitor’s times', async ({ page }) => {
    await open(page, variant.url + address);
    await expect(page.getByText('22:00 to 03:00 your time')).toBeVisible();
    expect(await scriptsWithTimes(page)).toBe(1);
    await open(page, `${variant.url}/docs/services`);
    expect(await scriptsWithTimes(page)).toBe(0);
  });
});
