import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that a preview is held to. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe finds nothing wrong in the preview of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    .include('figure')
    .withTags(AXE_TAGS)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  // It has looked at the figure, and not past it.
  expect(passes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['color-contrast', 'label', 'target-size']),
  );
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
