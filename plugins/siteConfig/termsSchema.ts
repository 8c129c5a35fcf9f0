import { z } from 'zod';
import * as v from './values.ts';

const { must } = v;

const digitalServices = (article: number) =>
  `regulation (EU) 2022/2065 on digital services, article ${article}`;
export const PERIODS = 'GDPR, article 13: how long data is kept';
const TRAFFIC = 'decree 2021-1362, article 6: traffic data is kept while such a decree is in force';

/** The numbers and names of the terms of use. */
export const terms = z.strictObject({
  version: must(v.text, digitalServices(14)),
  inForceSince: must(v.day, 'once they are checked and adopted'),
  minimumAge: must(
    v.count,
    'your own rule: the civil code, articles 1145 to 1148, says what minors may agree to alone',
  ),
  replyLanguages: must(v.oneOrMore, digitalServices(11)),
  moderationTools: must(v.textOrNone, digitalServices(14)),
  reportAnswerDays: must(v.days, digitalServices(16)),
  complaintDays: must(v.days, digitalServices(14)),
  changeNoticeDays: v.days,
  closingNoticeDays: v.days,
  suspensionNoticeDays: v.days,
  recoveryDays: must(v.days.min(30, 'must be at least 30'), 'regulation (EU) 2023/2854, article 25'),
  inactivityMonths: v.orNone(v.months, 'must be a whole number of months'),
  dataProtectionOfficer: must(v.textOrNone, 'GDPR, article 37'),
  mediator: must(
    v.textOrNone,
    'consumer code, articles L. 616-1 and R. 616-1: for services that have a price',
  ),
  cancellationForm: must(
    v.addressOrNone,
    'consumer code, articles L. 215-1-1, L. 221-21 and D. 221-5: where something with a price is ordered online',
  ),
});

/** How long data is kept. */
export const retention = z.strictObject({
  membershipYears: v.years,
  joiningMonths: v.months,
  accountingYears: must(
    v.years.min(6, 'must be at least 6'),
    'tax procedure code, article L. 102 B: six years for tax papers',
  ),
  securityLogMonths: must(
    v.months.max(12, 'must be 12 at most'),
    `${PERIODS}; the CNIL recommends 6 to 12 months`,
  ),
  supportMonths: v.months,
  reportMonths: v.months,
  rightsYears: v.years,
  trafficDecree: must(v.text, TRAFFIC),
  trafficUntil: must(v.anyDay, TRAFFIC),
  siteLogDays: v.days,
  proxyLog: v.textOrNone,
});

/** What is copied, and where to. */
export const backups = z.strictObject({
  content: v.text,
  frequency: v.text,
  place: v.text,
  keptDays: must(v.days, PERIODS),
  access: v.text,
  encryption: v.textOrNone,
  lastRestoreTest: v.dayOrNone,
});
