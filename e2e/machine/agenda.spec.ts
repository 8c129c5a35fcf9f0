import type { Page } from '@playwright/test';
import { AGENDA_FILE } from '../../shared/machineFiles';
import { expectAccessible } from '../lib/axe';
import { COMMIT_DAY } from '../lib/fixtureSite';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { aService } from './pages';
import { expect, test } from './test';

const PAGE_PATH = '/docs/association';
const SUMMER_LINES =
  'Thursday, July 2, 209919:00 to 21:00Summer eveningCafé du Port, 2 rue du Port, 75000 ParisBring a cup.';
const AUTUMN_LINES =
  'Thursday, November 5, 209920:30 to 21:30Autumn eveningOnline: call.essais.test';

/** Finds the visible meetings in the list. */
const findMeetings = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .filter({ visible: true });
const findNext = (page: Page) => page.getByText('The next time is').filter({ visible: true });
const findCalendar = (page: Page) =>
  page.getByRole('link', { name: 'Add to your calendar', exact: true });

test('the page lists the meetings that are not over when it is built, the next one first', async ({
  page,
}) => {
  await open(page, PAGE_PATH);
  await expect(findMeetings(page)).toHaveText([SUMMER_LINES, AUTUMN_LINES]);
  await expect(findNext(page)).toHaveText(
    'The next time is Thursday, July 2, 2099, 19:00: Summer evening.',
  );
  await expect(page.getByRole('link', { name: 'call.essais.test' })).toHaveAttribute(
    'href',
    'https://call.essais.test/autumn',
  );
  await expect(page.locator('time[datetime="2099-07-02T17:00:00.000Z"]').first()).toBeVisible();
  await expectAccessible(page, { part: 'main' });
});

test('a page that was built before hides each meeting once it is over', async ({ page }) => {
  await page.clock.setFixedTime('2099-07-02T18:59:59Z');
  await open(page, PAGE_PATH);
  await expect(findMeetings(page)).toHaveText([SUMMER_LINES, AUTUMN_LINES]);
  await expect(findNext(page)).toBeVisible();

  await page.clock.setFixedTime('2099-07-02T19:00:00Z');
  await page.reload();
  await expect(findMeetings(page)).toHaveText([AUTUMN_LINES]);
  await expect(findNext(page)).toHaveCount(0);
  await expect(findCalendar(page)).toBeVisible();

  await page.clock.setFixedTime('2099-11-05T20:30:00Z');
  await open(page, '/docs/association/statuts');
  // The navigation puts the page into the open document.
  await page
    .getByRole('navigation', { name: 'Association sidebar' })
    .getByRole('link', { name: 'Association', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'When we meet' })).toBeVisible();
  await expect(findMeetings(page)).toHaveCount(0);
  await expect(findCalendar(page)).toBeHidden();
});

test('a page that was built before hides planned maintenance once it is over', async ({ page }) => {
  const notice = page.getByRole('note').filter({ hasText: 'New disks' });
  for (const path of ['/', aService.address]) {
    await page.clock.setFixedTime('2099-06-10T00:59:59Z');
    await open(page, path);
    await expect(notice).toBeVisible();
    await page.clock.setFixedTime('2099-06-10T01:00:00Z');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(notice).toBeHidden();
  }
  // An incident without an end stays.
  await expect(page.getByRole('note').filter({ hasText: 'Slow since' })).toBeVisible();
});

test('the meetings are a calendar', async ({ page }) => {
  await open(page, PAGE_PATH);
  const address = String(await findCalendar(page).getAttribute('href'));
  expect(address).toBe(inSite(`/${AGENDA_FILE}`));
  const response = await page.request.get(address);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers()['cache-control']).toBe('public, max-age=3600');
  const calendar = await response.text();
  expect(calendar.match(/^SUMMARY:.*$/gm)).toEqual([
    'SUMMARY:Summer evening',
    'SUMMARY:Autumn evening',
  ]);
  expect(calendar).toContain('DTSTART:20990702T170000Z\r\n');
  expect(calendar).toContain('DTEND:20991105T203000Z\r\n');
  // DTSTAMP is the time of the commit, so that two builds of a commit are the same.
  expect(calendar.match(/^DTSTAMP:\d{8}/gm)).toEqual(
    Array(2).fill(`DTSTAMP:${COMMIT_DAY.replaceAll('-', '')}`),
  );
});
