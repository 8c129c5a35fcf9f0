import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { services } from '../services.config';
import { expectAccessible } from './axe';
import { open } from './navigation';
import { serveVariant } from './variants';

const variant = serveVariant('published');

const [first = { id: '', name: '' }, ...others] = services;
const address = `/docs/services/${first.id}`;

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
