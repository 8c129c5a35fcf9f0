import { z } from 'zod';
import { documents, published, statutes } from './documentsSchema.ts';
import { backups, PERIODS, retention, terms } from './termsSchema.ts';
import * as v from './values.ts';

const { must, nice, should } = v;

const LEGAL_NOTICE = 'law 2004-575 (LCEN), article 1-1: the legal notice';
const SITE_DATA = `${LEGAL_NOTICE} names who stores data of the site`;

/** What `site.config.ts` holds. */
export const siteConfigSchema = z.strictObject({
  sample: v.yesOrNo,
  name: v.text,
  tagline: v.text,
  description: v.text.regex(/^.{40,160}$/, 'must have 40 to 160 characters'),
  origin: v.matching(
    /^https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?$/,
    'must be https:// and the host at which visitors find the site, without a trailing slash, such as https://www.example.org',
  ),
  base: v.matching(/^\/(?:[\w.~-]+\/)*$/, 'must begin and end with a slash, such as / or /site/'),
  copyrightYear: v.year,
  navbar: z.array(z.strictObject({ text: v.text, link: v.pageAddress })),
  footer: z.array(
    z.strictObject({
      title: v.text,
      links: z.array(
        z.strictObject({
          text: v.text,
          link: v.text.regex(
            /^(?:\/|https?:\/\/|\w+\.\w+$)/,
            'must begin with / or https://, or name a fact of this file, such as links.status',
          ),
          lang: v.oneOf('fr', 'en').optional(),
        }),
      ),
    }),
  ),
  redirects: z.array(z.strictObject({ from: v.pageAddress, to: v.pageAddress })),
  docsVersions: z
    .strictObject({
      default: v.text,
      versions: z.array(v.matching(/^[\w.-]+$/, 'must be usable in an address, such as v2')),
    })
    .refine(({ default: main, versions }) => versions.includes(main), 'must list its default version')
    .optional(),
  search: v
    .holder({
      appId: v.matching(/^\w+$/, 'must be the application’s id, letters and digits'),
      apiKey: v.text,
      indexName: v.text,
      privacy: must(v.text, 'GDPR, article 13: a recipient of what visitors search for'),
      address: must(v.text, SITE_DATA),
    })
    .optional(),
  legal: z.strictObject({
    form: v.text,
    registration: v.registration,
    address: must(v.postalAddress, LEGAL_NOTICE),
    phone: must(v.phone, LEGAL_NOTICE),
    publicationDirector: must(v.text, LEGAL_NOTICE),
    foundedOn: nice(v.day),
  }),
  host: v.holder({
    address: must(v.text, LEGAL_NOTICE),
    phone: must(v.phone, LEGAL_NOTICE),
    dataCenter: should(v.text, 'charter: where the machines are'),
    control: v.control,
  }),
  contact: z.strictObject({
    general: must(v.mailAddress, LEGAL_NOTICE),
    support: v.mailAddress,
    abuse: must(v.mailAddress, 'regulation (EU) 2022/2065, articles 11 and 16'),
    privacy: must(v.mailAddress, 'GDPR, article 13'),
    security: v.mailAddress,
  }),
  links: z.strictObject({
    status: should(v.addressOrNone, 'charter: incidents and maintenance are told'),
    donation: nice(v.addressOrNone),
    degooglify: nice(v.addressOrNone),
    manifesto: v.webAddress,
    charter: v.webAddress,
    collective: v.webAddress,
  }),
  status: should(
    z.strictObject({ runBy: v.textOrNone }),
    'it should not be on the machines that it reports on',
  ),
  repository: z.strictObject({
    source: must(v.webAddress, 'the AGPL: visitors must be able to get the source of your version'),
    edit: nice(v.webAddress.refine((value) => value.endsWith('/'), 'must end with a slash')),
  }),
  collective: z.strictObject({
    memberSince: must(v.dayOrNone, 'only who was taken in may say that they are a member'),
    candidateSince: nice(v.dayOrNone),
  }),
  people: z.strictObject({
    members: nice(v.count),
    lastAssembly: should(v.day, 'charter: how decisions are taken'),
    council: should(v.list, 'charter: who runs it'),
  }),
  administrators: z.strictObject({
    count: should(v.count, 'charter: who can reach the data'),
    names: nice(v.list),
  }),
  dues: z.strictObject({
    amount: should(v.euros, 'charter: prices are public'),
    steps: should(z.array(z.strictObject({ amount: v.euros, who: v.text }))),
    period: should(v.oneOf('year', 'month')),
    payment: should(v.text),
  }),
  funding: z.strictObject({
    grants: should(v.yesOrNo, 'charter: how it is funded'),
    republicanCommitment: must(
      v.yesOrNo,
      'law 2000-321, article 10-1: for public grants, and members are told of it',
    ),
    spending: should(v.text, 'charter: how it is funded'),
    costs: should(z.strictObject({ year: v.year, shared: v.euros }), 'charter: how it is funded'),
    income: should(v.euros, 'charter: public accounts'),
  }),
  joining: z.strictObject({
    decisionDays: must(v.days, 'statutes, article 6'),
    form: nice(v.addressOrNone),
    meetings: should(v.textOrNone, 'charter: meeting people in person'),
  }),
  socialNetworks: nice(
    z.array(v.webAddress, "must be a list, such as ['https://social.example.org/@us'], or []"),
  ),
  newsletter: must(v.yesOrNo, 'GDPR, article 13'),
  terms,
  retention: must(retention, PERIODS),
  registrar: must(v.holder({}), 'GDPR, article 13; charter: who provides what the services stand on'),
  recipients: must(
    z.array(v.holder({ role: v.text, address: must(v.text, SITE_DATA).optional() })),
    'GDPR, article 13: email relay, donation platform, form to join…',
  ),
  backups: should(backups),
  documents,
  published,
  statutes: must(statutes, 'statutes: the articles in statuts.mdx are to say what yours say'),
});
