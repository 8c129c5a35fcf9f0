import { z } from 'zod';
import {
  addressOrNone,
  anyDay,
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
  textOrNone,
  years,
} from './values.ts';

const digitalServices = (article: number) =>
  `regulation (EU) 2022/2065 on digital services, article ${article}`;
const PERIODS = 'GDPR, article 13: how long data is kept';
const TRAFFIC = 'decree 2021-1362, article 6: traffic data is kept while such a decree is in force';

/** The numbers and names of the terms of use. */
export const terms = z.strictObject({
  version: must(text, digitalServices(14)),
  inForceSince: must(day, 'once they are checked and adopted'),
  minimumAge: must(
    count,
    'your own rule: the civil code, articles 1145 to 1148, says what minors may agree to alone',
  ),
  replyLanguages: must(oneOrMore, digitalServices(11)),
  moderationTools: must(textOrNone, digitalServices(14)),
  reportAnswerDays: must(days, digitalServices(16)),
  complaintDays: must(days, digitalServices(14)),
  changeNoticeDays: days,
  closingNoticeDays: days,
  suspensionNoticeDays: days,
  recoveryDays: must(days.min(30, 'must be at least 30'), 'regulation (EU) 2023/2854, article 25'),
  inactivityMonths: orNone(months, 'must be a whole number of months'),
  dataProtectionOfficer: must(textOrNone, 'GDPR, article 37'),
  mediator: must(textOrNone, 'consumer code, articles L. 616-1 and R. 616-1: for services that have a price'),
  cancellationForm: must(
    addressOrNone,
    'consumer code, articles L. 215-1-1, L. 221-21 and D. 221-5: where something with a price is ordered online',
  ),
});

/** How long data is kept. */
export const retention = z.strictObject({
  membershipYears: must(years, PERIODS),
  joiningMonths: must(months, PERIODS),
  accountingYears: must(
    years.min(6, 'must be at least 6'),
    'tax procedure code, article L. 102 B: six years for tax papers',
  ),
  securityLogMonths: must(
    months.max(12, 'must be 12 at most'),
    `${PERIODS}; the CNIL recommends 6 to 12 months`,
  ),
  supportMonths: must(months, PERIODS),
  reportMonths: must(months, PERIODS),
  rightsYears: must(years, PERIODS),
  trafficDecree: must(text, TRAFFIC),
  trafficUntil: must(anyDay, TRAFFIC),
  siteLogDays: must(days, PERIODS),
  proxyLog: must(textOrNone, PERIODS),
});

/** What is copied, and where to. */
export const backups = z.strictObject({
  content: should(text),
  frequency: should(text),
  place: should(text),
  keptDays: must(days, PERIODS),
  access: should(text),
  encryption: should(textOrNone),
  lastRestoreTest: should(dayOrNone),
});
