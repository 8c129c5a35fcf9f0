import type { Page } from '@playwright/test';
import { fixedFacts } from '../lib/fixtureSite';
import { inSite } from '../lib/inSite';
import { readFocusProblem } from '../lib/keyboard';
import { open, SlowNetwork, setConnection, waitUntilReady } from '../lib/navigation';
import { firstPage, secondPage, thirdPage } from './pages';
import { expect, test } from './test';

const readScrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const sidebar = (page: Page) => page.getByRole('navigation', { name: /sidebar$/ });

/** Changes the address of the first link in the text, and clicks the link. */
async function followLinkTo(page: Page, href: string) {
  const firstLink = page.locator('main a[href^="/"]').first();
  await firstLink.evaluate((link: HTMLAnchorElement, newHref) => {
    link.href = newHref;
    link.click();
  }, inSite(href));
}

test('a new page starts at its top, its heading focused, its title announced', async ({ page }) => {
  await open(page, thirdPage.address);
  // When a document opens, the site announces nothing and does not move the focus.
  await expect(page.locator('[aria-live=polite]')).toBeEmpty();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.evaluate(() => scrollTo(0, 600));
  await sidebar(page).getByRole('link', { name: secondPage.heading, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: secondPage.heading })).toBeFocused();
  expect(await readScrollTop(page)).toBe(0);
  await expect(page.locator('[aria-live=polite]')).toHaveText(secondPage.heading);
  await expect(page).toHaveTitle(`${secondPage.heading} – ${fixedFacts.name}`);
  await page.goBack();
  await expect(page.locator('[aria-live=polite]')).toHaveText(thirdPage.heading);
});

test.describe('back and forward give back the view and the focus together', () => {
  const nextLink = (page: Page) => page.getByRole('main').locator('a[rel=next]');

  test('to the link that was followed, so that Tab goes on from there', async ({ page }) => {
    await open(page, firstPage.address);
    await nextLink(page).focus();
    const scrollTop = await readScrollTop(page);
    expect(scrollTop).toBeGreaterThan(100);
    await page.keyboard.press('Enter');
    const secondHeading = page.getByRole('heading', { level: 1, name: secondPage.heading });
    await expect(secondHeading).toBeFocused();
    await page.goBack();
    await expect(nextLink(page)).toBeFocused();
    await expect(nextLink(page)).toBeInViewport();
    expect(await readScrollTop(page)).toBe(scrollTop);
    await page.keyboard.press('Tab');
    const isBehindNextLink = await nextLink(page).evaluate(
      (link) =>
        link.compareDocumentPosition(document.activeElement as Element) ===
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(isBehindNextLink).toBe(true);
    expect(await readFocusProblem(page)).toBe('');
    await page.goForward();
    await expect(secondHeading).toBeFocused();
    expect(await readScrollTop(page)).toBe(0);
  });

  test('to the one of several links to the same page', async ({ page }) => {
    await open(page, firstPage.address);
    const links = page.locator(`a[href$="${secondPage.address}"]`);
    expect(await links.count()).toBeGreaterThan(1);
    for (const number of [0, 1]) {
      await links.nth(number).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(secondPage.heading);
      await page.goBack();
      await expect(links.nth(number)).toBeFocused();
    }
  });

  test('to the text in view, if no control had the focus', async ({ page }) => {
    await open(page, firstPage.address);
    await sidebar(page).getByRole('link', { name: thirdPage.heading, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(thirdPage.heading);
    await page.evaluate(() => scrollTo(0, 700));
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(firstPage.heading);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(thirdPage.heading);
    expect(await readScrollTop(page)).toBe(700);
    const focusedText = page.locator('main :focus');
    await expect(focusedText).toBeInViewport();
    await expect(focusedText).not.toHaveText('');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport();
    await expect(page.locator('main [tabindex="-1"]')).toHaveCount(0);
  });

  test('to the text in view, if the navbar covers the control that had the focus', async ({
    page,
  }) => {
    await open(page, firstPage.address);
    await sidebar(page).getByRole('link', { name: thirdPage.heading, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(thirdPage.heading);
    const reference = page.getByRole('main').locator('[data-footnote-ref]').first();
    await reference.focus();
    await reference.evaluate((link) => scrollBy(0, link.getBoundingClientRect().top));
    const scrollTop = await readScrollTop(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(firstPage.heading);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(thirdPage.heading);
    expect(await readScrollTop(page)).toBe(scrollTop);
    await expect(page.locator('main :focus')).toBeInViewport();
    await expect(reference).not.toBeFocused();
  });

  test('within a page', async ({ page }) => {
    await open(page, '/cgu');
    const contentsLink = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Legal notice' });
    await contentsLink.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Legal notice' })).toBeInViewport();
    await page.goBack();
    await expect.poll(() => readScrollTop(page)).toBe(0);
    await expect(contentsLink).toBeFocused();
  });

  test('to the place that was left with the search', async ({ page }) => {
    await open(page, firstPage.address);
    await nextLink(page).focus();
    const scrollTop = await readScrollTop(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('link', { name: 'Open the search page' }).click();
    await expect(page.locator('h1')).toHaveText('Search');
    await page.goBack();
    await expect(nextLink(page)).toBeFocused();
    expect(await readScrollTop(page)).toBe(scrollTop);
  });
});

test('a hash and a link of the contents scroll, and back restores the position', async ({
  page,
}) => {
  await open(page, '/cgu#legal-notice');
  const targetHeading = page.getByRole('heading', { name: 'Legal notice', level: 2 });
  await expect(targetHeading).toBeInViewport();
  const targetScrollTop = await readScrollTop(page);
  await page.evaluate(() => {
    location.hash = '#terms-of-use';
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 300));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Legal notice' }).click();
  await expect(targetHeading).toBeInViewport();
  // The jump does not focus the heading, but the Tab key leads to the first link after it.
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(targetHeading).not.toHaveAttribute('tabindex');
  const isFocusOnNextLink = await targetHeading.evaluate((element) => {
    const links = [...document.querySelectorAll('a[href]')];
    const isAfterTarget = (link: Element) =>
      element.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING;
    return links.find(isAfterTarget) === document.activeElement;
  });
  expect(isFocusOnNextLink).toBe(true);
  expect(await readScrollTop(page)).not.toBe(300);
  await page.goBack();
  await expect.poll(() => readScrollTop(page)).toBe(300);
  await page.goForward();
  await expect.poll(() => readScrollTop(page)).toBe(targetScrollTop);
});

test('the heading of a new page keeps no trace of the focus', async ({ page }) => {
  await open(page, thirdPage.address);
  await sidebar(page).getByRole('link', { name: secondPage.heading, exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: secondPage.heading });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(heading).not.toBeFocused();
  await expect(heading).not.toHaveAttribute('tabindex');
});

test('a hash that the visitor changes, and Back, keep the positions', async ({ page }) => {
  await open(page, '/cgu');
  await page.evaluate(() => {
    location.hash = '#legal-notice';
  });
  const targetHeading = page.getByRole('heading', { name: 'Legal notice', level: 2 });
  await expect(targetHeading).toBeInViewport();
  const targetScrollTop = await readScrollTop(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
    .click();
  await expect(page.locator('h1')).toHaveText('Services');
  await page.goBack();
  await expect.poll(() => readScrollTop(page)).toBe(targetScrollTop);
  await page.goBack();
  await expect(page).toHaveURL(inSite('/cgu'));
  await expect.poll(() => readScrollTop(page)).toBe(0);
});

test('while back waits for a slow page, the scroll position does not change', async ({ page }) => {
  await setConnection(page, { saveData: true });
  await open(page, thirdPage.address);
  await page.evaluate(() => scrollTo(0, 700));
  await sidebar(page).getByRole('link', { name: secondPage.heading, exact: true }).click();
  await expect(page.locator('h1')).toHaveText(secondPage.heading);
  await page.reload();
  await waitUntilReady(page);
  const slowNetwork = await SlowNetwork.create(page, thirdPage.address);
  slowNetwork.hold();
  await page.evaluate(() => scrollTo(0, 150));
  await page.goBack();
  await expect.poll(() => slowNetwork.requestCount).toBe(1);
  expect(await readScrollTop(page)).toBe(150);
  await slowNetwork.pass();
  await expect(page.locator('h1')).toHaveText(thirdPage.heading);
  await expect.poll(() => readScrollTop(page)).toBe(700);
});

test('a hash that names no element causes no error when it is opened or followed', async ({
  page,
}) => {
  for (const hash of ['#%E0%A4%A', '#no-such-part']) {
    await open(page, thirdPage.address + hash);
    await expect(page.locator('h1')).toHaveText(thirdPage.heading);
    await open(page, firstPage.address);
    await page.evaluate(() => scrollTo(0, 350));
    await followLinkTo(page, firstPage.address + hash);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await readScrollTop(page)).toBe(350);
    await followLinkTo(page, secondPage.address + hash);
    await expect(page.locator('h1')).toHaveText(secondPage.heading);
    expect(await readScrollTop(page)).toBe(0);
  }
});

test('a link that is not exactly the address of a page gets the answer of the server', async ({
  page,
}) => {
  for (const [href, heading, url] of [
    ['/docs/services/index.html', 'Services', '/docs/services'],
    ['/DOCS/services', 'Page not found', '/DOCS/services'],
    ['/cgu/', 'Terms of use', '/cgu'],
  ] as const) {
    await open(page, firstPage.address);
    await followLinkTo(page, href);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page).toHaveURL(inSite(url));
  }
});

test('/index.html is removed from the address when the server does not redirect', async ({
  page,
}) => {
  await page.route('**/docs/services/index.html*', async (route) => {
    const document = await page.request.get(inSite('/docs/services'));
    await route.fulfill({ response: document });
  });
  await open(page, '/docs/services/index.html?a=b#how-to-choose');
  await expect(page).toHaveURL(inSite('/docs/services?a=b#how-to-choose'));
  await expect(page.locator('h1')).toHaveText('Services');
});

test('links lead away from the not-found page, and back leads to it again', async ({ page }) => {
  // The browser cannot decode this address.
  await open(page, '/caf%E9');
  await expect(page.locator('h1')).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'the services' }).click();
  await expect(page.locator('h1')).toHaveText('Services');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
});
