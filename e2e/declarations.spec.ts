import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { cspViolations } from './cspViolations';
import { open } from './navigation';

test('the terms say how much of the ecodesign criteria is met, as the document with all of them has it', async ({
  page,
}) => {
  await open(page, '/cgu');
  const declaration = page.locator('#ecodesign ~ p');
  const summary = (await declaration.filter({ hasText: 'Of the criteria that apply' }).textContent()) ?? '';
  const violations = await cspViolations(page);
  await declaration.getByRole('link', { name: 'all criteria, with reasons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ecodesign: all criteria');
  const states = await page.locator('[data-state]').evaluateAll((all) =>
    all.map((criterion) => {
      const { priority, state } = (criterion as HTMLElement).dataset;
      return `${priority}: ${state}`;
    }),
  );
  expect(states).toHaveLength(78);
  const count = (pattern: RegExp) => states.filter((state) => pattern.test(state)).length;
  const met = ['priority', 'recommended', 'moderate'].map(
    (priority) => `${count(RegExp(`^${priority}: yes`))} of ${count(RegExp(`^${priority}: (?:yes|no)$`))}`,
  );
  expect(summary.match(/\d+ of \d+/g)).toEqual(met);
  expect(summary).toContain(`${count(/: not applicable/)} do not apply`);
  expect(violations).toEqual([]);
  await expectAccessible(page);
});
