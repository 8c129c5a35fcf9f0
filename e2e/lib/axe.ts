import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** The minified script of axe, which is half as long as the package's `source`. */
const AXE_SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * The tags of the axe rules that every page must pass: WCAG 2.2 levels A and AA, and best
 * practices.
 */
const RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The rules that depend on colors. A page can pass them in one color mode and break them in the
 * other.
 */
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

/** The rules to check: all, or only those that a page can break when its state changes. */
const RULE_SETS = { all: undefined, colors: COLOR_RULES, layout: LAYOUT_RULES };

export interface AxeOptions {
  /** The state of the page, for the message when a check fails. */
  pageState?: string;
  /** The CSS selector of the part of the page to check. */
  part?: string;
  /** The rules to check; without this option, all of them. */
  rules?: keyof typeof RULE_SETS;
}

/**
 * Checks with axe that the page, as it is now, violates no rule.
 *
 * @returns the ids of the rules that passed
 */
export async function expectAccessible(
  page: Page,
  { pageState = '', part = 'html', rules = 'all' }: AxeOptions = {},
): Promise<string[]> {
  // Axe is half a megabyte of script, so it is added to a document only once.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE_SCRIPT);
  }
  const { violations, passed: passedRules } = await page.evaluate(
    async ({ part, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // It takes less time if axe describes only the violations.
      const { violations, passes } = await axe.run(part, { runOnly, resultTypes: ['violations'] });
      return {
        violations: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
        ),
        passed: passes.map(({ id }) => id),
      };
    },
    { part, runOnly: RULE_SETS[rules] ?? RULE_TAGS },
  );
  expect.soft(violations, `axe: ${pageState}`).toEqual([]);
  return passedRules;
}
