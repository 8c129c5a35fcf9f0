import { readFileSync } from 'node:fs';
import { ASSOCIATION_FOLDER, associationFile } from '../../shared/association.ts';
import {
  type ConfigName,
  SCHEMAS,
  type ServiceConfig,
  type SiteConfig,
} from '../../shared/schemas/schemas.ts';
import { NEEDS } from '../../shared/schemas/values.ts';
import { type ConfigFile, parseConfig } from './configFile.ts';
import { findDescription, findNeed, problemsIn } from './explainSchema.ts';
import { findRuleProblems } from './rules.ts';

const CONFIG_NAMES = Object.keys(SCHEMAS) as ConfigName[];
export const CONFIG_FILES = CONFIG_NAMES.map(associationFile);

/**
 * Finds values that are still those of the invented association in `sample/`: its name, domains
 * that are examples, numbers that nobody has (W000000000, 99 00 …), or the mark `# sample`.
 */
const SAMPLE_VALUE =
  /exemple|\.example\b|example\.(?:org|com|net)|W0{9}|99 00 \d\d \d\d|#\s*sample\b/i;
/** A line that is only a comment, except for the mark `# sample` above a value. */
const COMMENT_LINE = /^\s*#(?!\s*sample\W*$).*$/gim;

/** Returns whether the lines of a value contain a value of the sample, or the mark `# sample`. */
export const hasSampleValue = (text: string): boolean =>
  SAMPLE_VALUE.test(text.replace(COMMENT_LINE, ''));

/** Reads all files of the configuration, as they are at this moment. */
export const readConfigFiles = (): Record<ConfigName, ConfigFile> => {
  const files = CONFIG_NAMES.map((name) => [
    name,
    parseConfig(readFileSync(associationFile(name))),
  ]);
  return Object.fromEntries(files);
};

/** Returns the path to a value for messages: `terms.version`, or `mail.since` for a service. */
function describePath(
  files: Record<ConfigName, ConfigFile>,
  [firstKey = '', ...otherKeys]: readonly string[],
): string {
  const services = files['services.yaml'].value as Partial<ServiceConfig>[] | undefined;
  const id =
    /^\d+$/.test(firstKey) && Array.isArray(services) ? services[Number(firstKey)]?.id : undefined;
  return [id ?? firstKey, ...otherKeys].join('.');
}

/** Returns the place of a value: `association/site.yaml:12: terms.version` */
const describeValuePlace = (
  files: Record<ConfigName, ConfigFile>,
  name: ConfigName,
  keys: readonly string[],
): string =>
  `${ASSOCIATION_FOLDER}/${name}:${files[name].lineOf(keys)}: ${describePath(files, keys)}`;

/** Returns a line for a mistake in the configuration, with the place of the value. */
export const configProblemLine = (
  name: ConfigName,
  keys: readonly string[],
  message: string,
): string => `${describeValuePlace(readConfigFiles(), name, keys)}: ${message}`;

/** Returns the problems of the configuration, a line each. */
export function configProblems(): string[] {
  const files = readConfigFiles();
  const fileMistakes = CONFIG_NAMES.flatMap((name) =>
    files[name].mistakes.map(
      ({ line, message }) => `${ASSOCIATION_FOLDER}/${name}:${line}: ${message}`,
    ),
  );
  if (CONFIG_NAMES.some((name) => files[name].value === undefined)) {
    return fileMistakes;
  }
  const schemaProblems = CONFIG_NAMES.flatMap((name) =>
    problemsIn(SCHEMAS[name], files[name].value).map((problem) => ({ ...problem, name })),
  );
  const wrongGroups = schemaProblems.map(({ name, keys: [group = ''] }) =>
    name === 'services.yaml' ? 'services' : group,
  );
  const ruleProblems = findRuleProblems(
    files['site.yaml'].value as SiteConfig,
    files['services.yaml'].value as ServiceConfig[],
    new Set(wrongGroups),
  );
  return [
    ...fileMistakes,
    ...[...schemaProblems, ...ruleProblems].map(
      ({ name, keys, message }) => `${describeValuePlace(files, name, keys)}: ${message}`,
    ),
  ];
}

/**
 * Returns the values of the configuration whose lines pass a test, or all values: for each its
 * place, its lines in the file, how much it is needed and why, and what it is.
 */
export function describeValues(isWanted: (text: string) => boolean = () => true) {
  const files = readConfigFiles();
  return CONFIG_NAMES.flatMap((name) =>
    files[name].leaves.flatMap(({ keys, line, text }) => {
      if (!isWanted(text)) {
        return [];
      }
      const { need = 'must', why = NEEDS[need] } = findNeed(SCHEMAS[name], keys);
      const description = findDescription(SCHEMAS[name], keys) ?? '';
      const place = `${ASSOCIATION_FOLDER}/${name}:${line}: ${describePath(files, keys)}`;
      return { place, text, need, why, description };
    }),
  );
}

/** Returns the values that still come from the sample, first those that the law requires. */
export function sampleValues() {
  const needsInOrder = Object.keys(NEEDS);
  return describeValues(hasSampleValue).sort(
    (one, other) => needsInOrder.indexOf(one.need) - needsInOrder.indexOf(other.need),
  );
}
