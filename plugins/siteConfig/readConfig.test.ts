import { expect, test } from '@rstest/core';
import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import { configLines, lineOf } from './configLines.ts';
import { configProblems, isSampleLine } from './readConfig.ts';
import { ruleProblems, schemaProblems } from './schema.ts';

test('the two files are right', () => {
  expect(configProblems()).toEqual([]);
});

test('a value that is missing or wrong is told with what it has to be, an example, and why it is asked for', () => {
  const { minimumAge: _, ...terms } = { ...site.terms, recoveryDays: 'a month' };
  expect(schemaProblems('site.config.ts', { ...site, terms })).toEqual([
    {
      keys: ['terms', 'minimumAge'],
      message:
        'is missing, and must be a whole number, such as 15 (your own rule: the civil code, articles 1145 to 1148, says what minors may agree to alone)',
    },
    {
      keys: ['terms', 'recoveryDays'],
      message: 'must be a whole number of days, such as 30 (regulation (EU) 2023/2854, article 25)',
    },
  ]);
});

test('who has data outside of the European Economic Area needs what protects it', () => {
  const recipients = [{ name: 'Relay', role: 'email relay', country: 'Canada' }];
  const [problem] = schemaProblems('site.config.ts', { ...site, recipients });
  expect(problem?.keys).toEqual(['recipients', '0', 'safeguard']);
  expect(schemaProblems('site.config.ts', { ...site, recipients: [] })).toEqual([]);
});

test('an id that is used twice, and a price without a mediator, are told', () => {
  const [first] = services;
  if (!first) {
    throw new Error('there is no service');
  }
  const own = { ...site, terms: { ...site.terms, mediator: 'none' } };
  expect(ruleProblems(own, [{ ...first, price: 'none' }])).toEqual([]);
  expect(
    ruleProblems(own, [
      { ...first, price: '€3 a month' },
      { ...first, price: 'none' },
    ]),
  ).toEqual([
    `services.config.ts: the id “${first.id}” is used twice`,
    'site.config.ts: terms.mediator: must not be none where a service has a price',
  ]);
});

test('companies that a service sends data to must be recipients', () => {
  const [first] = services;
  if (!first) {
    throw new Error('there is no service');
  }
  const service = {
    ...first,
    price: 'none',
    software: [],
    alerts: 'sender' as const,
    features: { gifPicker: true },
  };
  const recipient = (name: string) => ({ name, role: 'alerts', country: 'France' });
  const own = { ...site, recipients: [recipient('Apple and Google')] };
  expect(ruleProblems(own, [service])).toEqual([
    'site.config.ts: recipients: must name GIPHY, which a service sends data to',
  ]);
  const named = { ...own, recipients: [...own.recipients, recipient('GIPHY')] };
  expect(ruleProblems(named, [service])).toEqual([]);
});

test('internal rules cannot be published where there are said to be none', () => {
  const statutes = { ...site.statutes, internalRules: false };
  const withRules = (internalRules: string) =>
    ruleProblems({ ...site, statutes, documents: { ...site.documents, internalRules } }, services);
  expect(withRules('https://example.org/rules')).toEqual([
    'site.config.ts: statutes.internalRules: must be true where documents has the internal rules',
  ]);
  expect(withRules('none')).toEqual([]);
});

test('a value of the sample has its names or the mark behind it', () => {
  for (const line of [
    "  name: 'Exemple Libre',",
    "  origin: 'https://www.exemple-libre.example',",
    '    minimumAge: 15, // sample',
    "    phone: '+33 1 99 00 12 34',",
  ]) {
    expect(isSampleLine(line), line).toBe(true);
  }
  for (const line of ['    minimumAge: 15,', "  // Such as 'Exemple Libre'.", ' * https://a.example/']) {
    expect(isSampleLine(line), line).toBe(false);
  }
});

test('a value is found by its line, and one that is missing by that of its object', () => {
  const lines = configLines(`export const services: Service[] = [
  {
    id: 'mail',
    software: [
      {
        name: 'Roundcube',
        version: '1.7',
      },
    ],
  },
  {
    id: 'pad',
  },
];
`);
  expect(lineOf(lines, ['0', 'software', 'version'])).toBe(7);
  expect(lineOf(lines, ['0', 'price'])).toBe(2);
  expect(lineOf(lines, ['1', 'id'])).toBe(12);
  expect(lineOf(lines, ['1', 'price'])).toBe(11);
});
