import { z } from 'zod';
import * as v from './values.ts';

const { must, nice, should } = v;

/** What a program can have turned on. */
const FEATURES =
  'accounts actions animatedPictures calls curl databases emailInvitations endToEndEncryption htaccess ' +
  'officeSuite polls publicLinks secondStep slackImport userMigration';
const features = Object.fromEntries(FEATURES.split(' ').map((name) => [name, v.yesOrNo.optional()]));

const software = z.strictObject({
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

/** What `services.config.ts` holds for each service; the comment there says what each value is. */
export const serviceConfigSchema = z.strictObject({
  id: v.matching(/^[a-z][a-z-]*$/, 'must be lower-case letters and dashes'),
  name: v.text,
  purpose: v.text,
  replaces: z.array(v.text).min(1, 'must name at least one service'),
  address: v.webAddress,
  action: v.text.optional(),
  access: v.oneOf('everyone', 'members', 'public-reading', 'list-owners'),
  delay: should(v.text, 'what newcomers ask first'),
  registration: v.oneOf('closed', 'free', 'members', 'clients').optional(),
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
  software: z.array(software).min(1, 'must name at least one program'),
  since: should(v.day, 'charter: since when each service exists'),
  price: must(
    v.textOrNone.regex(
      /^none$|€\d+(?:\.\d\d)?(?![.,]?\d)/,
      "must have an amount, such as '€2.50 a month', or be 'none'",
    ),
    'consumer code, article L. 112-1',
  ),
  costs: should(v.euros, 'charter: how it is funded'),
  host: v.holder({ control: v.control }).optional(),
  servers: z
    .strictObject({
      imap: v.hostName,
      smtp: v.hostName,
      pop: nice(v.hostName).optional(),
      sieve: nice(v.hostName).optional(),
    })
    .optional(),
  mailbox: should(
    z.strictObject({ address: v.text, aliases: v.count }),
    'what newcomers ask first',
  ).optional(),
  siteAddress: should(
    z.strictObject({ included: v.hostName, ownDomain: v.text }),
    'what newcomers ask first',
  ).optional(),
  php: should(v.oneOrMore).optional(),
  features: should(z.strictObject(features)).optional(),
  alerts: must(
    v.oneOf('sender', 'sender and channel', 'full text'),
    'GDPR, article 13: alerts pass through Apple or Google',
  ).optional(),
  dataExport: should(z.strictObject({ format: v.text, days: v.days })).optional(),
});
