import { expect, test } from '@rstest/core';
import { services, site } from '../../shared/configuration.ts';
import { NOT_ASSESSED } from '../../shared/schemas/accessibilitySchema.ts';
import { SCHEMAS } from '../../shared/schemas/schemas.ts';
import { problemsIn } from './explainSchema.ts';
import { configProblems, hasSampleValue } from './readConfig.ts';
import { neededFacts } from './readiness.ts';
import { findRuleProblems } from './rules.ts';

test('the two files are right', () => {
  expect(configProblems()).toEqual([]);
});

test('a value that is missing or wrong is reported with what it has to be, an example, and why it is asked for', () => {
  const { minimumAge: _, ...terms } = { ...site.terms, recoveryDays: 'a month' };
  expect(problemsIn(SCHEMAS['site.yaml'], { ...site, terms })).toEqual([
    {
      keys: ['terms', 'minimumAge'],
      message:
        'is missing, and must be a whole number, such as 15 (your own rule: the civil code, articles 1145 to 1148, says what minors may agree to alone). Age in years below which people need the consent of a parent or guardian.',
    },
    {
      keys: ['terms', 'recoveryDays'],
      message:
        'must be a whole number of days, such as 30 (regulation (EU) 2023/2854, article 25). Days to recover data after an account is closed.',
    },
  ]);
});

test('who has data outside of the European Economic Area needs what protects it', () => {
  const recipients = [{ name: 'Relay', role: 'email relay', country: 'Canada' }];
  const [problem] = problemsIn(SCHEMAS['site.yaml'], { ...site, recipients });
  expect(problem?.keys).toEqual(['recipients', '0', 'safeguard']);
  expect(problemsIn(SCHEMAS['site.yaml'], { ...site, recipients: [] })).toEqual([]);
});

/** A meeting without a mistake. It has a place, and no call online. */
const meeting = { title: 'A', day: '2027-01-14', from: '19:00', to: '21:00', place: 'Port' };

const ORIGIN_MESSAGE =
  'must be https:// and the host at which visitors find the site, without a trailing slash, such as https://www.example.org';

test.each([
  ['description', 'Too short', 'must have 40 to 160 characters'],
  ['origin', 'www.example.org', ORIGIN_MESSAGE],
  ['origin', 'http://localhost:3000', ORIGIN_MESSAGE],
  ['origin', 'https://www.example.org/', ORIGIN_MESSAGE],
  ['legal.phone', '03 86 85', 'must be a telephone number, such as +33 1 23 45 67 89'],
  ['legal.foundedOn', '9999-01-01', 'must not be later than today'],
  ['legal.foundedOm', '2016-03-12', 'is unknown: did you mean foundedOn?'],
  ['legal.shoeSize', 42, 'is unknown: take it out'],
  [
    'documents.termsFr',
    'cgu.pdf',
    'must be a web address, or a file in docs/public/, such as /fr/cgu.pdf',
  ],
  ['legal', 'us', 'must be a group of values, each on a line of its own, two spaces further in'],
  [
    'navbar',
    undefined,
    'is missing, and must be a list: a line with - for each, or [] where there is none',
  ],
  ['legal.form', [], 'must be a text'],
  ['legal.form', 1901, 'must be a text: put it between quotes'],
  ['legal.form', 'none', 'must not be none: a sentence needs it'],
  ['newsletter', true, 'must be a web address, such as https://www.example.org/, or none'],
  ['guide', 'etherpad', 'must be mattermost or none'],
  [
    'accessibility.state',
    'partial',
    'must be none, not compliant, partially compliant or fully compliant',
  ],
  ['accessibility.checkedOn', '9999-01-01', 'must not be later than today'],
  [
    'accessibility.rate',
    86.5,
    'must be a whole number of percent from 1 to 100, without the sign, or none',
  ],
  ['accessibility.pages', ['cgu'], 'must be the address of a page, such as /docs/services'],
  ['accessibility.pages', 'none', 'must be a list of addresses, such as [/, /cgu], or []'],
  [
    'accessibility.notMet',
    // YAML reads the criterion 12.10 as this number if it has no quotes.
    [{ criterion: 12.1, what: 'A key acts everywhere.', why: 'Not mended yet.' }],
    "must be the number of a criterion between quotes, such as '13.3'",
  ],
  ['mail.icon', 'M4 4<script>', 'must be the attribute d of an SVG path, such as M4 4h16v16H4z'],
  ['socialNetworks', 'none', "must be a list, such as ['https://social.example.org/@us'], or []"],
  ['mail.price', '2,50 EUR par mois', "must have an amount, such as '€2.50 a month', or be 'none'"],
  ['mail.price', '€2,50 a month', "must have an amount, such as '€2.50 a month', or be 'none'"],
  ['mail.limits', '5 GB', 'must say “set by us” or “software limit” behind each figure'],
  ['joining.agenda', [{ ...meeting, to: '18:30' }], 'must be later than from'],
  ['joining.agenda', [{ ...meeting, to: '19:00' }], 'must be later than from'],
  ['joining.agenda', [{ ...meeting, day: '2027-02-29' }], 'must be a day, such as 2025-01-20'],
  ['joining.agenda', [{ ...meeting, day: '14/01/2027' }], 'must be a day, such as 2025-01-20'],
  [
    'joining.agenda',
    [{ ...meeting, from: '7 pm' }],
    'must be a time of day, such as 19:30 or 09:00',
  ],
  [
    'joining.agenda',
    [{ ...meeting, from: '9:00' }],
    'must be a time of day, such as 19:30 or 09:00',
  ],
  [
    'joining.agenda',
    [{ ...meeting, place: undefined }],
    'is missing: say where people meet, or write online and the address of the call',
  ],
  [
    'joining.agenda',
    [{ ...meeting, online: 'call.example.org' }],
    'must be a web address, such as https://www.example.org/',
  ],
  ['joining.agenda', [{ ...meeting, titel: 'Evening' }], 'is unknown: did you mean title?'],
  ['joining.agenda', 'none', 'must be a list: a line with - for each, or [] where there is none'],
  [
    'mail.davAddress',
    'cloud.example.org',
    'must be a web address, such as https://www.example.org/',
  ],
  ['mail.features', { animatedPicturess: true }, 'is unknown: did you mean animatedPictures?'],
])('%s of %j is reported in one line', (factPath, value, message) => {
  const [factGroup = '', name = factGroup] = factPath.split('.');
  const [mail] = services;
  const problems =
    factGroup === 'mail'
      ? problemsIn(SCHEMAS['services.yaml'], [{ ...mail, [name]: value }])
      : problemsIn(SCHEMAS['site.yaml'], {
          ...site,
          [factGroup]:
            factGroup === name ? value : { ...site[factGroup as 'legal'], [name]: value },
        });
  expect(
    problems.map((problem) => problem.message.replace(/(?: \(.*?\))?\. \p{Lu}.*$| \(.*\)$/u, '')),
  ).toEqual([message]);
});

/**
 * A service without a price and without mailboxes, which sends no data to a company. Together with
 * the facts in `association`, it breaks no rule, so each test changes only what it is about.
 */
const [service] = services.map((one) => ({
  ...one,
  price: 'none',
  priceFr: undefined,
  alerts: undefined,
  mailbox: undefined,
  servers: undefined,
  features: {},
}));
const association = {
  ...site,
  guide: 'none' as const,
  recipients: [],
  legal: { ...site.legal, foundedOn: '2000-01-01' },
  dues: { ...site.dues, payment: 'bank transfer', paymentFr: 'virement' },
  terms: { ...site.terms, mediator: 'none', inForceSince: '2025-11-01' },
  retention: { ...site.retention, trafficDecree: 'none', trafficUntil: 'none' },
  accessibility: NOT_ASSESSED,
};
const accessibility = {
  ...NOT_ASSESSED,
  state: 'partially compliant' as const,
  checkedOn: '2025-01-20',
  checkedBy: 'two members',
  standard: 'RGAA 4.1.2',
  rate: 80,
  technologies: ['HTML'],
  tools: ['a keyboard'],
  environments: ['Firefox 145'],
  pages: ['/'],
};
const notMet = [{ criterion: '13.3', what: 'Documents are pictures.', why: 'They were scanned.' }];
const retention = { ...site.retention, trafficDecree: 'no. 2025-980', trafficUntil: '2026-10-20' };
const makeRecipient = (name: string) => ({ name, role: 'alerts on phones', country: 'France' });
const alerts = 'sender' as const;
const mailbox = { address: 'your-name@a.example', aliases: 5 };
const servers = { imap: 'imap.a.example', smtp: 'smtp.a.example' };
const otherServers = { ...servers, smtp: 'smtp.b.example' };
const backups = {
  ...site.backups,
  content: 'all',
  frequency: 'every night',
  place: 'elsewhere',
  keptDays: 30,
  access: 'the administrators',
};

test.each([
  [{}, [{}], undefined],
  [{}, [{}, {}], '1.id: is used twice'],
  [
    {},
    [
      { mailbox, servers },
      { id: 'b', mailbox, servers: { ...servers, pop: 'p.a.example' } },
    ],
    undefined,
  ],
  [
    {},
    [
      { mailbox, servers },
      { id: 'b', servers: otherServers },
    ],
    undefined,
  ],
  [
    {},
    [
      { mailbox, servers },
      { id: 'b', mailbox, servers: otherServers },
    ],
    '1.servers: must have the imap and the smtp of mail: mail programs learn',
  ],
  [{}, [{ price: '€3 a month', priceFr: '3 € par mois' }], 'terms.mediator: must not be none'],
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
  [
    { guide: 'mattermost' as const },
    [{ software: [] }],
    'guide: must be none where no service runs on',
  ],
  [
    { backups: { ...backups, place: 'none' } },
    [{}],
    'backups.place: must not be none where there are',
  ],
  [{ backups: { ...site.backups, content: 'none', place: 'none' } }, [{}], undefined],
  [
    { status: { runBy: 'none' }, links: { ...site.links, status: 'https://a.example/' } },
    [{}],
    'status.runBy: must not be none where there is a status page',
  ],
  [{ status: { runBy: 'none' }, links: { ...site.links, status: 'none' } }, [{}], undefined],
  [{ accessibility }, [{}], undefined],
  [
    { accessibility: { ...accessibility, checkedBy: 'none' } },
    [{}],
    'accessibility.checkedBy: must not be empty or none where state',
  ],
  [
    { accessibility: { ...accessibility, rate: 'none' as const } },
    [{}],
    'accessibility.rate: must not be empty or none where state',
  ],
  [
    { accessibility: { ...accessibility, pages: [] } },
    [{}],
    'accessibility.pages: must not be empty or none where state',
  ],
  [
    { accessibility: { ...accessibility, rate: 49 } },
    [{}],
    'accessibility.state: must not be partially compliant where rate is 49',
  ],
  [{ accessibility: { ...accessibility, rate: 50 } }, [{}], undefined],
  [
    {
      accessibility: {
        ...accessibility,
        state: 'fully compliant' as const,
        rate: 100,
        notMet,
      },
    },
    [{}],
    'accessibility.state: must not be fully compliant while criteria are not met',
  ],
  [{}, [{ features: { animatedPictures: true } }], 'recipients: must name GIPHY'],
  [{}, [{ features: { securityCheck: true } }], 'recipients: must name Mattermost'],
  [
    {},
    [{ features: { officeSuite: 'Collabora Online' } }],
    '0.features.officeSuite: must be the name of a program of software: add Collabora Online there',
  ],
  [{}, [{ features: { officeSuite: 'none' } }], undefined],
  [{ recipients: [makeRecipient('Apple and Google')] }, [{ alerts, software: [] }], undefined],
  [{ recipients: [makeRecipient('Apple')] }, [{}], 'recipients.0: no service has alerts'],
  [
    { dues: { ...association.dues, payment: 'card or check' } },
    [{}],
    'recipients: must name who processes',
  ],
  [
    {
      dues: { ...association.dues, payment: 'Card' },
      recipients: [{ name: 'A', role: 'payments by card', country: 'France' }],
    },
    [{}],
    undefined,
  ],
  [{ dues: { ...association.dues, payment: 'cardboard boxes' } }, [{}], undefined],
  [
    { retention: { ...retention, trafficUntil: 'none' } },
    [{}],
    'retention.trafficUntil: must be none if trafficDecree is none',
  ],
  [
    { retention: { ...retention, trafficDecree: 'none' } },
    [{}],
    'retention.trafficUntil: must be none if trafficDecree is none',
  ],
  [{ retention }, [{}], undefined],
  [
    { retention, terms: { ...association.terms, inForceSince: '2024-12-31' } },
    [{}],
    'terms.inForceSince: must not be before the decree of 2025',
  ],
  [
    { joining: { ...site.joining, meetings: 'none', agenda: [meeting] } },
    [{}],
    'joining.meetings: must not be none where agenda has meetings',
  ],
  [{ joining: { ...site.joining, meetings: 'none', agenda: [] } }, [{}], undefined],
  [{}, [{ priceFr: '3 € par mois' }], '0.priceFr: must say in French what price does'],
  [
    { terms: { ...association.terms, mediator: 'A' } },
    [{ price: '€2.50 a month', priceFr: undefined }],
    '0.priceFr: must say in French what price does, which is €2.50 a month',
  ],
  [
    { terms: { ...association.terms, mediator: 'A' } },
    [{ price: '€2.50 a month', priceFr: '2,50 € par mois' }],
    undefined,
  ],
  [
    { dues: { ...association.dues, paymentFr: 'none' } },
    [{}],
    'dues.paymentFr: must be none if payment is none',
  ],
  [{}, [{ access: 'everyone' as const, kept: undefined }], '0.kept: is missing'],
  [{}, [{ access: 'everyone' as const, kept: 'until 2 days later' }], undefined],
])(
  'values that contradict each other are reported: %j, %j',
  (siteChanges, serviceChanges, problem) => {
    const problemsReported = findRuleProblems(
      { ...association, ...siteChanges },
      serviceChanges.map((change) => ({ ...(service as NonNullable<typeof service>), ...change })),
      new Set(),
    );
    const lines = problemsReported.map(({ keys, message }) => `${keys.join('.')}: ${message}`);
    expect(lines).toEqual(problem ? [expect.stringContaining(problem)] : []);
  },
);

test('a meeting may be at a place, online, or both', () => {
  const online = 'https://call.example.org/';
  const agenda = [meeting, { ...meeting, place: undefined, online }, { ...meeting, online }];
  expect(
    problemsIn(SCHEMAS['site.yaml'], { ...site, joining: { ...site.joining, agenda } }),
  ).toEqual([]);
});

test('a value of the sample has its names or the mark behind it', () => {
  for (const text of [
    'name: Exemple Libre',
    'origin: https://www.exemple-libre.example',
    '  minimumAge: 15 # sample',
    '  # sample\n  minimumAge: 15',
    '  phone: +33 1 99 00 12 34',
  ]) {
    expect(hasSampleValue(text), text).toBe(true);
  }
  for (const text of ['  minimumAge: 15', '  # Such as Exemple Libre.\n  minimumAge: 15']) {
    expect(hasSampleValue(text), text).toBe(false);
  }
});

test('the facts that may not be none are listed, with what asks for each', () => {
  const factLines = neededFacts();
  expect(factLines).toContain('site.yaml: documents.processingAgreement (GDPR, article 28)');
  expect(factLines).toContain('site.yaml: tagline (the pages say it in a sentence)');
  expect(factLines).toContain('services.yaml: delay (what newcomers ask first)');
  expect(factLines).toContain('services.yaml: language (what newcomers ask first)');
  for (const fact of [
    'newsletter',
    'guide',
    'documents.statutesFr',
    'socialNetworks',
    'people.members',
    'search',
  ]) {
    expect(factLines.filter((line) => line.startsWith(`site.yaml: ${fact} `))).toEqual([]);
  }
});
