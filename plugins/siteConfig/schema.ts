import { z } from 'zod';
import { type Fact, factsOf, missable, own } from './facts.ts';

const text = z.string('must be a text, between quotes').trim().min(1, 'must not be empty');
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://www.example.org/',
});
const mailAddress = z.email('must be an email address such as name@example.org');
const hostName = z
  .string()
  .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'must be a host name such as imap.example.org');
const day = z.iso.date('must be a day such as 2016-10-12');
const count = z.int('must be a whole number').min(0, 'must not be negative');
const days = z.int('must be a whole number of days').min(1, 'must be at least 1');
const months = z.int('must be a whole number of months').min(1, 'must be at least 1');
const years = z.int('must be a whole number of years').min(1, 'must be at least 1');
const yesOrNo = z.boolean('must be true or false');
const list = z.array(text);
/** A text, or false where there is nothing of the kind. */
const textOrNone = z.union([z.literal(false), text], 'must be a text, or false for none');

const TERMS = '/cgu';
const ASSOCIATION = '/docs/association';
const STATUTES = '/docs/association/statuts';
const SERVICES = '/docs/services';
const inTerms = missable(TERMS);
const inAssociation = missable(ASSOCIATION);
const inBoth = missable(TERMS, ASSOCIATION);
const inStatutes = missable(STATUTES)('must');
const legalNotice = {
  pages: [TERMS, ASSOCIATION],
  why: 'Law 2004-575 (LCEN), article 1-1: the legal notice.',
};
const digitalServices = (article: string) =>
  `Regulation (EU) 2022/2065 on digital services, article ${article}.`;
const PERIODS = 'GDPR, article 13: how long data is kept.';

/** Addresses of what the association publishes elsewhere. A page says “not published yet” of those that are missing. */
const documents = z.strictObject({
  termsFr: inTerms('must')('terms in French', webAddress, {
    why: 'Law 94-665 of 4 August 1994, article 2: a service is offered in French. The footer links this text.',
  }),
  statutesFr: inStatutes('statutes in French', webAddress, {
    why: 'The text that was filed is the one that binds, and it is in French. The footer links it.',
  }),
  processingAgreement: inTerms('must')('processing agreement', webAddress, {
    why: 'GDPR, article 28: a contract with the members who store other people’s data with you.',
  }),
  earlierTerms: inTerms('nice')('earlier versions of the terms', webAddress),
  authorityRequests: inTerms('should')('number of requests from authorities', webAddress, {
    why: 'Charter: hosted people can see which requests were received.',
  }),
  internalRules: inAssociation('should')('internal rules', webAddress),
  minutes: inAssociation('should')('minutes of the assemblies', webAddress),
  activityReports: inAssociation('should')('activity reports', webAddress, {
    why: 'Charter: activity reports are public.',
  }),
  accounts: inAssociation('should')('accounts', webAddress, { why: 'Charter: accounts are public.' }),
  softwareList: inAssociation('should')('programs installed on the servers', webAddress, {
    why: 'Charter: the list of packages, once a year.',
  }),
  infrastructure: inAssociation('should')('how the servers are built', webAddress),
  procedures: inAssociation('nice')('how services are installed and looked after', webAddress),
  contributions: inAssociation('nice')('what is given back to free software', webAddress),
  usageFigures: inAssociation('should')('usage figures', webAddress, {
    why: 'Charter: anonymous usage figures.',
  }),
  confidentiality: inAssociation('should')('undertaking of the administrators', webAddress),
  securityPolicy: inAssociation('should')('security policy', webAddress),
  securityCheck: inAssociation('nice')('last check of the security headers', webAddress),
  encryptionKey: inAssociation('nice')('key to encrypt messages about security', webAddress),
});

/** The numbers and names in the articles of the statutes. */
const statutes = z.strictObject({
  isOurText: inStatutes(
    'whether the page states your own statutes',
    z.literal(true, 'must be true, or be left out'),
    {
      why: 'The articles in docs/docs/association/statuts.mdx are a template: make them a translation of the text that you adopted first.',
    },
  ),
  adoptedBy: inStatutes('who adopted the statutes', text, { suggestion: 'the founding assembly' }),
  adoptedOn: inStatutes('day of adoption', day),
  filedAt: inStatutes('prefecture of the last filing', text),
  filedOn: inStatutes('day of the last filing', day),
  notice: inStatutes('notice in the Journal officiel', text, { why: 'Its date and number.' }),
  financialYearStart: inStatutes('first day of the financial year', text, { suggestion: '1 January' }),
  unpaidDuesDays: inStatutes('days after a reminder until unpaid dues end a membership', days),
  hearingDays: inStatutes('days to answer before an exclusion', days),
  appealSuspends: inStatutes('whether an appeal suspends an exclusion', yesOrNo),
  assemblyNoticeDays: inStatutes('days between the notice and an assembly', days),
  maxProxies: inStatutes('most proxies that one member holds', count),
  quorum: inStatutes('share of members for an ordinary assembly', text, {
    suggestion: 'a quarter of the members',
  }),
  callShare: inStatutes('share of members who may call an extraordinary assembly', text, {
    suggestion: 'a quarter of the members',
  }),
  majority: inStatutes('majority of an extraordinary assembly', text, { suggestion: 'two thirds' }),
  extraordinaryQuorum: inStatutes('share of members for an extraordinary assembly', text, {
    suggestion: 'a third of the members',
  }),
  secondCallDays: inStatutes('days until an assembly without quorum is held again', days, { suggestion: 15 }),
  councilMin: inStatutes('fewest members of the council', count),
  councilMax: inStatutes('most members of the council', count),
  councilYears: inStatutes('years for which the council is elected', years),
  councilMeetings: inStatutes('fewest meetings of the council in a year', count),
  councilCallers: inStatutes('members of the council who may call a meeting', count),
  officers: inStatutes('officers', list, { suggestion: ['a chair', 'a treasurer', 'a secretary'] }),
  representative: inStatutes('office of the legal representative', text, { suggestion: 'the chair' }),
});

const siteConfigSchema = z.strictObject({
  name: own('name of the association', text),
  tagline: own('tagline, in French', text),
  description: own('one sentence about the association', text, { why: 'For search engines.' }),
  origin: own(
    'address of the site',
    webAddress.refine((value) => !value.endsWith('/') && new URL(value).pathname === '/', {
      error: 'must be a scheme and a host without a trailing slash, such as https://www.example.org',
    }),
  ),
  base: z.string().regex(/^\/(?:[\w.~-]+\/)*$/, 'must begin and end with a slash, such as / or /site/'),
  docsVersions: z
    .strictObject({
      default: text,
      versions: z.array(z.string().regex(/^[\w.-]+$/, 'must be usable in an address, such as v2')),
    })
    .refine(({ default: main, versions }) => versions.includes(main), {
      error: 'must list its default version',
    })
    .optional(),
  copyrightYear: z.int().min(1901, 'must be a year'),
  host: z.strictObject({
    name: own('company that hosts the site', text, legalNotice),
    country: own('country of the host', text, legalNotice),
    address: own('address of the host', text, legalNotice),
    phone: own('telephone of the host', text, legalNotice),
    dataCenter: inAssociation('should')('town of the data center', text),
    control: inAssociation('should')(
      'control over the machines',
      z.enum(['own', 'rented', 'virtual'], 'must be own, rented or virtual'),
      { why: 'Charter: say how much of the machines is yours: your own, rented whole, or virtual machines.' },
    ),
  }),
  legal: z.strictObject({
    form: own('legal form', text, legalNotice),
    registration: own('number in the national register (RNA)', text, legalNotice),
    address: own('registered office', text, legalNotice),
    phone: own('telephone', text, legalNotice),
    publicationDirector: own('director of publication', text, {
      ...legalNotice,
      why: 'LCEN, article 1-1; of an association, its legal representative.',
    }),
    foundedOn: inAssociation('nice')('day of the founding assembly', day),
  }),
  collective: z.strictObject({
    memberSince: inAssociation('nice')('day on which the CHATONS collective took you in', day, {
      why: 'Only with this day do the pages say that you are a member.',
      appliesTo: ({ site }) => !site.collective.candidateSince,
    }),
    candidateSince: inAssociation('nice')('day on which you asked the CHATONS collective to join', day, {
      appliesTo: ({ site }) => !site.collective.memberSince,
    }),
  }),
  contact: z.strictObject({
    general: own('email address for everything', mailAddress, legalNotice),
    support: own('email address for help', mailAddress),
    abuse: own('email address for unlawful content', mailAddress, {
      why: digitalServices('11 and 16'),
    }),
    privacy: own('email address for personal data', mailAddress),
    security: own('email address for weaknesses in security', mailAddress),
  }),
  repository: missable()('must')(
    'repository of this site',
    z.strictObject({
      source: webAddress,
      edit: webAddress
        .refine((value) => value.endsWith('/'), 'must end with a slash, such as …/edit/main/docs/')
        .optional(),
    }),
    { why: 'The site is under the AGPL: visitors must be able to get the source of your version.' },
  ),
  search: z
    .strictObject({
      appId: z.string().regex(/^\w+$/, 'must be the application’s id, letters and digits'),
      apiKey: text,
      indexName: text,
      privacy: inTerms('must')('what Algolia keeps, how long and where', text, {
        why: 'GDPR, article 13: a recipient of what visitors search for.',
      }),
    })
    .optional(),
  links: z.strictObject({
    status: own('address of the status page', webAddress),
    donation: own('address of the donation page', webAddress),
    degooglify: webAddress,
    manifesto: webAddress,
    charter: webAddress,
    collective: webAddress,
  }),
  status: z.strictObject({
    runBy: inTerms('should')('who runs the status page', text, {
      why: 'It should not be on the machines that it reports on.',
    }),
  }),
  terms: z.strictObject({
    version: inTerms('must')('version of the terms', text, { suggestion: '1.0', why: digitalServices('14') }),
    inForceSince: inTerms('must')('day since which the terms are in force', day, {
      why: 'Once the association has had the page checked and adopted it.',
    }),
    minimumAge: inTerms('must')('minimum age', count, {
      why: 'Law 78-17, article 45: from 15 years on, minors consent alone.',
    }),
    replyLanguages: inTerms('must')('languages in which you answer', list, {
      suggestion: ['French', 'English'],
      why: digitalServices('11'),
    }),
    moderationTools: inTerms('must')('automatic tools of moderation', textOrNone, {
      suggestion: 'a spam filter for email',
      why: digitalServices('14'),
    }),
    reportAnswerDays: inTerms('must')('days until a report is answered', days, {
      suggestion: 14,
      why: digitalServices('16'),
    }),
    complaintDays: inTerms('must')('days to complain about a decision', days, {
      suggestion: 60,
      why: digitalServices('14'),
    }),
    changeNoticeDays: inTerms('must')('days between the announcement of a change and the change', days, {
      suggestion: 30,
    }),
    closingNoticeDays: missable(TERMS, STATUTES)('must')('days of warning before a service closes', days, {
      suggestion: 90,
    }),
    suspensionNoticeDays: inTerms('must')('days of warning before an account is suspended', days, {
      suggestion: 15,
    }),
    recoveryDays: inTerms('must')('days to recover data after an account is closed', days, {
      suggestion: 30,
    }),
    inactivityMonths: inTerms('must')(
      'months after which an unused account may be closed',
      z.union([z.literal(false), months]),
      {
        suggestion: 24,
        why: 'false where accounts stay.',
      },
    ),
    dataProtectionOfficer: inTerms('must')('data protection officer', textOrNone, {
      why: 'GDPR, article 37: a small association usually needs none (false).',
    }),
    mediator: inTerms('must')('consumer mediator: name and address', text, {
      why: 'Consumer code, article L. 612-1, for services that have a price.',
      appliesTo: ({ services }) => services.some(({ price }) => price),
    }),
  }),
  retention: z.strictObject({
    membershipYears: inTerms('must')('years for which the file of a former member is kept', years, {
      suggestion: 5,
      why: PERIODS,
    }),
    accountingYears: inTerms('must')('years for which accounts are kept', years, {
      why: 'Commercial code, article L. 123-22: ten years for accounting documents.',
    }),
    securityLogMonths: inTerms('must')(
      'months for which security logs are kept',
      months.max(12, 'must be 12 at most'),
      {
        why: `${PERIODS} The CNIL recommends 6 to 12 months.`,
      },
    ),
    supportMonths: inTerms('must')('months for which requests for help are kept', months, {
      suggestion: 12,
      why: PERIODS,
    }),
    siteLogDays: inTerms('must')('days for which the log of this site is kept', days, {
      suggestion: 30,
      why: `${PERIODS} The log of the container rotates by size: see max-size in deploy/.`,
    }),
    proxyLog: inTerms('must')('what a server in front of this site notes', textOrNone, {
      why: `${PERIODS} The Caddy of deploy/ notes nothing (false).`,
    }),
  }),
  recipients: inTerms('must')(
    'others who receive data',
    z.array(z.strictObject({ name: text, role: text, country: text, safeguard: text.optional() })),
    {
      why: 'GDPR, article 13: email relay, registrar, donation platform… Outside the European Union with the safeguard; none is [].',
    },
  ),
  newsletter: inTerms('must')('whether there is a newsletter', yesOrNo, { why: 'GDPR, article 13.' }),
  backups: z.strictObject({
    content: inTerms('should')('what is backed up', text, { suggestion: 'all services and their data' }),
    frequency: inTerms('should')('how often backups are made', text, { suggestion: 'every night' }),
    place: inTerms('should')('where backups are', text),
    keptDays: inTerms('must')('days for which backups are kept', days, { suggestion: 30, why: PERIODS }),
    access: inTerms('should')('who can open backups', text, {
      suggestion: 'the administrators of the servers',
    }),
    encryption: inTerms('should')('how backups are encrypted', textOrNone),
    lastRestoreTest: inTerms('should')('day of the last test of a restore', day),
  }),
  administrators: z.strictObject({
    count: inBoth('should')('number of administrators', count, { why: 'Charter: who can reach the data.' }),
    names: inAssociation('nice')('names of the administrators', list),
  }),
  people: z.strictObject({
    members: inAssociation('nice')('number of members', count),
    council: inAssociation('should')('names and offices of the council', list, {
      why: 'Such as “Ada Martin, chair”.',
    }),
  }),
  dues: z.strictObject({
    amount: inAssociation('should')('dues in euros', z.number().min(0), {
      why: 'Charter: prices are public.',
    }),
    reduced: inAssociation('nice')('reduced dues in euros', z.number().min(0)),
    period: inAssociation('should')(
      'period of the dues',
      z.enum(['year', 'month'], 'must be year or month'),
      { suggestion: 'year' },
    ),
    payment: inAssociation('should')('means of payment', text, { suggestion: 'bank transfer' }),
  }),
  funding: z.strictObject({
    grants: inAssociation('should')('whether the association receives grants', yesOrNo),
    spending: inAssociation('should')('main items of spending', text),
  }),
  joining: z.strictObject({
    decisionDays: missable(ASSOCIATION, STATUTES)('must')('days until a request to join is decided', days, {
      suggestion: 30,
    }),
    form: inAssociation('nice')('form to join', webAddress),
    meetings: inAssociation('should')('where and when people can meet you', text, {
      why: 'Charter: meeting people in person, regularly.',
    }),
  }),
  socialNetworks: inAssociation('nice')('addresses on social networks', z.array(webAddress)),
  documents,
  statutes,
  /** Paths of values that came with the project and that nobody of the association has confirmed. */
  toConfirm: z.array(text),
});

const inServices = missable(SERVICES);
const inServicesAndTerms = missable(SERVICES, TERMS)('must');

const softwareSchema = z.strictObject({
  name: text,
  license: text,
  website: webAddress,
  source: webAddress,
  version: text.optional(),
});

const serviceConfigSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/, 'must be lower-case letters and dashes'),
  name: text,
  purpose: text,
  replaces: z.array(text).min(1, 'must name at least one service'),
  address: own('address of the service', webAddress, { pages: [SERVICES] }),
  access: z.enum(['everyone', 'members', 'public-reading', 'list-owners']),
  /** Who may open an account, where `access` does not say it. */
  registration: inServices('nice')(
    'who may open an account, where access does not say it',
    z.enum(['none', 'free', 'members', 'clients'], 'must be none, free, members or clients'),
    { canBeAbsent: true },
  ),
  /** Figures with their units, each with its cause: “set by us” or “software limit”. */
  limits: own('limits', text, {
    pages: [SERVICES],
    why: 'Figures with their units, each “set by us” or “software limit”.',
  }),
  /** The program that people use, then those behind it. */
  software: z.array(softwareSchema).min(1, 'must name at least one program'),
  since: inServices('should')('day on which it opened', day, {
    why: 'Charter: since when each service exists.',
  }),
  price: inServicesAndTerms('price', textOrNone, {
    why: 'Consumer code, article L. 112-1: such as “€3 a month”, or false where it costs nothing.',
  }),
  host: inServicesAndTerms(
    'host, where it is not the site’s',
    z.strictObject({ name: text, country: text }),
    { why: 'GDPR, article 13, and the charter: on whose machines the data is.', canBeAbsent: true },
  ),
  servers: z
    .strictObject({
      imap: own('IMAP server', hostName, { pages: [SERVICES] }),
      smtp: own('SMTP server', hostName, { pages: [SERVICES] }),
      pop: inServices('nice')('POP3 server', hostName, { canBeAbsent: true }),
      sieve: inServices('nice')('ManageSieve server', hostName, { canBeAbsent: true }),
    })
    .optional(),
  /** What the program can do, and whether it is turned on. Pages ask for some of them by name. */
  features: inServices('should')('what is turned on', z.record(z.string(), yesOrNo), { canBeAbsent: true }),
  /** Other limits, such as `'Largest upload': '2 GB'`. */
  quotas: inServices('nice')('other limits set by you', z.record(z.string(), text), { canBeAbsent: true }),
  /** What an alert on a phone holds, of a program whose alerts pass through companies. */
  alerts: inServicesAndTerms(
    'what an alert on a phone holds',
    z.enum(['sender', 'sender and channel', 'full text'], 'must be sender, sender and channel, or full text'),
    { canBeAbsent: true, why: 'GDPR, article 13: alerts pass through Mattermost, Apple and Google.' },
  ),
  /** How an administrator hands data out, where the program has no export for users. */
  dataExport: inServices('should')('data handed out on request', z.strictObject({ format: text, days }), {
    canBeAbsent: true,
  }),
  /** As in site.config.ts. */
  toConfirm: z.array(text).optional(),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;

/** The facts of `site.config.ts`. */
export const siteFacts = (site: SiteConfig): Fact[] => factsOf(siteConfigSchema, site);

/** The facts of a service in `services.config.ts`. */
export const serviceFacts = (service: ServiceConfig): Fact[] => [
  ...factsOf(serviceConfigSchema, service),
  ...service.software.map(({ name }, index) => ({
    path: ['software', String(index), 'version'],
    schema: text,
    title: `version of ${name}`,
    need: 'should' as const,
    pages: [SERVICES],
    why: 'Charter: the versions that are installed.',
  })),
];

/** One line for each wrong value: `links.status: must be a web address…`. */
function problemsOf(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  if (result.success) {
    return [];
  }
  return result.error.issues.map((issue) => {
    const place = issue.path.map(String).join('.') || 'the whole object';
    return `${place}: ${issue.message}`;
  });
}

/** One line for each path of `toConfirm` that is none of a fact. */
const unknownPaths = (facts: Fact[], toConfirm: string[] = []): string[] =>
  toConfirm
    .filter((name) => !facts.some(({ path }) => path.join('.') === name))
    .map((name) => `toConfirm: there is no fact “${name}”`);

/** Problems of `site.config.ts`, one line each; empty when there is none. */
export function siteConfigProblems(value: unknown): string[] {
  const problems = problemsOf(siteConfigSchema, value);
  const site = value as SiteConfig;
  return problems.length > 0 ? problems : unknownPaths(siteFacts(site), site.toConfirm);
}

/** Problems of `services.config.ts`, one line each; empty when there is none. */
export function serviceConfigProblems(value: unknown): string[] {
  const problems = problemsOf(z.array(serviceConfigSchema), value);
  if (problems.length > 0) {
    // The number of a service says nothing to who wrote the list: its id does.
    const nameOf = (index: string) =>
      (value as Partial<ServiceConfig>[])[Number(index)]?.id ?? `no. ${index}`;
    return problems.map((problem) => problem.replace(/^(\d+)\.?/, (_, index) => `${nameOf(index)}: `));
  }
  const services = value as ServiceConfig[];
  const ids = services.map((service) => service.id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...repeated.map((id) => `the id “${id}” is used twice`),
    ...services.flatMap((service) =>
      unknownPaths(serviceFacts(service), service.toConfirm).map((problem) => `${service.id}: ${problem}`),
    ),
  ];
}
