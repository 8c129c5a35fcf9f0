import { expect, test } from '@playwright/test';
import { COPY_LIST } from '../shared/offlineCopy';
import { expectAccessible } from './axe';
import { cspViolations } from './cspViolations';
import { open } from './navigation';

test('the terms state how accessible the site is, on what that rests, and whom to turn to', async ({
  page,
}) => {
  await open(page, '/cgu');
  const statement = page.locator('#accessibility ~ ul').first();
  await expect(statement.getByRole('listitem').filter({ hasText: /^State: / })).toHaveText(
    /^State: (?:not assessed|(?:fully|partially|not) compliant)/,
  );
  await expect(statement).toContainText('Tested automatically: every page with axe');
  await expect(page.getByRole('main')).toContainText('Défenseur des droits');
});

test('the terms say how much of the ecodesign criteria is met, as the document with all of them has it', async ({
  page,
}) => {
  await open(page, '/cgu');
  const declaration = page.locator('#ecodesign ~ p');
  const summary = (await declaration.filter({ hasText: 'Of the criteria that apply' }).textContent()) ?? '';
  const violations = await cspViolations(page);
  await declaration.getByRole('link', { name: 'all criteria, with reasons and proofs' }).click();
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
  // Nothing is met without a proof.
  const unproven = page.locator('[data-state=yes]').filter({ hasNot: page.locator('code') });
  await expect(unproven).toHaveCount(0);
  expect(violations).toEqual([]);
  await expectAccessible(page);
});

test('no script of the site can notify', async ({ request }) => {
  const { files } = (await (await request.get(`/${COPY_LIST}`)).json()) as { files: string[] };
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) {
    const text = await (await request.get(`/${file}`)).text();
    expect(text, file).not.toMatch(/requestPermission|showNotification|pushManager/);
  }
});
