import { expect, test } from '@rstest/core';
import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import { costProblems } from './costs.ts';
import { type ServiceConfig, serviceConfigProblems, siteConfigProblems } from './schema.ts';

const months = (amount: number) => Array.from({ length: 12 }, () => amount);
const [first] = services as [ServiceConfig];
const second = { ...first, id: 'second' };
const withCosts: ServiceConfig[] = [
  { ...first, costs: months(0.1) },
  { ...second, costs: months(0.2) },
];
const siteWith = (costs: { year: number; total: number; shared: number[] } | undefined) => ({
  ...site,
  funding: { ...site.funding, costs },
});

test('costs of a year that add up to the total are no problem', () => {
  expect(costProblems(siteWith({ year: 2025, total: 15.6, shared: months(1) }), withCosts)).toEqual([]);
  expect(costProblems(siteWith(undefined), [{ ...first, costs: undefined }])).toEqual([]);
});

test('a sum that is another than the total, and costs without their year, are problems', () => {
  expect(costProblems(siteWith({ year: 2025, total: 15.61, shared: months(1) }), withCosts)).toEqual([
    expect.stringMatching(/^site\.config\.ts: funding\.costs\.total: 15\.61 is not the sum .* is 15\.6: /),
  ]);
  expect(costProblems(siteWith(undefined), withCosts)).toEqual([
    expect.stringMatching(`^services.config.ts: ${first.id}: costs: site.config.ts has no funding.costs`),
    expect.stringMatching(`^services.config.ts: ${second.id}: costs: `),
  ]);
});

test('while a service has not given its costs, the sum may be less than the total, and not more', () => {
  const halfAnswered = [...withCosts.slice(0, 1), { ...second, costs: undefined }];
  expect(costProblems(siteWith({ year: 2025, total: 15.6, shared: months(1) }), halfAnswered)).toEqual([]);
  expect(costProblems(siteWith({ year: 2025, total: 13, shared: months(1) }), halfAnswered)).toEqual([
    expect.stringContaining('13 is not the sum of the months, which is 13.2'),
  ]);
  expect(costProblems(siteWith({ year: 2025, total: 15.7, shared: months(1) }), withCosts)).toHaveLength(1);
});

test('a month that is missing is a problem', () => {
  const message = 'must have twelve amounts in euros, January first';
  expect(serviceConfigProblems([{ ...first, costs: months(1).slice(1) }])).toEqual([
    `${first.id}: costs: ${message}`,
  ]);
  expect(siteConfigProblems(siteWith({ year: 2025, total: 11, shared: months(1).slice(1) }))).toEqual([
    `funding.costs.shared: ${message}`,
  ]);
});

test('amounts have two decimals at most, and the year is not one to come', () => {
  const problems = (year: number, total: number) =>
    siteConfigProblems(siteWith({ year, total, shared: months(1) }));
  const nextYear = new Date().getFullYear() + 1;
  expect(problems(nextYear - 1, 1.15)).toEqual([]);
  expect(problems(nextYear, 12)).toEqual(['funding.costs.year: must not be later than this year']);
  expect(problems(2025, 12.345)).toEqual(['funding.costs.total: must have two decimals at most']);
});
