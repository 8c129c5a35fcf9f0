import { z } from 'zod';
import { type FactInfo, optionalFact } from './facts.ts';
import { ASSOCIATION, inAssociation, inStatutes, inTerms, STATUTES } from './statedOn.ts';
import { count, day, days, list, text, webAddress, years, yesOrNo } from './values.ts';

/** Addresses of what the association publishes elsewhere. A page says “not published yet” of those that are missing. */
export const documents = z.strictObject({
  termsFr: inTerms('must')('terms in French', webAddress, {
    why: 'Law 94-665 of 4 August 1994, article 2: a service is offered in French. The footer links this text.',
  }),
  statutesFr: inStatutes('statutes in French', webAddress, {
    why: 'The text that was filed is the one that binds, and it is in French. The footer links it.',
  }),
  processingAgreement: inTerms('must')('processing agreement', webAddress, {
    why: 'GDPR, article 28: a contract with the members who store other people’s data with you.',
  }),
  earlierTerms: inTerms('nice')('earlier versions of the terms', webAddress),
  authorityRequests: inTerms('should')('number of requests from authorities', webAddress, {
    why: 'Charter: hosted people can see which requests were received.',
  }),
  internalRules: inAssociation('should')('internal rules', webAddress),
  minutes: inAssociation('should')('minutes of the assemblies', webAddress),
  activityReports: inAssociation('should')('activity reports', webAddress, {
    why: 'Charter: activity reports are public.',
  }),
  accounts: inAssociation('should')('accounts', webAddress, { why: 'Charter: accounts are public.' }),
  softwareList: inAssociation('should')('programs installed on the servers', webAddress, {
    why: 'Charter: the list of packages, once a year.',
  }),
  infrastructure: inAssociation('should')('how the servers are built', webAddress),
  procedures: inAssociation('nice')('how services are installed and looked after', webAddress),
  contributions: inAssociation('nice')('what is given back to free software', webAddress),
  usageFigures: inAssociation('should')('usage figures', webAddress, {
    why: 'Charter: anonymous usage figures.',
  }),
  confidentiality: inAssociation('should')('undertaking of the administrators', webAddress),
  securityPolicy: inAssociation('should')('security policy', webAddress),
  securityCheck: inAssociation('nice')('last check of the security headers', webAddress),
  encryptionKey: inAssociation('nice')('key to encrypt messages about security', webAddress),
});

/** Whether the articles are the association's own is asked before the facts that are in them. */
const isOurText: FactInfo['askedIf'] = ({ site }) => site.statutes.isOurText === true;

/** A fact of an article. */
const inArticles: typeof inStatutes = (title, schema, details) =>
  inStatutes(title, schema, { askedIf: isOurText, ...details });

/** The numbers and names in the articles of the statutes. */
export const statutes = z.strictObject({
  isOurText: inStatutes(
    'whether the page states your own statutes',
    z.literal(true, 'must be true, or be left out'),
    {
      why: 'The articles in docs/docs/association/statuts.mdx are a template: make them a translation of the text that you adopted first.',
    },
  ),
  adoptedBy: inStatutes('who adopted the statutes', text, { suggestion: 'the founding assembly' }),
  adoptedOn: inStatutes('day of adoption', day),
  filedAt: inStatutes('prefecture of the last filing', text),
  filedOn: inStatutes('day of the last filing', day),
  notice: inStatutes('notice in the Journal officiel', text, { why: 'Its date and number.' }),
  financialYearStart: inArticles('first day of the financial year', text, { suggestion: '1 January' }),
  unpaidDuesDays: optionalFact(STATUTES, ASSOCIATION)('must')(
    'days after a reminder until unpaid dues end a membership',
    days,
    { askedIf: isOurText },
  ),
  hearingDays: inArticles('days to answer before an exclusion', days),
  appealSuspends: inArticles('whether an appeal suspends an exclusion', yesOrNo),
  assemblyNoticeDays: inArticles('days between the notice and an assembly', days),
  maxProxies: inArticles('most proxies that one member holds', count),
  quorum: inArticles('share of members for an ordinary assembly', text, {
    suggestion: 'a quarter of the members',
  }),
  callShare: inArticles('share of members who may call an extraordinary assembly', text, {
    suggestion: 'a quarter of the members',
  }),
  majority: inArticles('majority of an extraordinary assembly', text, { suggestion: 'two thirds' }),
  extraordinaryQuorum: inArticles('share of members for an extraordinary assembly', text, {
    suggestion: 'a third of the members',
  }),
  secondCallDays: inArticles('days until an assembly without quorum is held again', days, { suggestion: 15 }),
  councilMin: inArticles('fewest members of the council', count),
  councilMax: inArticles('most members of the council', count),
  councilYears: inArticles('years for which the council is elected', years),
  councilMeetings: inArticles('fewest meetings of the council in a year', count),
  councilCallers: inArticles('members of the council who may call a meeting', count),
  officers: inArticles('officers', list, { suggestion: ['a chair', 'a treasurer', 'a secretary'] }),
  representative: inArticles('office of the legal representative', text, { suggestion: 'the chair' }),
});
