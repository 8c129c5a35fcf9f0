import { expect, test } from '@rstest/core';
import { parse } from 'yaml';
import { findMarkedPaths, removeUnchangedSizes, toYaml } from './fromTypeScript';

const SOURCE = `export const site = {
  name: 'Us',
  dues: {
    amount: 24, // sample
    steps: [
      { amount: 8, who: 'people with little money' },
      { amount: 60, who: 'organizations' }, // sample
    ],
    costs: { year: 2025, shared: 240 }, // sample
  },
  published: {
    pay:
      'https://www.exemple.example/', // sample
    education: 'none',
  },
  quotas: {
    'one file': '2 GB',
    'all files': '4 GB', // sample
  },
  features: {
    calls: false,
    polls: true,
  }, // sample
  officers: ['a chair', 'a treasurer'], // sample
};
`;
const VALUE = {
  name: 'Us',
  dues: {
    amount: 24,
    steps: [
      { amount: 8, who: 'people with little money' },
      { amount: 60, who: 'organizations' },
    ],
    costs: { year: 2025, shared: 240 },
  },
  published: { pay: 'https://www.exemple.example/', education: 'none' },
  quotas: { 'one file': '2 GB', 'all files': '4 GB' },
  features: { calls: false, polls: true },
  officers: ['a chair', 'a treasurer'],
};

test('a mark is that of the value on its line, or of the group on it or above it', () => {
  expect([...findMarkedPaths(SOURCE)]).toEqual([
    'dues.amount',
    'dues.steps.1',
    'dues.costs',
    'published.pay',
    'quotas.all files',
    'features',
    'officers',
  ]);
});

test('values come along with their marks, and are laid out as those of the sample', () => {
  const sample = '# Facts.\n\n# Who you are\nname: Sample\n\n# Money\ndues: {}\npublished: {}\n';
  const text = toYaml(VALUE, sample, SOURCE);
  expect(parse(text)).toEqual(VALUE);
  expect(text).toContain(
    '# Facts.\n\n# Who you are\nname: Us\n\n# Money\ndues:\n  amount: 24 # sample\n',
  );
  expect(text).toContain('    - amount: 8\n      who: people with little money\n');
  expect(text).toContain('    - amount: 60 # sample\n      who: organizations # sample\n');
  expect(text).toContain('  one file: 2 GB\n  all files: 4 GB # sample\n');
  expect(text).toContain('  calls: false # sample\n  polls: true # sample\n');
  expect(text).toContain('officers: [a chair, a treasurer] # sample\n');
});

test('texts that YAML would read as something else stay texts, and what stands twice is written twice', () => {
  const shared = { name: 'One: two', version: '2.10' };
  const value = [
    { id: 'a', note: '#3 & more', software: shared },
    { id: 'b', note: 'true', software: shared },
  ];
  const text = toYaml(value, '# Services\n\n- id: x\n', '');
  expect(parse(text)).toEqual(value);
  expect(text).not.toMatch(/[&*]a1/);
  expect(text).toMatch(/^# Services\n\n- id: a\n[\s\S]*\n\n- id: b\n/);
});

test('of the sizes, only those stay that the association has changed', () => {
  const makeRootRule = (...lines: string[]) => `:root {\n${lines.join('\n')}\n}\n`;
  const originalLines = [
    '  --accent: #00f;',
    '',
    '  /* A scale. */',
    '  --size-text: 1rem;',
    '',
    '  --navbar: 3rem;',
  ];
  const associationLines = originalLines.map((line) =>
    line.replace('#00f', '#000').replace('3rem', '4rem'),
  );
  // The project has changed a size, too. The new file has it, so the old line is not kept.
  const sizes = makeRootRule('  /* A scale. */', '  --size-text: 2rem;', '  --navbar: 3rem;');
  expect(
    removeUnchangedSizes(makeRootRule(...associationLines), makeRootRule(...originalLines), sizes),
  ).toBe(makeRootRule('  --accent: #000;', '', '  --navbar: 4rem;'));
});
