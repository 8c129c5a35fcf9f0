import { z } from 'zod';
import { documents, statutes } from './documentsSchema.ts';
import { optionalFact, requiredFact } from './facts.ts';
import {
  ASSOCIATION,
  digitalServices,
  inAssociation,
  inBoth,
  inTerms,
  legalNotice,
  STATUTES,
} from './statedOn.ts';
import { backups, retention, terms } from './termsSchema.ts';
import {
  count,
  day,
  days,
  eachMonth,
  euros,
  list,
  mailAddress,
  text,
  webAddress,
  yesOrNo,
} from './values.ts';

/** What `site.config.ts` holds. */
export const siteConfigSchema = z.strictObject({
  name: requiredFact('name of the association', text),
  tagline: requiredFact('tagline, in French', text),
  description: requiredFact('one sentence about the association', text, { why: 'For search engines.' }),
  origin: requiredFact(
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
    name: requiredFact('company that hosts the site', text, legalNotice),
    country: requiredFact('country of the host', text, {
      ...legalNotice,
      why: 'GDPR, article 13: whether data leaves the European Economic Area.',
    }),
    /** As in `recipients`. */
    safeguard: text.optional(),
    address: requiredFact('address of the host', text, legalNotice),
    phone: requiredFact('telephone of the host', text, legalNotice),
    dataCenter: inAssociation('should')('town of the data center', text),
    control: inAssociation('should')(
      'control over the machines',
      z.enum(['own', 'rented', 'virtual'], 'must be own, rented or virtual'),
      { why: 'Charter: say how much of the machines is yours: your own, rented whole, or virtual machines.' },
    ),
  }),
  legal: z.strictObject({
    form: requiredFact('legal form', text, { pages: legalNotice.pages }),
    registration: requiredFact('number in the national register (RNA)', text, {
      ...legalNotice,
      why: 'W and nine digits. The law asks companies for their number; yours lets readers find you.',
    }),
    address: requiredFact('registered office', text, legalNotice),
    phone: requiredFact('telephone', text, legalNotice),
    publicationDirector: requiredFact('director of publication', text, {
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
    general: requiredFact('email address for everything', mailAddress, {
      ...legalNotice,
      why: digitalServices('article 12'),
    }),
    support: requiredFact('email address for help', mailAddress),
    abuse: requiredFact('email address for unlawful content', mailAddress, {
      why: digitalServices('articles 11 and 16'),
    }),
    privacy: requiredFact('email address for personal data', mailAddress),
    security: requiredFact('email address for weaknesses in security', mailAddress),
  }),
  repository: optionalFact()('must')(
    'repository of this site',
    z.strictObject({
      source: webAddress,
      edit: webAddress
        .refine((value) => value.endsWith('/'), 'must end with a slash, such as …/edit/main/docs/')
        .optional(),
    }),
    {
      why: 'The site is under the AGPL: visitors must be able to get the source of your version. With edit, such as …/_edit/main/docs/, pages lead to where they are edited.',
    },
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
    status: requiredFact('address of the status page', webAddress),
    donation: requiredFact('address of the donation page', webAddress),
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
  terms,
  retention,
  recipients: inTerms('must')(
    'others who receive data',
    z.array(z.strictObject({ name: text, role: text, country: text, safeguard: text.optional() })),
    {
      why: 'GDPR, article 13: email relay, registrar, donation platform… without the hosts.',
      fields: ['name', 'role', 'country'],
    },
  ),
  newsletter: inTerms('must')('whether there is a newsletter', yesOrNo, { why: 'GDPR, article 13.' }),
  backups,
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
    amount: inAssociation('should')('dues in euros', euros, {
      why: 'Charter: prices are public.',
    }),
    reduced: inAssociation('nice')('reduced dues in euros', euros),
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
    /** What one year cost. Each service adds its own `costs`. */
    costs: inAssociation('should')(
      'what a year cost',
      z.strictObject({
        year: z
          .int('must be a year')
          .min(1901, 'must be a year')
          .refine((year) => year <= new Date().getFullYear(), 'must not be later than this year'),
        total: euros,
        /** What belongs to no service alone, such as insurance. */
        shared: eachMonth,
      }),
      {
        why: 'Charter: how it is funded. The year, the total of your accounts, and what all services share in each of the twelve months. Then each service is asked for its own.',
      },
    ),
  }),
  joining: z.strictObject({
    decisionDays: optionalFact(ASSOCIATION, STATUTES)('must')(
      'days until a request to join is decided',
      days,
      {
        suggestion: 30,
      },
    ),
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
