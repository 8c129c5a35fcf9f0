import { expect, test } from '@playwright/test';
import { services } from '../services.config';
import { expectAccessible } from './axe';
import { open } from './navigation';
import { serveVariant } from './variants';

const variant = serveVariant('published');

const [first = { id: '', name: '' }, ...others] = services;

const PLANNED = 'Planned maintenance, June 9, 2099, 20:00 to June 10, 2099, 01:00 UTC';
const LASTING = 'Incident since June 1, 2099, 08:00 UTC';

test('the page of a service lists its incidents, and what is not over stands on top', async ({ page }) => {
  await open(page, `${variant.url}/docs/services/${first.id}`);
  const main = page.getByRole('main');
  const notices = main.getByRole('note').filter({ hasText: 'current state' });
  await expect(notices).toHaveText([
    `New disks. ${PLANNED}. For the current state, see the status page.`,
    `Slow since this morning. ${LASTING}. For the current state, see the status page.`,
  ]);
  const notice = await notices.first().boundingBox();
  const heading = await main.getByRole('heading', { level: 1 }).boundingBox();
  expect(Number(notice?.y)).toBeLessThan(Number(heading?.y));
  await main.getByText('Incidents and maintenance', { exact: true }).click();
  const list = main.locator('details').filter({ hasText: 'Incidents and maintenance' });
  await expect(list.getByRole('listitem')).toHaveText([
    `New disks. ${PLANNED}.`,
    `Slow since this morning. ${LASTING}.`,
    'The first outage. Incident, March 2, 2099, 08:00 to 10:30 UTC.',
  ]);
  await expectAccessible(page);
  await list.getByRole('link', { name: 'The first outage' }).click();
  await expect(page.locator('h1')).toHaveText('The first outage');
  await expect(page.getByRole('main').getByText(/^Incident, March 2/)).toHaveText(
    `Incident, March 2, 2099, 08:00 to 10:30 UTC: ${first.name}`,
  );
  await expectAccessible(page);
});

test('a service without incidents, and a post about something else, say nothing of them', async ({
  request,
}) => {
  for (const path of [...others.map(({ id }) => `/docs/services/${id}`), '/blog/opening', '/docs/services']) {
    expect(await (await request.get(variant.url + path)).text(), path).not.toMatch(
      /Incidents and|Incident[ ,]/,
    );
  }
});
