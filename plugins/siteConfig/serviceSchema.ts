import { z } from 'zod';
import * as v from './values.ts';

const { must, nice, should } = v;

/** What a program can have turned on; the table of a service makes “Public links” of `publicLinks`. */
const FEATURES =
  'accounts actions animatedPictures calls curl databases emailInvitations endToEndEncryption htaccess ' +
  'officeSuite polls publicLinks secondStep slackImport userMigration';
const features = Object.fromEntries(FEATURES.split(' ').map((name) => [name, v.yesOrNo.optional()]));

const softwareSchema = z.strictObject({
  name: v.text,
  license: v.text,
  website: v.webAddress,
  source: v.webAddress,
  version: nice(v.text),
});

/** The answers to “alone, or with a group?” and “what do you want to do?” on the page of the services. */
export const ANSWERS = {
  with: ['alone', 'group'],
  to: ['write', 'store', 'talk', 'publish'],
} as const;

/** What `services.config.ts` holds for each service. */
export const serviceConfigSchema = z.strictObject({
  id: v.matching(/^[a-z][a-z-]*$/, 'must be lower-case letters and dashes'),
  name: v.text,
  purpose: v.text,
  replaces: z.array(v.text).min(1, 'must name at least one service'),
  address: v.webAddress,
  action: v.text.optional(),
  access: v.oneOf('everyone', 'members', 'public-reading', 'list-owners'),
  delay: should(v.text, 'what newcomers ask first'),
  /** Who may open an account, where `access` does not say it. */
  registration: v.oneOf('closed', 'free', 'members', 'clients').optional(),
  /** The answers that lead to it. Without, all do. */
  suits: z
    .array(v.oneOf(...ANSWERS.with, ...ANSWERS.to))
    .refine(
      (answers) => Object.values(ANSWERS).every((group) => group.some((answer) => answers.includes(answer))),
      'must have one of alone and group, and one of write, store, talk and publish',
    )
    .optional(),
  limits: v.text.regex(
    /set by us|software limit|^\D*$/,
    'must say “set by us” or “software limit” behind each figure',
  ),
  quotas: nice(z.record(z.string(), v.text)).optional(),
  /** The program that people use, then those behind it. */
  software: z.array(softwareSchema).min(1, 'must name at least one program'),
  since: should(v.day, 'charter: since when each service exists'),
  price: must(
    v.textOrNone.regex(
      /^none$|€\d+(?:\.\d\d)?(?![.,]?\d)/,
      "must have an amount, such as '€2.50 a month', or be 'none'",
    ),
    'consumer code, article L. 112-1',
  ),
  costs: should(v.euros, 'charter: how it is funded'),
  /** Where it is not on the machines of the site's host. */
  host: v.holder({ control: v.control }).optional(),
  servers: z
    .strictObject({
      imap: v.hostName,
      smtp: v.hostName,
      pop: nice(v.hostName).optional(),
      sieve: nice(v.hostName).optional(),
    })
    .optional(),
  /** The addresses that come with a mailbox. */
  mailbox: should(
    z.strictObject({ address: v.text, aliases: v.count }),
    'what newcomers ask first',
  ).optional(),
  /** The address that comes with a website, and what a domain name costs. */
  siteAddress: should(
    z.strictObject({ included: v.hostName, ownDomain: v.text }),
    'what newcomers ask first',
  ).optional(),
  /** The versions of PHP that members choose from, of web hosting. */
  php: should(v.oneOrMore).optional(),
  /** What the program can do, and whether it is turned on. Pages ask for some of them by name. */
  features: should(z.strictObject(features)).optional(),
  /** What an alert on a phone holds, of a program whose alerts pass through companies. */
  alerts: must(
    v.oneOf('sender', 'sender and channel', 'full text'),
    'GDPR, article 13: alerts pass through Apple or Google',
  ).optional(),
  /** How an administrator hands data out, where the program has no export for users. */
  dataExport: should(z.strictObject({ format: v.text, days: v.days })).optional(),
});
