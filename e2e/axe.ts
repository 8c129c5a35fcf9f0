import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Tags of the axe rules that every page must pass: WCAG 2.2 levels A and AA, and best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that axe finds no violation in the page as it is now, or in one part of it.
 *
 * @param when what the test did before, for the message of a failure
 * @param part CSS selector of the part
 * @returns the ids of the rules that passed
 */
export async function expectAccessible(page: Page, when = '', part = 'html'): Promise<string[]> {
  // Axe is half a megabyte of script, so it is added to a document only once.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const { violations, passes } = await new AxeBuilder({ page, axeSource: hasAxe ? 'true' : undefined })
    // Legacy mode ignores frames: the site has none, and looking for them takes axe longer than all its rules.
    .setLegacyMode()
    .include(part)
    // Axe reports details of violations only, which takes less time.
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
    when,
  ).toEqual([]);
  return passes.map(({ id }) => id);
}
