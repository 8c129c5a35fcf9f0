import { z } from 'zod';
import { optionalFact } from './facts.ts';
import { digitalServices, inBoth, inTerms, PERIODS, STATUTES, TERMS } from './statedOn.ts';
import { count, day, days, list, months, text, textOrNone, years } from './values.ts';

/** The numbers and names of the terms of use. */
export const terms = z.strictObject({
  version: inTerms('must')('version of the terms', text, {
    suggestion: '1.0',
    why: digitalServices('article 14'),
  }),
  inForceSince: inTerms('must')('day since which the terms are in force', day, {
    why: 'Once the association has had the page checked and adopted it.',
  }),
  minimumAge: inTerms('must')('minimum age', count, {
    why: 'Law 78-17, article 45: from 15 years on, minors consent alone where consent is the basis. Contracts follow the civil code.',
  }),
  replyLanguages: inTerms('must')('languages in which you answer', list, {
    suggestion: ['French', 'English'],
    why: digitalServices('article 11'),
  }),
  moderationTools: inTerms('must')('automatic tools of moderation', textOrNone, {
    suggestion: 'a spam filter for email',
    why: digitalServices('article 14'),
  }),
  reportAnswerDays: inTerms('must')('days until a report is answered', days, {
    suggestion: 14,
    why: digitalServices('article 16'),
  }),
  complaintDays: inTerms('must')('days to complain about a decision', days, {
    suggestion: 60,
    why: digitalServices('article 14'),
  }),
  changeNoticeDays: inTerms('must')('days between the announcement of a change and the change', days, {
    suggestion: 30,
  }),
  closingNoticeDays: optionalFact(TERMS, STATUTES)('must')('days of warning before a service closes', days, {
    suggestion: 90,
  }),
  suspensionNoticeDays: inBoth('must')('days of warning before an account is suspended', days, {
    suggestion: 15,
  }),
  recoveryDays: inBoth('must')('days to recover data after an account is closed', days, {
    suggestion: 30,
  }),
  inactivityMonths: inTerms('must')(
    'months after which an unused account may be closed',
    z.union([z.literal(false), months]),
    {
      suggestion: 24,
      why: 'None where accounts stay.',
    },
  ),
  dataProtectionOfficer: inTerms('must')('data protection officer', textOrNone, {
    why: 'GDPR, article 37: a small association usually needs none.',
  }),
  mediator: inTerms('must')('consumer mediator: name, postal address and website', text, {
    why: 'Consumer code, articles L. 612-1, L. 616-1 and R. 616-1, for services that have a price.',
    appliesTo: ({ services }) => services.some(({ price }) => price),
  }),
});

/** How long data is kept. */
export const retention = z.strictObject({
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
    why: `${PERIODS} Docker deletes by size, not by age: see “The log” in README.md.`,
  }),
  proxyLog: inTerms('must')('what a server in front of this site notes', textOrNone, {
    why: `${PERIODS} The Caddy of deploy/ notes nothing.`,
  }),
});

/** What is copied, and where to. */
export const backups = z.strictObject({
  content: inTerms('should')('what is backed up', text, { suggestion: 'all services and their data' }),
  frequency: inTerms('should')('how often backups are made', text, { suggestion: 'every night' }),
  place: inTerms('should')('where backups are', text),
  keptDays: inTerms('must')('days for which backups are kept', days, { suggestion: 30, why: PERIODS }),
  access: inTerms('should')('who can open backups', text, {
    suggestion: 'the administrators of the servers',
  }),
  encryption: inTerms('should')('how backups are encrypted', textOrNone),
  lastRestoreTest: inTerms('should')('day of the last test of a restore', day),
});
