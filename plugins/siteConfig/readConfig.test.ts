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

const ORIGIN =
  'must be https:// and the host at which visitors find the site, without a trailing slash, such as https://www.example.org';

test.each([
  ['description', 'Too short', 'must have 40 to 160 characters'],
  ['origin', 'www.example.org', ORIGIN],
  ['origin', 'http://localhost:3000', ORIGIN],
  ['origin', 'https://www.example.org/', ORIGIN],
  ['legal.phone', '03 86 85', "must be a telephone number, such as '+33 1 23 45 67 89'"],
  ['legal.foundedOn', '9999-01-01', 'must not be later than today'],
  ['legal.foundedOm', '2016-03-12', 'is unknown: did you mean foundedOn?'],
  ['legal.shoeSize', 42, 'is unknown: take it out'],
  ['documents.termsFr', 'cgu.pdf', 'must be a web address, or a file in docs/public/, such as /fr/cgu.pdf'],
  ['legal', 'us', 'must be a group of values, between { and }'],
  ['navbar', undefined, 'is missing, and must be a list, between [ and ]'],
  ['legal.form', [], 'must be a text, between quotes'],
  ['legal.form', 'none', "must not be 'none': a sentence needs it"],
  ['socialNetworks', 'none', "must be a list, such as ['https://social.example.org/@us'], or []"],
  ['mail.price', '2,50 EUR par mois', "must have an amount, such as '€2.50 a month', or be 'none'"],
  ['mail.price', '€2,50 a month', "must have an amount, such as '€2.50 a month', or be 'none'"],
  ['mail.limits', '5 GB', 'must say “set by us” or “software limit” behind each figure'],
  ['mail.features', { animatedPicturess: true }, 'is unknown: did you mean animatedPictures?'],
])('%s of %j is told in one line', (place, value, message) => {
  const [object = '', name = object] = place.split('.');
  const [mail] = services;
  const problems =
    object === 'mail'
      ? schemaProblems('services.config.ts', [{ ...mail, [name]: value }])
      : schemaProblems('site.config.ts', {
          ...site,
          [object]: object === name ? value : { ...site[object as 'legal'], [name]: value },
        });
  expect(problems.map((problem) => problem.message.replace(/ \(.*\)$/, ''))).toEqual([message]);
});

/** Values that go together: no service has a price or sends anything to anybody. */
const [service] = services.map((one) => ({ ...one, price: 'none', alerts: undefined, features: {} }));
const association = {
  ...site,
  recipients: [],
  legal: { ...site.legal, foundedOn: '2000-01-01' },
  terms: { ...site.terms, mediator: 'none' },
};
const recipient = (name: string) => ({ name, role: 'alerts on phones', country: 'France' });
const alerts = 'sender' as const;

test.each([
  [{}, [{}], undefined],
  [{}, [{}, {}], '1.id: is used twice'],
  [{}, [{ price: '€3 a month' }], 'terms.mediator: must not be none'],
  [{}, [{ since: '1999-12-31' }], '0.since: must not be before legal.foundedOn'],
  [
    { collective: { ...site.collective, memberSince: '1999-12-31' } },
    [{}],
    'collective.memberSince: must not',
  ],
  [{ administrators: { count: 0, names: ['A'] } }, [{}], 'administrators.names: must be as many'],
  [{ administrators: { count: 3, names: [] } }, [{}], undefined],
  [
    { statutes: { ...site.statutes, councilMin: 9, councilMax: 3 } },
    [{}],
    'statutes.councilMin: must not be',
  ],
  [
    { funding: { ...site.funding, grants: true, republicanCommitment: false } },
    [{}],
    'funding.republicanCommitment: must be true',
  ],
  [{ status: { runBy: 'none' } }, [{}], 'status.runBy: must not be none where there is a status page'],
  [{ status: { runBy: 'none' }, links: { ...site.links, status: 'none' } }, [{}], undefined],
  [{}, [{ features: { animatedPictures: true } }], 'recipients: must name GIPHY'],
  [{ recipients: [recipient('Apple and Google')] }, [{ alerts, software: [] }], undefined],
  [{ recipients: [recipient('Apple')] }, [{}], 'recipients.0: no service has alerts'],
])('values that contradict each other are told: %j, %j', (own, changes, problem) => {
  const told = ruleProblems(
    { ...association, ...own },
    changes.map((change) => ({ ...(service as NonNullable<typeof service>), ...change })),
  );
  expect(told).toEqual(problem ? [expect.stringContaining(problem)] : []);
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
      { name: 'Postfix' },
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
  expect(lineOf(lines, ['0', 'software', '0', 'version'])).toBe(5);
  expect(lineOf(lines, ['0', 'software', '1', 'version'])).toBe(8);
  expect(lineOf(lines, ['0', 'price'])).toBe(2);
  expect(lineOf(lines, ['1', 'id'])).toBe(13);
  expect(lineOf(lines, ['1', 'price'])).toBe(12);
});
