import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { cspViolations } from './cspViolations';
import { open } from './navigation';

test('the terms say how much of the ecodesign criteria is met, as the document with all of them has it', async ({
  page,
}) => {
  await open(page, '/cgu');
  const declaration = page.locator('#ecodesign ~ p');
  const summary = (await declaration.filter({ hasText: 'criteria that apply' }).textContent()) ?? '';
  const violations = await cspViolations(page);
  await declaration.getByRole('link', { name: 'all criteria, with reasons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ecodesign: all criteria');
  const states = await page
    .locator('[data-state]')
    .evaluateAll((all) => all.map((criterion) => criterion.getAttribute('data-state')));
  expect(states).toHaveLength(78);
  const met = states.filter((state) => state === 'yes').length;
  const apply = states.filter((state) => state !== 'not applicable').length;
  expect(summary).toContain(`${met} of the ${apply} criteria that apply are met`);
  expect(violations).toEqual([]);
  await expectAccessible(page);
});
