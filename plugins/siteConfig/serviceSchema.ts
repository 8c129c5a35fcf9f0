import { z } from 'zod';
import { must, nice, should } from './facts.ts';
import { control, holder } from './holder.ts';
import { count, day, days, euros, hostName, oneOf, oneOrMore, text, webAddress, yesOrNo } from './values.ts';

const softwareSchema = z.strictObject({
  name: text,
  license: text,
  website: webAddress,
  source: webAddress,
  version: nice('version of the program', text, '11.7'),
});

/** The answers to “alone, or with a group?” and “what do you want to do?” on the page of the services. */
export const ANSWERS = {
  with: ['alone', 'group'],
  to: ['write', 'store', 'talk', 'publish'],
} as const;

/** What `services.config.ts` holds for each service. */
export const serviceConfigSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/, 'must be lower-case letters and dashes'),
  name: text,
  purpose: text,
  replaces: z.array(text).min(1, 'must name at least one service'),
  address: must('address of the service', webAddress, 'https://pad.example.org/'),
  access: oneOf('everyone', 'members', 'public-reading', 'list-owners'),
  delay: should('how soon one can use it', text, 'within two days', 'what newcomers ask first'),
  /** Who may open an account, where `access` does not say it. */
  registration: oneOf('closed', 'free', 'members', 'clients').optional(),
  /** The answers that lead to it. Without, all do. */
  suits: z
    .array(oneOf(...ANSWERS.with, ...ANSWERS.to))
    .refine(
      (answers) => Object.values(ANSWERS).every((group) => group.some((answer) => answers.includes(answer))),
      'must have one of alone and group, and one of write, store, talk and publish',
    )
    .optional(),
  limits: must('limits, each “set by us” or “software limit”', text, '5 GB per mailbox, set by us'),
  quotas: nice('further limits that you set', z.record(z.string(), text), { 'one file': '2 GB' }).optional(),
  /** The program that people use, then those behind it. */
  software: z.array(softwareSchema).min(1, 'must name at least one program'),
  since: should('day on which it opened', day, '2017-05-02', 'charter: since when each service exists'),
  price: must('price', text, 'none', 'consumer code, article L. 112-1: such as “€3 a month”'),
  costs: should(
    'what it cost in the year of funding.costs, in euros',
    euros,
    720,
    'charter: how it is funded',
  ),
  /** Where it is not on the machines of the site's host. */
  host: holder({ control }).optional(),
  servers: z
    .strictObject({
      imap: must('IMAP server', hostName, 'imap.example.org'),
      smtp: must('SMTP server', hostName, 'smtp.example.org'),
      pop: nice('POP3 server', hostName, 'pop.example.org').optional(),
      sieve: nice('ManageSieve server', hostName, 'sieve.example.org').optional(),
    })
    .optional(),
  /** The addresses that come with a mailbox. */
  mailbox: should(
    'address that one gets, and how many more',
    z.strictObject({ address: text, aliases: count }),
    { address: 'your-name@example.org', aliases: 5 },
    'what newcomers ask first',
  ).optional(),
  /** The address that comes with a website, and what a domain name costs. */
  siteAddress: should(
    'address that a site gets, and what a domain name of one’s own costs',
    z.strictObject({ included: hostName, ownDomain: text }),
    { included: 'your-site.example.org', ownDomain: '€8 to €15 a year' },
    'what newcomers ask first',
  ).optional(),
  /** The versions of PHP that members choose from, of web hosting. */
  php: should('versions of PHP', oneOrMore, ['8.4', '8.5']).optional(),
  /** What the program can do, and whether it is turned on. Pages ask for some of them by name. */
  features: should('what is turned on', z.record(z.string(), yesOrNo), { calls: true }).optional(),
  /** What an alert on a phone holds, of a program whose alerts pass through companies. */
  alerts: must(
    'what an alert on a phone holds',
    oneOf('sender', 'sender and channel', 'full text'),
    'sender',
    'GDPR, article 13: alerts pass through Apple or Google',
  ).optional(),
  /** How an administrator hands data out, where the program has no export for users. */
  dataExport: should('data handed out on request', z.strictObject({ format: text, days }), {
    format: 'JSON',
    days: 30,
  }).optional(),
});
