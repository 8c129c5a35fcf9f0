import { z } from 'zod';
import {
  count,
  day,
  dayOrNone,
  days,
  months,
  must,
  oneOrMore,
  orNone,
  should,
  text,
  years,
} from './values.ts';

const digitalServices = (article: number) =>
  `regulation (EU) 2022/2065 on digital services, article ${article}`;
const PERIODS = 'GDPR, article 13: how long data is kept';

/** The numbers and names of the terms of use. */
export const terms = z.strictObject({
  version: must(text, digitalServices(14)),
  inForceSince: must(day, 'once they are checked and adopted'),
  minimumAge: must(count, 'law 78-17, article 45: from 15 years on, minors consent alone'),
  replyLanguages: must(oneOrMore, digitalServices(11)),
  moderationTools: must(text, digitalServices(14)),
  reportAnswerDays: must(days, digitalServices(16)),
  complaintDays: must(days, digitalServices(14)),
  changeNoticeDays: days,
  closingNoticeDays: days,
  suspensionNoticeDays: days,
  recoveryDays: days,
  inactivityMonths: orNone(months, 'must be a whole number of months'),
  dataProtectionOfficer: must(text, 'GDPR, article 37'),
  mediator: must(text, 'consumer code, articles L. 616-1 and R. 616-1: for services that have a price'),
});

/** How long data is kept. */
export const retention = z.strictObject({
  membershipYears: must(years, PERIODS),
  accountingYears: must(years, 'commercial code, article L. 123-22'),
  securityLogMonths: must(
    months.max(12, 'must be 12 at most'),
    `${PERIODS}; the CNIL recommends 6 to 12 months`,
  ),
  supportMonths: must(months, PERIODS),
  siteLogDays: must(days, PERIODS),
  proxyLog: must(text, PERIODS),
});

/** What is copied, and where to. */
export const backups = z.strictObject({
  content: should(text),
  frequency: should(text),
  place: should(text),
  keptDays: must(days, PERIODS),
  access: should(text),
  encryption: should(text),
  lastRestoreTest: should(dayOrNone),
});
