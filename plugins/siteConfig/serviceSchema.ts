import { z } from 'zod';
import { optionalFact, requiredFact } from './facts.ts';
import { ASSOCIATION, SERVICES, TERMS } from './statedOn.ts';
import { day, days, eachMonth, hostName, list, text, textOrNone, webAddress, yesOrNo } from './values.ts';

const inServices = optionalFact(SERVICES);
const inServicesAndTerms = optionalFact(SERVICES, TERMS)('must');

const softwareSchema = z.strictObject({
  name: text,
  license: text,
  website: webAddress,
  source: webAddress,
  version: text.optional(),
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
  address: requiredFact('address of the service', webAddress, { pages: [SERVICES] }),
  access: z.enum(['everyone', 'members', 'public-reading', 'list-owners']),
  /** The answers that lead to it. Without, all do. */
  suits: z
    .array(
      z.enum(
        [...ANSWERS.with, ...ANSWERS.to],
        `must be some of ${[...ANSWERS.with, ...ANSWERS.to].join(', ')}`,
      ),
    )
    .refine(
      (answers) => Object.values(ANSWERS).every((group) => group.some((answer) => answers.includes(answer))),
      'must have one of alone and group, and one of write, store, talk and publish',
    )
    .optional(),
  /** Who may open an account, where `access` does not say it. */
  registration: inServices('nice')(
    'who may open an account, where access does not say it',
    z.enum(['none', 'free', 'members', 'clients'], 'must be none, free, members or clients'),
    { canBeAbsent: true },
  ),
  /** Figures with their units, each with its cause: “set by us” or “software limit”. */
  limits: requiredFact('limits', text, {
    pages: [SERVICES],
    isTypical: true,
    why: 'Figures with their units, each “set by us” or “software limit”.',
  }),
  /** The program that people use, then those behind it. */
  software: z.array(softwareSchema).min(1, 'must name at least one program'),
  since: inServices('should')('day on which it opened', day, {
    why: 'Charter: since when each service exists.',
  }),
  price: inServicesAndTerms('price', textOrNone, {
    together: 'Which services have a price?',
    why: 'Consumer code, article L. 112-1: such as “€3 a month”, or none.',
  }),
  costs: optionalFact(ASSOCIATION)('should')('what it cost in each month', eachMonth, {
    why: 'Charter: how it is funded. Twelve amounts in euros, January first, of the year in funding.costs.',
    appliesTo: ({ site }) => Boolean(site.funding.costs),
  }),
  host: inServicesAndTerms(
    'host, where it is not the site’s',
    z.strictObject({ name: text, country: text, safeguard: text.optional() }),
    {
      together: 'Which services have another host than the site?',
      why: 'GDPR, article 13, and the charter: on whose machines the data is.',
      canBeAbsent: true,
      fields: ['name', 'country'],
    },
  ),
  servers: z
    .strictObject({
      imap: requiredFact('IMAP server', hostName, { pages: [SERVICES] }),
      smtp: requiredFact('SMTP server', hostName, { pages: [SERVICES] }),
      pop: inServices('nice')('POP3 server', hostName, { canBeAbsent: true }),
      sieve: inServices('nice')('ManageSieve server', hostName, { canBeAbsent: true }),
    })
    .optional(),
  /** The versions of PHP that members choose from, of web hosting. */
  php: inServices('should')('versions of PHP', list.min(1, 'must name at least one version'), {
    canBeAbsent: true,
  }),
  /** What the program can do, and whether it is turned on. Pages ask for some of them by name. */
  features: inServices('should')('what is turned on', z.record(z.string(), yesOrNo), { canBeAbsent: true }),
  /** Other limits, such as `'Largest upload': '2 GB'`. */
  quotas: inServices('nice')('other limits set by you', z.record(z.string(), text), { canBeAbsent: true }),
  /** What an alert on a phone holds, of a program whose alerts pass through companies. */
  alerts: inServicesAndTerms(
    'what an alert on a phone holds',
    z.enum(['sender', 'sender and channel', 'full text'], 'must be sender, sender and channel, or full text'),
    {
      canBeAbsent: true,
      why: 'GDPR, article 13: alerts pass through Apple or Google, those of Mattermost first through a relay of its makers.',
    },
  ),
  /** How an administrator hands data out, where the program has no export for users. */
  dataExport: inServices('should')('data handed out on request', z.strictObject({ format: text, days }), {
    canBeAbsent: true,
  }),
  /** As in site.config.ts. */
  toConfirm: z.array(text).optional(),
});
