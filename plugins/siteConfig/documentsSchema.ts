import { z } from 'zod';
import * as v from './values.ts';

const { must, nice, should } = v;

const CHARTER = 'charter: what is published';
const IN_FRENCH = 'law 94-665, article 2: a service is offered, presented and explained in French';

/** Addresses of the association's documents: elsewhere, or files in `docs/public/`. */
export const documents = z.strictObject({
  termsFr: must(v.documentAddress, IN_FRENCH),
  statutesFr: must(v.documentAddress, 'the text that was filed is the one that binds'),
  servicesFr: must(v.documentOrNone, IN_FRENCH),
  instructionsFr: must(v.documentOrNone, IN_FRENCH),
  processingAgreement: must(v.documentAddress, 'GDPR, article 28'),
  earlierTerms: nice(v.documentOrNone),
  internalRules: should(v.documentOrNone, CHARTER),
  minutes: should(v.documentOrNone, CHARTER),
  accounts: should(v.documentOrNone, CHARTER),
  securityCheck: nice(v.documentOrNone),
  encryptionKey: nice(v.documentOrNone),
});

const inShort = (what: string) => should(v.textOrNone, `charter: ${what}`);

/** What the charter asks to be published, each in a few words, with the address of the whole behind them. */
export const published = z.strictObject({
  activityReports: inShort('activity reports'),
  usageFigures: inShort('usage figures'),
  authorityRequests: inShort('requests from authorities are counted'),
  pay: inShort('how pay is shared out'),
  education: inShort('education'),
  otherHosts: inShort('more hosts'),
  contributions: inShort('contributions'),
  infrastructure: inShort('infrastructure'),
  softwareList: inShort('list of packages'),
  procedures: inShort('procedures'),
  securityPolicy: inShort('security policy'),
  confidentiality: inShort('what the administrators promise (GDPR, article 28, asks for it, too)'),
});

/** The numbers and names in the articles of the statutes. */
export const statutes = z.strictObject({
  adoptedBy: v.text,
  adoptedOn: v.day,
  filedAt: v.text,
  filedOn: v.day,
  notice: v.text,
  financialYearStart: v.text,
  unpaidDuesDays: v.days,
  hearingDays: v.days,
  appealSuspends: v.yesOrNo,
  assemblyNoticeDays: v.days,
  maxProxies: v.count,
  quorum: v.text,
  callShare: v.text,
  majority: v.text,
  extraordinaryQuorum: v.text,
  secondCallDays: v.days,
  councilMin: v.count,
  councilMax: v.count,
  councilYears: v.years,
  councilMeetings: v.count,
  councilCallers: v.count,
  officers: v.oneOrMore,
  representative: v.text,
});
