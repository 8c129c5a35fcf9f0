import type { Page } from '@playwright/test';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';

import { expect, test } from './test';

/** The addresses of two pages. Each page has some steps for a computer, and others for a phone. */
const NOTIFICATIONS_ADDRESS = '/docs/mattermost/getting-start/configuring-notifications';
const SIGNING_IN_ADDRESS = '/docs/mattermost/getting-start/signing-in';
/** A step for a computer and a step for a phone, on the page about notifications. */
const computerStep = (page: Page) => page.getByText('select its name at the top');
const phoneStep = (page: Page) => page.getByText('dots at the top right');
const deviceChoice = (page: Page, name: string) => page.getByRole('radio', { name });

test('a computer shows its steps, and the phone’s once chosen, on other pages too', async ({
  page,
}) => {
  await open(page, NOTIFICATIONS_ADDRESS);
  await expect(deviceChoice(page, 'a computer')).toBeChecked();
  await expect(computerStep(page).first()).toBeVisible();
  await expect(phoneStep(page).first()).toBeHidden();
  await expect(page.getByText('On a computer', { exact: true }).first()).toBeHidden();

  await page.getByText('a phone', { exact: true }).click();
  await expect(phoneStep(page).first()).toBeVisible();
  await expect(computerStep(page).first()).toBeHidden();

  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator(`a[href$="${SIGNING_IN_ADDRESS}"]`)
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing in');
  await expect(deviceChoice(page, 'a phone')).toBeChecked();
  const phoneSigningInStep = page.getByText('your profile picture at the bottom right').first();
  await expect(phoneSigningInStep).toBeVisible();
  await page.reload();
  await expect(phoneSigningInStep).toBeVisible();
  await expect(deviceChoice(page, 'a phone')).toBeChecked();
});

test('the steps that the switch has changed are marked, without motion for those who want none', async ({
  page,
}) => {
  await open(page, NOTIFICATIONS_ADDRESS);
  const startedMarks = () =>
    page.evaluate(() => document.documentElement.dataset.startedMarks?.trim() ?? '');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    document.addEventListener('animationstart', ({ target }) => {
      const device = (target as HTMLElement).dataset.on ?? 'other';
      dataset.startedMarks = [...new Set(dataset.startedMarks?.split(' ')), device].join(' ');
    });
  });
  await page.getByText('a phone', { exact: true }).click();
  await expect.poll(startedMarks).toBe('phone');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const runningMarks = () => page.evaluate(() => document.getAnimations().length);
  await page.getByText('a computer', { exact: true }).click();
  await expect(computerStep(page).first()).toBeVisible();
  expect(await runningMarks()).toBe(0);
  expect(await startedMarks()).toBe('phone');
});

test('an address that names a part for the other device shows that device', async ({ page }) => {
  await open(page, NOTIFICATIONS_ADDRESS);
  await phoneStep(page)
    .first()
    .evaluate((step) => {
      step.id = 'on-a-phone';
      location.hash = step.id;
    });
  await expect(phoneStep(page).first()).toBeInViewport();
  await expect(deviceChoice(page, 'a phone')).toBeChecked();
});

test('a link to a part for the other device shows that device, in older browsers too', async ({
  page,
}) => {
  // Older browsers take `until-found` for a plain `hidden`: they never show such a part themselves.
  await page.addInitScript(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      setAttribute.call(this, name, name === 'hidden' ? '' : value);
    };
  });
  await open(page, NOTIFICATIONS_ADDRESS);
  await phoneStep(page)
    .first()
    .evaluate((step) => {
      step.id = 'on-a-phone';
      const link = document.querySelector<HTMLAnchorElement>('main a');
      link?.setAttribute('href', '#on-a-phone');
      link?.click();
    });
  await expect(phoneStep(page).first()).toBeInViewport();
  await expect(deviceChoice(page, 'a phone')).toBeChecked();
});

test('what the browser’s own search finds for the other device is shown', async ({ page }) => {
  await open(page, NOTIFICATIONS_ADDRESS);
  const phonePart = page.locator('[data-on="phone"]').filter({ has: phoneStep(page) });
  await expect(phonePart).toHaveAttribute('hidden', 'until-found');
  // Browsers send this event before they scroll to the text that they have found.
  await phonePart.dispatchEvent('beforematch');
  await expect(phoneStep(page).first()).toBeInViewport();
});

test('both stand on paper, each under its name', async ({ page }) => {
  await open(page, NOTIFICATIONS_ADDRESS);
  await page.emulateMedia({ media: 'print' });
  await expectStepsForBothDevices(page);
  await expect(deviceChoice(page, 'a phone')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('the phone’s steps are shown at first', async ({ page }) => {
    await open(page, NOTIFICATIONS_ADDRESS);
    await expect(deviceChoice(page, 'a phone')).toBeChecked();
    await expect(phoneStep(page).first()).toBeVisible();
    await expect(computerStep(page).first()).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both stand, each under its name', async ({ page }) => {
    await page.goto(inSite(NOTIFICATIONS_ADDRESS));
    await expectStepsForBothDevices(page);
    await expect(deviceChoice(page, 'a phone')).toBeHidden();
  });
});

/** Checks that the steps for both devices are visible, each under the name of its device. */
async function expectStepsForBothDevices(page: Page) {
  for (const name of ['On a computer', 'On a phone']) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
  await expect(computerStep(page).first()).toBeVisible();
  await expect(phoneStep(page).first()).toBeVisible();
}
