import { expect, type Page } from '@playwright/test';
import { expectAccessible as expectNothingWrong } from './axe';

/** Axe finds nothing wrong in the preview of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const passed = await expectNothingWrong(page, 'preview', 'figure');
  // It has looked at the figure, and not past it.
  expect(passed).toEqual(expect.arrayContaining(['color-contrast', 'label', 'target-size']));
}

/** Everything that a page asks for from now on. */
export function requestsFrom(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** How far the page is wider than the screen, in pixels. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What has been copied, had by pasting it: the site’s policy lets nobody read the clipboard. */
export async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const box = document.createElement('textarea');
    document.body.append(box);
    box.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  return page.locator('body > textarea').inputValue();
}
