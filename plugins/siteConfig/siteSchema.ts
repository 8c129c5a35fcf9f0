import { z } from 'zod';
import { documents, published, statutes } from './documentsSchema.ts';
import { backups, retention, terms } from './termsSchema.ts';
import {
  addressOrNone,
  control,
  count,
  day,
  dayOrNone,
  days,
  euros,
  holder,
  list,
  mailAddress,
  must,
  nice,
  oneOf,
  pageAddress,
  phone,
  postalAddress,
  registration,
  should,
  text,
  textOrNone,
  webAddress,
  year,
  yesOrNo,
} from './values.ts';

const LEGAL_NOTICE = 'law 2004-575 (LCEN), article 1-1: the legal notice';
const SITE_DATA = `${LEGAL_NOTICE} names who stores data of the site`;

/** What `site.config.ts` holds. */
export const siteConfigSchema = z.strictObject({
  sample: yesOrNo,
  name: text,
  tagline: text,
  description: text.regex(/^.{40,160}$/, 'must have 40 to 160 characters'),
  origin: z
    .string()
    .regex(
      /^https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?$/,
      'must be https:// and the host at which visitors find the site, without a trailing slash, such as https://www.example.org',
    ),
  base: z.string().regex(/^\/(?:[\w.~-]+\/)*$/, 'must begin and end with a slash, such as / or /site/'),
  copyrightYear: year,
  navbar: z.array(z.strictObject({ text, link: pageAddress })),
  footer: z.array(
    z.strictObject({
      title: text,
      links: z.array(
        z.strictObject({
          text,
          link: text.regex(
            /^(?:\/|https?:\/\/|\w+\.\w+$)/,
            'must begin with / or https://, or name a fact of this file, such as links.status',
          ),
          lang: oneOf('fr', 'en').optional(),
        }),
      ),
    }),
  ),
  redirects: z.array(z.strictObject({ from: pageAddress, to: pageAddress })),
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
    privacy: must(text, 'GDPR, article 13: a recipient of what visitors search for'),
    address: must(text, SITE_DATA),
  }).optional(),
  legal: z.strictObject({
    form: text,
    registration: registration,
    address: must(postalAddress, LEGAL_NOTICE),
    phone: must(phone, LEGAL_NOTICE),
    publicationDirector: must(text, LEGAL_NOTICE),
    foundedOn: nice(day),
  }),
  host: holder({
    address: must(text, LEGAL_NOTICE),
    phone: must(phone, LEGAL_NOTICE),
    dataCenter: should(text, 'charter: where the machines are'),
    control,
  }),
  contact: z.strictObject({
    general: must(mailAddress, LEGAL_NOTICE),
    support: mailAddress,
    abuse: must(mailAddress, 'regulation (EU) 2022/2065, articles 11 and 16'),
    privacy: must(mailAddress, 'GDPR, article 13'),
    security: mailAddress,
  }),
  links: z.strictObject({
    status: webAddress,
    donation: webAddress,
    degooglify: webAddress,
    manifesto: webAddress,
    charter: webAddress,
    collective: webAddress,
  }),
  status: should(z.strictObject({ runBy: text }), 'it should not be on the machines that it reports on'),
  repository: z.strictObject({
    source: must(webAddress, 'the AGPL: visitors must be able to get the source of your version'),
    edit: nice(webAddress.refine((value) => value.endsWith('/'), 'must end with a slash')),
  }),
  collective: z.strictObject({
    memberSince: must(dayOrNone, 'only who was taken in may say that they are a member'),
    candidateSince: nice(dayOrNone),
  }),
  people: z.strictObject({
    members: nice(count),
    lastAssembly: should(day, 'charter: how decisions are taken'),
    council: should(list, 'charter: who runs it'),
  }),
  administrators: z.strictObject({
    count: should(count, 'charter: who can reach the data'),
    names: nice(list),
  }),
  dues: z.strictObject({
    amount: should(euros, 'charter: prices are public'),
    steps: should(z.array(z.strictObject({ amount: euros, who: text }))),
    period: should(oneOf('year', 'month')),
    payment: should(text),
  }),
  funding: z.strictObject({
    grants: should(yesOrNo, 'charter: how it is funded'),
    republicanCommitment: must(
      yesOrNo,
      'law 2000-321, article 10-1: for public grants, and members are told of it',
    ),
    spending: should(text, 'charter: how it is funded'),
    costs: should(
      z.strictObject({
        year,
        shared: euros,
      }),
      'charter: how it is funded',
    ),
    income: should(euros, 'charter: public accounts'),
  }),
  joining: z.strictObject({
    decisionDays: must(days, 'statutes, article 6'),
    form: nice(addressOrNone),
    meetings: should(textOrNone, 'charter: meeting people in person'),
  }),
  socialNetworks: nice(
    z.array(webAddress, "must be a list, such as ['https://social.example.org/@us'], or []"),
  ),
  newsletter: must(yesOrNo, 'GDPR, article 13'),
  terms,
  retention,
  registrar: must(holder({}), 'GDPR, article 13; charter: who provides what the services stand on'),
  recipients: must(
    z.array(
      holder({
        role: text,
        address: must(text, SITE_DATA).optional(),
      }),
    ),
    'GDPR, article 13: email relay, donation platform, form to join…',
  ),
  backups,
  documents,
  published,
  statutes,
});
