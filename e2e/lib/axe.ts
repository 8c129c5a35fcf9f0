import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** The minified script, half as long as `source` of the package. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Tags of the axe rules that every page must pass: WCAG 2.2 levels A and AA, and best practices.
 */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colors, which another color mode can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that depend on which elements are displayed, and where. */
const LAYOUT_RULES = [
  'aria-hidden-focus',
  'bypass',
  'heading-order',
  'label',
  'link-name',
  'button-name',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'tabindex',
  'scrollable-region-focusable',
  'skip-link',
  'target-size',
];

/** All rules, or those that can fail in another state of a page that has passed all. */
const RULES = { all: undefined, colors: COLOR_RULES, layout: LAYOUT_RULES };

export interface AxeOptions {
  /** The state of the page, for the message of a failure. */
  when?: string;
  /** CSS selector of the part of the page to check. */
  part?: string;
  rules?: keyof typeof RULES;
}

/**
 * Expects that axe finds no violation in the page as it is now.
 *
 * @returns the ids of the rules that passed
 */
export async function expectAccessible(
  page: Page,
  { when = '', part = 'html', rules = 'all' }: AxeOptions = {},
): Promise<string[]> {
  // Axe is half a megabyte of script, so it is added to a document only once.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  const { violations, passed } = await page.evaluate(
    async ({ part, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Axe reports details of violations only, which takes less time.
      const { violations, passes } = await axe.run(part, { runOnly, resultTypes: ['violations'] });
      return {
        violations: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
        ),
        passed: passes.map(({ id }) => id),
      };
    },
    { part, runOnly: RULES[rules] ?? TAGS },
  );
  expect.soft(violations, `axe: ${when}`).toEqual([]);
  return passed;
}
