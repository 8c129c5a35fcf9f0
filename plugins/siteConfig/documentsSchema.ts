import { z } from 'zod';
import {
  addressOrNone,
  count,
  day,
  days,
  must,
  nice,
  oneOrMore,
  should,
  text,
  textOrNone,
  webAddress,
  years,
  yesOrNo,
} from './values.ts';

const CHARTER = 'charter: what is published';

/** What the law asks for in French. */
const inFrench = <T extends z.ZodType>(schema: T) =>
  must(schema, 'law 94-665, article 2: a service is offered, presented and explained in French');

/** Addresses of what the association publishes elsewhere. */
export const documents = z.strictObject({
  termsFr: inFrench(webAddress),
  statutesFr: must(webAddress, 'the text that was filed is the one that binds'),
  servicesFr: inFrench(addressOrNone),
  instructionsFr: inFrench(addressOrNone),
  processingAgreement: must(webAddress, 'GDPR, article 28'),
  earlierTerms: nice(addressOrNone),
  internalRules: should(addressOrNone, CHARTER),
  minutes: should(addressOrNone, CHARTER),
  accounts: should(addressOrNone, CHARTER),
  securityCheck: nice(addressOrNone),
  encryptionKey: nice(addressOrNone),
});

const inShort = (what: string) => should(textOrNone, `charter: ${what}`);

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

/** A fact in the articles of the statutes. */
const inArticles = <T extends z.ZodType>(schema: T) =>
  must(schema, 'statutes: the articles in statuts.mdx are to say what yours say');

/** The numbers and names in the articles of the statutes. */
export const statutes = z.strictObject({
  adoptedBy: inArticles(text),
  adoptedOn: inArticles(day),
  filedAt: inArticles(text),
  filedOn: inArticles(day),
  notice: inArticles(text),
  financialYearStart: inArticles(text),
  unpaidDuesDays: inArticles(days),
  hearingDays: inArticles(days),
  appealSuspends: inArticles(yesOrNo),
  assemblyNoticeDays: inArticles(days),
  maxProxies: inArticles(count),
  quorum: inArticles(text),
  callShare: inArticles(text),
  majority: inArticles(text),
  extraordinaryQuorum: inArticles(text),
  secondCallDays: inArticles(days),
  councilMin: inArticles(count),
  councilMax: inArticles(count),
  councilYears: inArticles(years),
  councilMeetings: inArticles(count),
  councilCallers: inArticles(count),
  officers: inArticles(oneOrMore),
  representative: inArticles(text),
});
