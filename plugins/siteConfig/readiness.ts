import path from 'node:path';
import { z } from 'zod';
import { ASSOCIATION_FOLDER } from '../../shared/association.ts';
import { projectRoot } from '../../shared/projectRoot.ts';
import type { ServiceConfig, SiteConfig } from '../../shared/schemas/schemas.ts';
import { serviceConfigSchema } from '../../shared/schemas/serviceSchema.ts';
import { siteConfigSchema } from '../../shared/schemas/siteSchema.ts';
import { NEEDS } from '../../shared/schemas/values.ts';
import { listAcceptComments } from '../sources/accepted.ts';
import { findNeed } from './explainSchema.ts';
import { TO_READ_FILE, unreadFiles } from './filesToRead.ts';
import { configProblems, describeValues, readConfigFiles, sampleValues } from './readConfig.ts';

/**
 * Returns the paths of all facts that must have a real value: their schemas accept neither `none`
 * nor [], false, 0 or undefined.
 *
 * @param keys the path to the schema, from the outermost one
 */
function neededPaths(schema: unknown, keys: string[] = []): string[][] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, innerSchema]) =>
      neededPaths(innerSchema, [...keys, key]),
    );
  }
  const canBeMissing = ['none', [], false, 0, undefined].some(
    (emptyValue) => (schema as z.ZodType).safeParse(emptyValue).success,
  );
  return canBeMissing ? [] : [keys];
}

/**
 * Returns the lines of `npm run ready -- --needed`: the facts that may not be `none`, each with the
 * law or the rule that asks for it.
 */
export const neededFacts = (): string[] =>
  Object.entries({ 'site.yaml': siteConfigSchema, 'services.yaml': serviceConfigSchema }).flatMap(
    ([name, schema]) =>
      neededPaths(schema).map((keys) => {
        const { why = 'the pages say it in a sentence' } = findNeed(schema, keys);
        return `${name}: ${keys.join('.')} (${why})`;
      }),
  );

/**
 * Returns the lines of `npm run ready -- --explain terms`: for each value its place, what asks for
 * it, and what it is.
 *
 * @param partOfPlace a part of the place, such as `terms`; empty for all values
 */
export const explanations = (partOfPlace: string): string[] =>
  describeValues()
    .filter(({ place }) => place.includes(partOfPlace))
    .map(({ place, why, description }) => `${place} (${why}). ${description}`.trim());

/** Returns the ids of the services; an empty list if their file cannot be read. */
function readServiceIds(): string[] {
  const services = readConfigFiles()['services.yaml'].value as Partial<ServiceConfig>[] | undefined;
  return Array.isArray(services) ? services.flatMap(({ id }) => id ?? []) : [];
}

/**
 * Returns a line for each file that the association has not read yet, and for which somebody is
 * responsible by law. Until they are read, the site cannot be published.
 */
export const unreadLegalFiles = (): string[] =>
  unreadFiles(readServiceIds(), readSiteAsWritten()).flatMap(({ place, file, why }) =>
    why ? `${place}: ${file} is not read yet: ${why}` : [],
  );

/** Returns a heading with the number of lines, then the lines; nothing if there are no lines. */
const makeSection = (heading: string, lines: string[]): string[] =>
  lines.length > 0 ? [`${heading}: ${lines.length}`, ...lines.map((line) => `  ${line}`)] : [];

/** Returns the facts of site.yaml, as far as they can be read. */
export const readSiteAsWritten = () =>
  (readConfigFiles()['site.yaml'].value ?? {}) as Partial<SiteConfig>;

/** Returns a sentence about what is left to do. */
function makeSummary(wrongCount: number, sampleCount: number, unreadCount: number): string {
  const isSample = readSiteAsWritten().sample !== false;
  if (wrongCount + sampleCount + unreadCount === 0) {
    return isSample
      ? 'All values are yours, and all files are read: ' +
          `set sample to false in ${ASSOCIATION_FOLDER}/site.yaml.`
      : 'Nothing is left.';
  }
  const advice = [
    sampleCount > 0
      ? ' Write your own values, and take away “# sample” behind them, ' +
        'also where yours is the same.'
      : '',
    unreadCount > 0
      ? ` Delete the line of a file in ${ASSOCIATION_FOLDER}/${TO_READ_FILE} ` +
        'once it is true of you.'
      : '',
  ];
  return (
    `Left: ${wrongCount} wrong, ${sampleCount} of the sample, ` +
    `and ${unreadCount} to read.${advice.join('')}`
  );
}

/**
 * Returns the lines of `npm run ready`: the mistakes, the values that are still the sample's, the
 * files that nobody has read yet, what authors accept, and what ends soon. `isReady` is false if a
 * mistake, a value or a file stops a publication, and always for the folder `sample/`.
 *
 * @param soonLines a line for each thing that ends soon, which stops nothing
 */
export function checkReadiness(soonLines: string[]) {
  const problems = configProblems();
  const valuesOfSample = sampleValues();
  const filesLeft = unreadFiles(readServiceIds(), readSiteAsWritten());
  const sampleSections = Object.entries(NEEDS).flatMap(([need, source]) =>
    makeSection(
      `${need} (${source})`,
      valuesOfSample
        .filter((value) => value.need === need)
        .map(({ place, why, description }) => `${place} (${why}). ${description}`.trim()),
    ),
  );
  const unreadSection = makeSection(
    'to read (as it came, until you say that it is true of you)',
    filesLeft.map(
      ({ place, file, what, why }) => `${place}: ${file}: ${what}${why ? ` (${why})` : ''}`,
    ),
  );
  const acceptedSection = makeSection(
    'accepted (what a page says to be right, though a check refuses it)',
    listAcceptComments(path.join(projectRoot, 'docs')),
  );
  const soonSection = makeSection(
    'soon (what ends within sixty days, has ended or is old; it stops no publication)',
    soonLines,
  );
  const adoptAdvice =
    ASSOCIATION_FOLDER === 'sample'
      ? [
          'This is the sample. npm run adopt makes association/ of it, ' +
            'the folder with what is yours.',
        ]
      : [];
  const isReady =
    adoptAdvice.length + problems.length === 0 &&
    valuesOfSample.every(({ need }) => need !== 'must') &&
    filesLeft.every(({ why }) => !why);
  const summaryLine = makeSummary(problems.length, valuesOfSample.length, filesLeft.length);
  const lines = [
    ...problems,
    ...sampleSections,
    ...unreadSection,
    ...acceptedSection,
    ...soonSection,
    ...adoptAdvice,
    summaryLine,
  ];
  return { lines, isReady };
}
