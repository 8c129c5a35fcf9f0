import { z } from 'zod';
import { documents, published, statutes } from './documentsSchema.ts';
import { must, nice, should } from './facts.ts';
import { control, holder } from './holder.ts';
import { backups, retention, terms } from './termsSchema.ts';
import {
  addressOrNone,
  count,
  day,
  dayOrNone,
  days,
  euros,
  list,
  mailAddress,
  oneOf,
  text,
  webAddress,
  yesOrNo,
} from './values.ts';

const LEGAL_NOTICE = 'law 2004-575 (LCEN), article 1-1: the legal notice';
const SITE_DATA = `${LEGAL_NOTICE} names who stores data of the site`;

/** What `site.config.ts` holds. */
export const siteConfigSchema = z.strictObject({
  sample: yesOrNo,
  name: must('name of the association', text, 'Les Amis du réseau'),
  tagline: must('tagline, in French', text, 'Pour un Internet plus libre'),
  description: must('one sentence about the association', text, 'A French association that hosts…'),
  origin: must(
    'address of the site',
    webAddress.refine((value) => !value.endsWith('/') && new URL(value).pathname === '/', {
      error: 'must be a scheme and a host without a trailing slash',
    }),
    'https://www.example.org',
  ),
  base: z.string().regex(/^\/(?:[\w.~-]+\/)*$/, 'must begin and end with a slash, such as / or /site/'),
  copyrightYear: z.int().min(1901, 'must be a year'),
  docsVersions: z
    .strictObject({
      default: text,
      versions: z.array(z.string().regex(/^[\w.-]+$/, 'must be usable in an address, such as v2')),
    })
    .refine(({ default: main, versions }) => versions.includes(main), {
      error: 'must list its default version',
    })
    .optional(),
  search: holder({
    appId: z.string().regex(/^\w+$/, 'must be the application’s id, letters and digits'),
    apiKey: text,
    indexName: text,
    privacy: must(
      'what Algolia keeps, how long and where',
      text,
      'addresses for 90 days, in France',
      'GDPR, article 13: a recipient of what visitors search for',
    ),
    address: must('address of who stores the index', text, '1 rue du Port, 75000 Paris, France', SITE_DATA),
  }).optional(),
  legal: z.strictObject({
    form: must('legal form', text, 'association under the French law of 1 July 1901'),
    registration: must('number in the national register (RNA)', text, 'W751234567'),
    address: must('registered office', text, '12 rue du Port, 29200 Brest, France', LEGAL_NOTICE),
    phone: must('telephone', text, '+33 1 23 45 67 89', LEGAL_NOTICE),
    publicationDirector: must('director of publication', text, 'Ada Martin', LEGAL_NOTICE),
    foundedOn: nice('day of the founding assembly', day, '2016-03-12'),
  }),
  host: holder({
    address: must('address of the host', text, '1 quai du Port, 59000 Lille, France', LEGAL_NOTICE),
    phone: must('telephone of the host', text, '+33 1 23 45 67 89', LEGAL_NOTICE),
    dataCenter: should('town of the data center', text, 'Lille', 'charter: where the machines are'),
    control,
  }),
  contact: z.strictObject({
    general: must('email address for everything', mailAddress, 'contact@example.org', LEGAL_NOTICE),
    support: must('email address for help', mailAddress, 'help@example.org'),
    abuse: must(
      'email address for unlawful content',
      mailAddress,
      'abuse@example.org',
      'regulation (EU) 2022/2065, articles 11 and 16',
    ),
    privacy: must('email address for personal data', mailAddress, 'privacy@example.org', 'GDPR, article 13'),
    security: must('email address for weaknesses in security', mailAddress, 'security@example.org'),
  }),
  links: z.strictObject({
    status: must('address of the status page', webAddress, 'https://status.example.org/'),
    donation: must('address of the donation page', webAddress, 'https://donate.example.org/'),
    degooglify: webAddress,
    manifesto: webAddress,
    charter: webAddress,
    collective: webAddress,
  }),
  status: z.strictObject({
    runBy: should(
      'who runs the status page',
      text,
      'our friends of …',
      'it should not be on the machines that it reports on',
    ),
  }),
  repository: z.strictObject({
    source: must(
      'repository of this site',
      webAddress,
      'https://git.example.org/site',
      'the AGPL: visitors must be able to get the source of your version',
    ),
    edit: nice(
      'where its pages are edited',
      webAddress.refine((value) => value.endsWith('/'), 'must end with a slash'),
      'https://git.example.org/site/_edit/main/docs/ (Forgejo), …/edit/main/docs/ (GitHub)',
    ),
  }),
  collective: z.strictObject({
    memberSince: must(
      'day on which the CHATONS collective took you in',
      dayOrNone,
      'none',
      'only who was taken in may say that they are a member',
    ),
    candidateSince: nice('day on which you asked the collective to join', dayOrNone, 'none'),
  }),
  people: z.strictObject({
    members: nice('number of members', count, 128),
    council: should('names and offices of the council', list, ['Ada Martin (chair)'], 'charter: who runs it'),
  }),
  administrators: z.strictObject({
    count: should('number of administrators', count, 3, 'charter: who can reach the data'),
    confidentiality: should(
      'whether the administrators have signed an undertaking of confidentiality',
      yesOrNo,
      true,
      'charter; GDPR, article 28',
    ),
    names: nice('names of the administrators', list, []),
  }),
  dues: z.strictObject({
    amount: should('dues in euros', euros, 24, 'charter: prices are public'),
    steps: should('other amounts of the dues', z.array(z.strictObject({ amount: euros, who: text })), []),
    period: should('period of the dues', oneOf('year', 'month'), 'year'),
    payment: should('means of payment', text, 'bank transfer'),
  }),
  funding: z.strictObject({
    grants: should('whether the association receives grants', yesOrNo, false, 'charter: how it is funded'),
    republicanCommitment: must(
      'whether the contrat d’engagement républicain is signed',
      yesOrNo,
      false,
      'law 2000-321, article 10-1: for public grants, and members are told of it',
    ),
    spending: should('main items of spending', text, 'machines and insurance', 'charter: how it is funded'),
    costs: should(
      'what a year cost, without what each service has as “costs”',
      z.strictObject({
        year: z
          .int('must be a year')
          .min(1901, 'must be a year')
          .refine((year) => year <= new Date().getFullYear(), 'must not be later than this year'),
        shared: euros,
      }),
      { year: 2025, shared: 240 },
      'charter: how it is funded',
    ),
    income: should('what came in during that year, in euros', euros, 4310, 'charter: public accounts'),
  }),
  joining: z.strictObject({
    decisionDays: must('days until a request to join is decided', days, 30, 'statutes, article 6'),
    form: nice('form to join', addressOrNone, 'none'),
    meetings: should(
      'where and when people can meet you',
      text,
      'on Thursdays at 7 pm, at …',
      'charter: meeting people in person',
    ),
  }),
  socialNetworks: nice('addresses on social networks', z.array(webAddress), []),
  newsletter: must('whether there is a newsletter', yesOrNo, false, 'GDPR, article 13'),
  terms,
  retention,
  registrar: must(
    'registrar of your domain names',
    holder({}),
    { name: '…', country: 'France' },
    'GDPR, article 13; charter: who provides what the services stand on',
  ),
  recipients: must(
    'others who receive data, without the hosts and the registrar',
    z.array(
      holder({
        role: text,
        address: must(
          'address of who stores data of this site',
          text,
          '1 rue du Port, 75000 Paris',
          SITE_DATA,
        ).optional(),
      }),
    ),
    [{ name: '…', role: 'email relay', country: 'France' }],
    'GDPR, article 13: email relay, donation platform, form to join…',
  ),
  backups,
  documents,
  published,
  statutes,
});
