import { z } from 'zod';
import * as v from './values.ts';

const { must, nice, should } = v;

const CHARTER_REASON = 'charter: what is published';
export const FRENCH_TEXT_REASON =
  'law 94-665, article 2: a service is offered, presented and explained in French';

/** The schema of the facts `documents` in `site.yaml`. */
export const documents = z
  .strictObject({
    // It cannot be `none`, because the terms of use state that their French text prevails.
    termsFr: must(v.documentAddress, FRENCH_TEXT_REASON).describe(
      'The terms of use in French, which bind.',
    ),
    statutesFr: must(v.documentOrNone, 'the text that was filed is the one that binds').describe(
      'The statutes in French, or `none` where they are not published.',
    ),
    servicesFr: must(v.documentOrNone, FRENCH_TEXT_REASON).describe(
      'The services with their prices and limits, ' +
        'in French, or `none` where there is no such text.',
    ),
    instructionsFr: must(v.documentOrNone, FRENCH_TEXT_REASON).describe(
      'How to use the services, in French, or `none` where there is no such text.',
    ),
    // It cannot be `none`, because members store other people's data with every service that keeps
    // a text, a message or a file.
    processingAgreement: must(v.documentAddress, 'GDPR, article 28').describe(
      'The agreement with members who store the data of other people with you.',
    ),
    earlierTerms: nice(v.documentOrNone).describe(
      'Earlier versions of the terms of use, or `none` where there are none.',
    ),
    internalRules: should(v.documentOrNone, CHARTER_REASON).describe(
      'Internal rules, or `none` where there are none.',
    ),
    minutes: should(v.documentOrNone, CHARTER_REASON).describe(
      'Minutes of the assemblies, or `none` where they are not published.',
    ),
    accounts: should(v.documentOrNone, CHARTER_REASON).describe(
      'Accounts of each year, or `none` where they are not published.',
    ),
    securityCheck: nice(v.documentOrNone).describe(
      'Last check of the security headers, or `none` where it is not published.',
    ),
    encryptionKey: nice(v.documentOrNone).describe(
      'Key to encrypt messages about security, or `none` where there is none.',
    ),
  })
  .describe('Your documents: web addresses, or files in docs/public/.');

/**
 * Returns the schema of a fact that says in a few words what the association publishes.
 *
 * @param point the point of the charter that asks for it
 * @param what the beginning of the fact's description
 */
const summaryOrNone = (point: string, what: string) =>
  should(v.textOrNone, `charter: ${point}`).describe(
    `${what}, or \`none\` where you publish nothing about it.`,
  );

/** The schema of the facts `published` in `site.yaml`. */
export const published = z
  .strictObject({
    activityReports: summaryOrNone('activity reports', 'What you did last year'),
    usageFigures: summaryOrNone(
      'usage figures',
      'How much the services are used, without personal data',
    ),
    authorityRequests: summaryOrNone(
      'requests from authorities are counted',
      'How many requests from authorities you received',
    ),
    pay: summaryOrNone('how pay is shared out', 'Ratio of the highest pay to the lowest'),
    education: summaryOrNone('education', 'How people can learn with you'),
    otherHosts: summaryOrNone('more hosts', 'How you help other hosts to begin'),
    contributions: summaryOrNone('contributions', 'What you give back to free software'),
    infrastructure: summaryOrNone('infrastructure', 'How the servers are built and connected'),
    softwareList: summaryOrNone('list of packages', 'Programs on the servers'),
    procedures: summaryOrNone('procedures', 'How services are installed and looked after'),
    securityPolicy: summaryOrNone('security policy', 'How you keep the services secure'),
    confidentiality: summaryOrNone(
      'what the administrators promise (GDPR, article 28, asks for it, too)',
      'The confidentiality that each administrator has undertaken in writing',
    ),
  })
  .describe(
    'What you publish, each in a few words, ' +
      'with the address of the whole behind them where there is more.',
  );

/** The schema of the facts `statutes` in `site.yaml`. */
export const statutes = z
  .strictObject({
    adoptedBy: v.text.describe('Who adopted the statutes, as in “an extraordinary assembly”.'),
    adoptedOn: v.day.describe('Day on which the statutes were adopted.'),
    filedAt: v.text.describe('Town of the prefecture where the statutes were last filed.'),
    filedOn: v.day.describe('Day of the last filing.'),
    notice: v.text.describe(
      'Date and number of the notice in the Journal officiel, ' +
        'as in “December 14, 2019, no. 0000”.',
    ),
    financialYearStart: v.text.describe('First day of the financial year, as in “January 1”.'),
    unpaidDuesDays: v.days.describe('Days after a reminder until unpaid dues end a membership.'),
    hearingDays: v.days.describe('Days to answer before an exclusion.'),
    appealSuspends: v.yesOrNo.describe('Whether an appeal suspends an exclusion.'),
    assemblyNoticeDays: v.days.describe('Days between the notice and an assembly.'),
    maxProxies: v.count.describe('Largest number of proxies that one member may hold.'),
    quorum: v.text.describe(
      'Share of the members that an ordinary assembly needs, as in “a quarter of the members”.',
    ),
    callShare: v.text.describe(
      'Share of the members who may call an extraordinary assembly, ' +
        'as in “a quarter of the members”.',
    ),
    majority: v.text.describe(
      'Share of the votes cast that an extraordinary assembly needs, as in “two thirds”.',
    ),
    extraordinaryQuorum: v.text.describe(
      'Share of the members that an extraordinary assembly needs, ' +
        'as in “a third of the members”.',
    ),
    secondCallDays: v.days.describe('Days until an assembly without quorum is held again.'),
    councilMin: v.count.describe('Smallest number of members of the council.'),
    councilMax: v.count.describe('Largest number of members of the council.'),
    councilYears: v.years.describe('Years for which the council is elected.'),
    councilMeetings: v.count.describe('Smallest number of meetings of the council in a year.'),
    councilCallers: v.count.describe(
      'How many members of the council it takes to call a meeting of it.',
    ),
    officers: v.oneOrMoreTexts.describe('Officers that the council elects, each as in “a chair”.'),
    representative: v.text.describe('Who represents the association, as in “the chair”.'),
  })
  .describe(
    'The numbers and names in docs/docs/association/statuts.mdx. ' +
      'Translate your own statutes there first.',
  );
