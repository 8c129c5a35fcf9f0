import type { Page } from '@playwright/test';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { aService, FIGURES } from './pages';
import { expect, test } from './test';

/** Tests of what stays in the document when a visitor follows a link, and what is replaced. */

const sidebar = (page: Page, name: string) => page.getByRole('navigation', { name });
const link = (page: Page, name: string) =>
  sidebar(page, 'Docs sidebar').getByRole('link', { name, exact: true });

test('within a section the navbar and the sidebar are kept as they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 340 });
  await open(page, '/docs/');
  await sidebar(page, 'Docs sidebar').getByText('Messaging', { exact: true }).click();
  await expect(link(page, 'Polls')).toBeHidden();
  const menu = page.locator('#menu');
  await menu.evaluate((element) => {
    element.scrollTop = 150;
    Object.assign(window, {
      kept: [element.querySelector('nav[aria-label$=sidebar]'), document.querySelector('header')],
    });
  });
  await link(page, 'Searching').click();
  await expect(page.locator('h1')).toHaveText('Searching');
  await expect(link(page, 'Polls')).toBeHidden();
  await expect(link(page, 'Searching')).toHaveAttribute('aria-current', 'page');
  await expect(sidebar(page, 'Docs sidebar').locator('[aria-current]')).toHaveCount(1);
  expect(await menu.evaluate((element) => element.scrollTop)).toBe(150);
  expect(
    await page.evaluate(() => {
      const { kept } = window as unknown as { kept: Element[] };
      return kept.every((element) => element.isConnected);
    }),
  ).toBe(true);
});

test('a page that was navigated to has the same HTML as its document', async ({ page }) => {
  for (const [from, to] of [
    ['/', aService.address],
    ['/docs/', FIGURES.polls],
    [aService.address, '/cgu'],
    ['/cgu', '/'],
    [aService.address, '/docs/association/statuts'],
  ] as const) {
    /**
     * Returns the HTML of the page, without what scripts add or change, such as the mark of the
     * current section in the table of contents.
     */
    const takeSnapshot = () =>
      page.evaluate(() => {
        const documentCopy = document.documentElement.cloneNode(true) as HTMLElement;
        for (const element of documentCopy.querySelectorAll(
          'script, style, link[rel=stylesheet], #announcer, details',
        )) {
          element.remove();
        }
        for (const element of documentCopy.querySelectorAll('[aria-current=location], h1')) {
          element.removeAttribute('aria-current');
          element.removeAttribute('tabindex');
        }
        const tags = [...documentCopy.querySelectorAll('head > *')]
          .map((tag) => tag.outerHTML)
          .sort();
        return { tags, body: documentCopy.querySelector('body')?.innerHTML };
      });
    await open(page, to);
    const expectedSnapshot = await takeSnapshot();
    await open(page, from);
    await page.evaluate((href) => {
      const anyLink = document.querySelector<HTMLAnchorElement>('main a[href^="/"]');
      anyLink?.setAttribute('href', href);
      anyLink?.click();
    }, inSite(to));
    await expect(page).toHaveURL(inSite(to));
    await expect
      .poll(async () => (await takeSnapshot()).tags, `${from} to ${to}`)
      .toEqual(expectedSnapshot.tags);
    expect((await takeSnapshot()).body, `${from} to ${to}`).toBe(expectedSnapshot.body);
  }
});
