/** What scripts need of the rules of the configuration, in one file that they can load. */
export { costProblems } from './costs.ts';
export { countsInWords, isSample, NEEDS, openConfigPoints, openPoints } from './openPoints.ts';
export { serviceConfigProblems, serviceFacts, siteConfigProblems, siteFacts } from './schema.ts';
