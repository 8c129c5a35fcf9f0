import { z } from 'zod';
import { must, nice, should } from './facts.ts';
import { addressOrNone, count, day, days, oneOrMore, text, webAddress, years, yesOrNo } from './values.ts';

const EXAMPLE = 'https://www.example.org/document.pdf';
const CHARTER = 'charter: what is published';

/** What the law asks for in French. */
const inFrench = <T extends z.ZodType>(title: string, schema: T) =>
  must(
    title,
    schema,
    EXAMPLE,
    'law 94-665, article 2: a service is offered, presented and explained in French',
  );

/** Addresses of what the association publishes elsewhere. */
export const documents = z.strictObject({
  termsFr: inFrench('terms in French', webAddress),
  statutesFr: must(
    'statutes in French',
    webAddress,
    EXAMPLE,
    'the text that was filed is the one that binds',
  ),
  servicesFr: inFrench('services, prices and limits in French', addressOrNone),
  instructionsFr: inFrench('instructions in French', addressOrNone),
  processingAgreement: must('processing agreement', webAddress, EXAMPLE, 'GDPR, article 28'),
  earlierTerms: nice('earlier versions of the terms', addressOrNone, EXAMPLE),
  authorityRequests: should('number of requests from authorities', addressOrNone, EXAMPLE, CHARTER),
  internalRules: should('internal rules', addressOrNone, EXAMPLE, CHARTER),
  minutes: should('minutes of the assemblies', addressOrNone, EXAMPLE, CHARTER),
  activityReports: should('activity reports', addressOrNone, EXAMPLE, CHARTER),
  accounts: should('accounts', addressOrNone, EXAMPLE, CHARTER),
  softwareList: should('programs installed on the servers', addressOrNone, EXAMPLE, CHARTER),
  infrastructure: should('how the servers are built', addressOrNone, EXAMPLE, CHARTER),
  procedures: nice('how services are installed and looked after', addressOrNone, EXAMPLE),
  contributions: nice('what is given back to free software', addressOrNone, EXAMPLE),
  usageFigures: should('usage figures', addressOrNone, EXAMPLE, CHARTER),
  confidentiality: should('undertaking of the administrators', addressOrNone, EXAMPLE, CHARTER),
  securityPolicy: should('security policy', addressOrNone, EXAMPLE, CHARTER),
  securityCheck: nice('last check of the security headers', addressOrNone, EXAMPLE),
  encryptionKey: nice('key to encrypt messages about security', addressOrNone, EXAMPLE),
});

const inShort = (title: string, example: string, why: string) =>
  should(title, text, example, `charter: ${why}`);

/** What the charter asks to be published, each in a few words. */
export const published = z.strictObject({
  activityReports: inShort('what was done last year', 'in 2025, ten workshops', 'activity reports'),
  usageFigures: inShort('usage figures', 'in October 2026, 118 mailboxes', 'usage figures'),
  authorityRequests: inShort(
    'number of requests from authorities',
    'no request in 2025',
    'requests from authorities are counted',
  ),
  pay: inShort('ratio of the highest pay to the lowest', 'nobody is paid', 'how pay is shared out'),
  education: inShort('how people can learn with you', 'a free workshop each month', 'education'),
  otherHosts: inShort('how you help other hosts to begin', 'our scripts are public', 'more hosts'),
  contributions: inShort('what is given back to free software', 'in 2025, two translations', 'contributions'),
  infrastructure: inShort(
    'how the servers are built',
    'two machines, and a third for backups',
    'infrastructure',
  ),
  softwareList: inShort(
    'programs installed on the servers',
    'Debian 13 and its packages',
    'list of packages',
  ),
  procedures: inShort(
    'how services are installed and looked after',
    'a script for each service',
    'procedures',
  ),
  securityPolicy: inShort('security policy', 'security updates within two days', 'security policy'),
  confidentiality: inShort(
    'undertaking of the administrators',
    'to look at data for a repair only',
    'what the administrators promise',
  ),
});

/** A fact in the articles of the statutes. */
const inArticles = <T extends z.ZodType>(title: string, schema: T, example: unknown) =>
  must(title, schema, example, 'statutes: the articles in statuts.mdx are to say what yours say');

/** The numbers and names in the articles of the statutes. */
export const statutes = z.strictObject({
  adoptedBy: inArticles('who adopted the statutes', text, 'the founding assembly'),
  adoptedOn: inArticles('day of adoption', day, '2016-03-12'),
  filedAt: inArticles('prefecture of the last filing', text, 'Brest'),
  filedOn: inArticles('day of the last filing', day, '2016-04-04'),
  notice: inArticles('notice in the Journal officiel', text, '16 April 2016, no. 1234'),
  financialYearStart: inArticles('first day of the financial year', text, '1 January'),
  unpaidDuesDays: inArticles('days after a reminder until unpaid dues end a membership', days, 60),
  hearingDays: inArticles('days to answer before an exclusion', days, 15),
  appealSuspends: inArticles('whether an appeal suspends an exclusion', yesOrNo, true),
  assemblyNoticeDays: inArticles('days between the notice and an assembly', days, 15),
  maxProxies: inArticles('most proxies that one member holds', count, 2),
  quorum: inArticles('share of members for an ordinary assembly', text, 'a quarter of the members'),
  callShare: inArticles('who may call an extraordinary assembly', text, 'a quarter of the members'),
  majority: inArticles('majority of an extraordinary assembly', text, 'two thirds'),
  extraordinaryQuorum: inArticles('share of members for it', text, 'a third of the members'),
  secondCallDays: inArticles('days until an assembly without quorum is held again', days, 15),
  councilMin: inArticles('fewest members of the council', count, 3),
  councilMax: inArticles('most members of the council', count, 9),
  councilYears: inArticles('years for which the council is elected', years, 2),
  councilMeetings: inArticles('fewest meetings of the council in a year', count, 4),
  councilCallers: inArticles('members of the council who may call a meeting', count, 2),
  internalRules: inArticles('whether there are internal rules', yesOrNo, true),
  officers: inArticles('officers', oneOrMore, ['a chair', 'a treasurer']),
  representative: inArticles('office of the legal representative', text, 'the chair'),
});
