import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All rules that a page is held to: WCAG 2.2 A and AA, and best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe finds nothing wrong in the page as it stands, or in the part of it that is named.
 *
 * @param when what had been done to the page, for the message of a failure
 * @returns the rules that found something to look at, and nothing wrong
 */
export async function expectAccessible(page: Page, when = '', part = 'html'): Promise<string[]> {
  // Half a megabyte of script, which a page is given once.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations, passes } = await new AxeBuilder({ page, axeSource: isThere ? 'true' : undefined })
    // The site has no frames, and what axe does for them takes longer than all its rules.
    .setLegacyMode()
    .include(part)
    // Details of what is wrong only: of what is right, its number is enough.
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
    when,
  ).toEqual([]);
  return passes.map(({ id }) => id);
}
