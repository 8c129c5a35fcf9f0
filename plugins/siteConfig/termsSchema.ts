import { z } from 'zod';
import { must, should } from './facts.ts';
import {
  addressOrNone,
  count,
  day,
  dayOrNone,
  days,
  months,
  oneOrMore,
  orNone,
  text,
  years,
} from './values.ts';

const digitalServices = (article: number) =>
  `regulation (EU) 2022/2065 on digital services, article ${article}`;
const PERIODS = 'GDPR, article 13: how long data is kept';
const TRAFFIC = 'decree 2021-1362, article 6: traffic data is kept while such a decree is in force';

/** The numbers and names of the terms of use. */
export const terms = z.strictObject({
  version: must('version of the terms', text, '1.0', digitalServices(14)),
  inForceSince: must(
    'day since which the terms are in force',
    day,
    '2026-02-01',
    'once they are checked and adopted',
  ),
  minimumAge: must(
    'minimum age',
    count,
    15,
    'your own rule: the civil code, articles 1145 to 1148, says what minors may agree to alone',
  ),
  replyLanguages: must(
    'languages in which you answer',
    oneOrMore,
    ['French', 'English'],
    digitalServices(11),
  ),
  moderationTools: must('automatic tools of moderation', text, 'none', digitalServices(14)),
  reportAnswerDays: must('days until a report is answered', days, 14, digitalServices(16)),
  complaintDays: must('days to complain about a decision', days, 60, digitalServices(14)),
  changeNoticeDays: must('days between the announcement of a change and the change', days, 30),
  closingNoticeDays: must('days of warning before a service closes', days, 90),
  suspensionNoticeDays: must('days of warning before an account is suspended', days, 15),
  recoveryDays: must(
    'days to recover data after an account is closed',
    days.min(30, 'must be at least 30'),
    30,
    'regulation (EU) 2023/2854, article 25',
  ),
  inactivityMonths: must(
    'months after which an unused account may be closed',
    orNone(months, 'must be a whole number of months'),
    24,
  ),
  dataProtectionOfficer: must('data protection officer', text, 'none', 'GDPR, article 37'),
  mediator: must(
    'consumer mediator: name, postal address and website',
    text,
    'none',
    'consumer code, articles L. 616-1 and R. 616-1: for services that have a price',
  ),
  cancellationForm: must(
    'form to withdraw from a contract or to end it',
    addressOrNone,
    'https://cancel.example.org/',
    'consumer code, articles L. 215-1-1, L. 221-21 and D. 221-5: where something with a price is ordered online',
  ),
});

/** How long data is kept. */
export const retention = z.strictObject({
  membershipYears: must('years for which the file of a former member is kept', years, 5, PERIODS),
  joiningMonths: must(
    'months for which requests to join that were not accepted are kept',
    months,
    6,
    PERIODS,
  ),
  accountingYears: must(
    'years for which accounts are kept',
    years.min(6, 'must be at least 6'),
    10,
    'tax procedure code, article L. 102 B: six years for tax papers',
  ),
  securityLogMonths: must(
    'months for which security logs are kept',
    months.max(12, 'must be 12 at most'),
    12,
    `${PERIODS}; the CNIL recommends 6 to 12 months`,
  ),
  supportMonths: must('months for which requests for help are kept', months, 12, PERIODS),
  reportMonths: must('months for which reports and decisions on them are kept', months, 12, PERIODS),
  rightsYears: must('years for which requests about personal data are kept', years, 5, PERIODS),
  trafficDecree: must('latest decree on traffic data', text, 'no. 2025-980', TRAFFIC),
  trafficUntil: must('last day of the year of that decree', day, '2026-10-20', TRAFFIC),
  siteLogDays: must('days for which the log of this site is kept', days, 30, PERIODS),
  proxyLog: must('what a server in front of this site notes', text, 'none', PERIODS),
});

/** What is copied, and where to. */
export const backups = z.strictObject({
  content: should('what is backed up', text, 'all services and their data'),
  frequency: should('how often backups are made', text, 'every night'),
  place: should('where backups are', text, 'another data center in France'),
  keptDays: must('days for which backups are kept', days, 30, PERIODS),
  access: should('who can open backups', text, 'the administrators of the servers'),
  encryption: should('how backups are encrypted', text, 'with restic'),
  lastRestoreTest: should('day of the last test of a restore', dayOrNone, '2026-09-19'),
});
