import { z } from 'zod';
import * as v from './values.ts';

const { must } = v;

const digitalServicesReason = (article: number) =>
  `regulation (EU) 2022/2065 on digital services, article ${article}`;
export const RETENTION_REASON = 'GDPR, article 13: how long data is kept';
const TRAFFIC_REASON =
  'decree 2021-1362, article 6: traffic data is kept while such a decree is in force';

/** The schema of the facts `terms` in `site.yaml`. */
export const terms = z
  .strictObject({
    version: must(v.text, digitalServicesReason(14)).describe('Version of the terms.'),
    inForceSince: must(v.day, 'once they are checked and adopted').describe(
      'Day since which that version is in force.',
    ),
    checkedOn: v.checkedOn(
      'the terms, the periods of retention and the recipients',
      v.STATEMENT_AGE_DAYS,
    ),
    minimumAge: must(
      v.count,
      'your own rule: the civil code, articles 1145 to 1148, says what minors may agree to alone',
    ).describe('Age in years below which people need the consent of a parent or guardian.'),
    replyLanguages: must(v.oneOrMoreTexts, digitalServicesReason(11)).describe(
      'Languages in which you answer, by their English names.',
    ),
    moderationTools: must(v.textOrNone, digitalServicesReason(14)).describe(
      'Automatic tools of moderation, such as a spam filter, or `none` where you use none.',
    ),
    reportAnswerDays: must(v.days, digitalServicesReason(16)).describe(
      'Days until a report of unlawful content is answered.',
    ),
    complaintDays: must(v.days, digitalServicesReason(14)).describe(
      'Days during which people may complain about a decision on their content or account.',
    ),
    changeNoticeDays: v.days.describe('Days of warning before a change of the terms.'),
    closingNoticeDays: v.days.describe('Days of warning before a service closes.'),
    suspensionNoticeDays: v.days.describe('Days of warning before an account is suspended.'),
    recoveryDays: must(
      v.days.min(30, 'must be at least 30'),
      'regulation (EU) 2023/2854, article 25',
    ).describe('Days to recover data after an account is closed.'),
    inactivityMonths: v
      .orNone(v.months, 'must be a whole number of months')
      .describe(
        'Months after which an unused account may be closed, or `none` where accounts stay.',
      ),
    dataProtectionOfficer: must(v.textOrNone, 'GDPR, article 37').describe(
      'Data protection officer, or `none` where you have none: ' +
        'a small association usually needs none.',
    ),
    mediator: must(
      v.textOrNone,
      'consumer code, articles L. 616-1 and R. 616-1: for services that have a price',
    ).describe('Consumer mediator, with address, or `none` where no service has a price.'),
    cancellationForm: must(
      v.addressOrNone,
      'consumer code, articles L. 215-1-1, L. 221-21 and D. 221-5: ' +
        'where something with a price is ordered online',
    ).describe(
      'Form to withdraw from a contract or to end it, ' +
        'or `none` where nothing with a price is ordered online. ' +
        'It asks who one is and for which contract, ' +
        'then to confirm with a button “Confirmer la rétractation”, ' +
        'and sends a receipt by email with the day and the hour.',
    ),
  })
  .describe('The numbers and names of the terms of use, /cgu.');

/** The schema of the facts `retention` in `site.yaml`. */
export const retention = z
  .strictObject({
    membershipYears: v.years.describe('Years for which the file of a former member is kept.'),
    joiningMonths: v.months.describe(
      'Months for which requests to join that were not accepted are kept.',
    ),
    accountingYears: must(
      v.years.min(6, 'must be at least 6'),
      'tax procedure code, article L. 102 B: six years for tax papers',
    ).describe('Years for which accounts and their papers are kept.'),
    securityLogMonths: must(
      v.months.max(12, 'must be 12 at most'),
      `${RETENTION_REASON}; the CNIL recommends 6 to 12 months`,
    ).describe('Months for which security logs are kept.'),
    supportMonths: v.months.describe('Months for which requests for help are kept.'),
    reportMonths: v.months.describe(
      'Months for which reports of unlawful content and the decisions on them are kept.',
    ),
    rightsYears: v.years.describe('Years for which requests about personal data are kept.'),
    trafficDecree: must(v.textOrNone, TRAFFIC_REASON).describe(
      'Number of the latest decree that orders hosts to keep traffic data, ' +
        'or `none`: look at Légifrance.',
    ),
    trafficUntil: must(
      v.ending(v.orNone(v.pastOrFutureDay, 'must be a day, such as 2026-10-20')),
      TRAFFIC_REASON,
    ).describe(
      'Last day of the year for which that decree orders it, past or not, ' +
        'or `none` where there is no decree. The terms say what holds afterwards.',
    ),
    siteLogDays: v.days.describe(
      'Days for which the log of this site is kept: see “Run it” in deploy/README.md.',
    ),
    proxyLog: v.textOrNone.describe(
      'What a server in front of this site notes of visits, ' +
        'or `none` where it notes nothing, as the Caddy of deploy/.',
    ),
  })
  .describe('How long data is kept.');

/** The schema of the facts `backups` in `site.yaml`. */
export const backups = z
  .strictObject({
    content: v.textOrNone.describe('What is backed up, or `none` where there are no backups.'),
    frequency: v.textOrNone.describe('How often copies are made, as in “every night”.'),
    place: v.textOrNone.describe(
      'Where the copies are and on whose machines. ' +
        'It ends “Every night, kept for 30 days, in …”.',
    ),
    keptDays: must(
      v.orNone(v.days, 'must be a whole number of days, such as 30'),
      RETENTION_REASON,
    ).describe('Days for which a copy is kept.'),
    access: v.textOrNone.describe('Who can open the copies.'),
    encryption: v.textOrNone.describe(
      'How the copies are encrypted, or `none` where they are not.',
    ),
    lastRestoreTest: v
      .aging(v.dayOrNone, v.STATEMENT_AGE_DAYS)
      .describe('Day of the last test of a restore, or `none` where there was none yet.'),
  })
  .describe('What is copied, how often, where to and for how long.');
