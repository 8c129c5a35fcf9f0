import { expect, test } from '@rstest/core';
import { z } from 'zod';
import { services, site } from '../../shared/configuration';
import * as v from '../../shared/schemas/values';
import { agingFactLines, describeAgingFacts } from './agingFacts';
import { readSiteAsWritten } from './readiness';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW_MS = Date.parse('2026-06-15T12:00:00Z');

const schema = z.array(
  z.strictObject({
    price: v.text,
    checkedOn: v.checkedOn('the price', 60),
    law: v.ending(v.orNone(v.pastOrFutureDay, 'must be a day')).describe('Last day of the law.'),
  }),
);

/** Returns the problems of a fact that was checked on a day, and of a law with an end. */
const describe = (checkedOn: string | undefined, law = 'none') =>
  describeAgingFacts(schema, [{ price: '3', checkedOn, law }], NOW_MS).map(
    ({ keys, message }) => `${keys.join('.')}: ${message.split('. ')[0]}`,
  );

test('a fact is told once it was checked longer ago than its limit', () => {
  expect(describe('2026-04-17')).toEqual([]);
  expect(describe('2026-04-15')).toEqual(['0.checkedOn: 2026-04-15 is more than 60 days ago']);
});

test('a fact without a day is told, and one that does not apply is not', () => {
  expect(describe(undefined)).toEqual(['0.checkedOn: nobody has written a day yet']);
  expect(describe('none')).toEqual([]);
});

test('the end of a law is told sixty days before, and once it has come', () => {
  const today = '2026-06-15';
  expect(describe(today, '2026-08-15')).toEqual([]);
  expect(describe(today, '2026-08-13')).toEqual(['0.law: ends on 2026-08-13']);
  expect(describe(today, '2026-06-15')).toEqual(['0.law: ends on 2026-06-15']);
  expect(describe(today, '2026-06-14')).toEqual(['0.law: has ended on 2026-06-14']);
});

test('each line tells what the day is of', () => {
  expect(describeAgingFacts(schema, [{ checkedOn: '2025-01-01', law: 'none' }], NOW_MS)).toEqual([
    {
      keys: ['0', 'checkedOn'],
      message: expect.stringContaining('last compared the price with what is true'),
    },
  ]);
});

test('two years after each day of the configuration, all of its aging facts are told', () => {
  const lines = agingFactLines(Date.now() + 2 * 365 * DAY_MS);
  const checkedServices = services.map(({ id }) => `: ${id}.checkedOn: `);
  const otherFacts = [
    ...['dues', 'terms'].map((name) => `: ${name}.checkedOn: `),
    ...(site.people.lastAssembly === 'none' ? [] : [': people.lastAssembly: ']),
    ...(site.backups.lastRestoreTest === 'none' ? [] : [': backups.lastRestoreTest: ']),
    ...(site.accessibility.checkedOn === 'none' ? [] : [': accessibility.checkedOn: ']),
    ...(site.retention.trafficUntil === 'none' ? [] : [': retention.trafficUntil: ']),
    ...(readSiteAsWritten().joining?.agenda?.length
      ? [': joining.agenda: no meeting is left']
      : []),
    ...(site.elsewhere ? [': elsewhere.checkedOn: '] : []),
    'themeCheck.json: checkedOn: ',
    'themeCheck.json: ecodesign.checkedOn: ',
    'themeCheck.json: guide.checkedOn: ',
  ];
  const expectedFacts = [...otherFacts, ...checkedServices];
  for (const fact of expectedFacts) {
    expect(lines.filter((line) => line.includes(fact))).toHaveLength(1);
  }
  expect(lines).toHaveLength(expectedFacts.length);
});
