import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { associationFile, FOLDER } from '../../shared/association.ts';
import { type ConfigFile, readConfigFile } from './configFile.ts';
import { TO_READ, unreadFiles } from './filesToRead.ts';
import {
  type ConfigName,
  ruleProblems,
  SCHEMAS,
  type ServiceConfig,
  type SiteConfig,
  schemaProblems,
} from './schema.ts';
import { serviceConfigSchema } from './serviceSchema.ts';
import { siteConfigSchema } from './siteSchema.ts';
import { descriptionOf, NEEDS, needOf } from './values.ts';

const NAMES = Object.keys(SCHEMAS) as ConfigName[];
export const CONFIG_FILES = NAMES.map(associationFile);

/** Names of the invented association, its numbers for fiction, and the mark behind all other values of it. */
const SAMPLE = /exemple|\.example\b|example\.(?:org|com|net)|W0{9}|99 00 \d\d \d\d|#\s*sample\b/i;
/** A line that is a comment, and no mark that stands above or below its value. */
const COMMENT = /^\s*#(?!\s*sample\W*$).*$/gim;

/** Whether the lines of a value hold one of the sample, or a mark that may be of one. */
export const isOfSample = (text: string): boolean => SAMPLE.test(text.replace(COMMENT, ''));

const readAll = (): Record<ConfigName, ConfigFile> => {
  const files = NAMES.map((name) => [name, readConfigFile(associationFile(name))]);
  return Object.fromEntries(files);
};

/** `terms.version`; of a service, `mail.since`. */
function nameOf(files: Record<ConfigName, ConfigFile>, [first = '', ...rest]: readonly string[]): string {
  const services = files['services.yaml'].value as Partial<ServiceConfig>[] | undefined;
  const id = /^\d+$/.test(first) && Array.isArray(services) ? services[Number(first)]?.id : undefined;
  return [id ?? first, ...rest].join('.');
}

/** The place of a value: `association/site.yaml:12: terms.version` */
const placeOf = (files: Record<ConfigName, ConfigFile>, name: ConfigName, keys: readonly string[]): string =>
  `${FOLDER}/${name}:${files[name].lineOf(keys)}: ${nameOf(files, keys)}`;

/** A mistake of the configuration as a line: with file, line and path. */
export const lineAbout = (name: ConfigName, keys: readonly string[], message: string): string =>
  `${placeOf(readAll(), name, keys)}: ${message}`;

/** Problems of the files, a line each; none when there is none. */
export function configProblems(): string[] {
  const files = readAll();
  const unread = NAMES.flatMap((name) =>
    files[name].mistakes.map(({ line, message }) => `${FOLDER}/${name}:${line}: ${message}`),
  );
  if (NAMES.some((name) => files[name].value === undefined)) {
    return unread;
  }
  const wrong = NAMES.flatMap((name) =>
    schemaProblems(name, files[name].value).map((problem) => ({ ...problem, name })),
  );
  const groups = wrong.map(({ name, keys: [group = ''] }) => (name === 'services.yaml' ? 'services' : group));
  const rules = ruleProblems(
    files['site.yaml'].value as SiteConfig,
    files['services.yaml'].value as ServiceConfig[],
    new Set(groups),
  );
  return [
    ...unread,
    ...[...wrong, ...rules].map(({ name, keys, message }) => `${placeOf(files, name, keys)}: ${message}`),
  ];
}

/** The values that are still the sample's, with what asks for each and what each is; those that the law asks for first. */
export function sampleValues() {
  const files = readAll();
  const all = NAMES.flatMap((name) =>
    files[name].leaves
      .filter(({ text }) => isOfSample(text))
      .map(({ keys, line }) => {
        const { need = 'must', why = NEEDS[need] } = needOf(SCHEMAS[name], keys);
        const description = descriptionOf(SCHEMAS[name], keys) ?? '';
        return { place: `${FOLDER}/${name}:${line}: ${nameOf(files, keys)}`, need, why, description };
      }),
  );
  const order = Object.keys(NEEDS);
  return all.sort((one, other) => order.indexOf(one.need) - order.indexOf(other.need));
}

/** The paths of the facts below a schema that have to be there: that take neither none, [], false nor 0. */
function neededIn(schema: unknown, keys: string[] = []): string[][] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, inside]) => neededIn(inside, [...keys, key]));
  }
  const canBeMissing = ['none', [], false, 0, undefined].some(
    (nothing) => (schema as z.ZodType).safeParse(nothing).success,
  );
  return canBeMissing ? [] : [keys];
}

/** What `npm run ready -- --needed` prints: the facts that may not be none, a line each, with what asks for them. */
export const neededFacts = (): string[] =>
  Object.entries({ 'site.yaml': siteConfigSchema, 'services.yaml': serviceConfigSchema }).flatMap(
    ([name, schema]) =>
      neededIn(schema).map((keys) => {
        const { why = 'the pages say it in a sentence' } = needOf(schema, keys);
        return `${name}: ${keys.join('.')} (${why})`;
      }),
  );

/** The ids of the services, as far as their file can be read. */
function serviceIds(): string[] {
  const services = readAll()['services.yaml'].value as Partial<ServiceConfig>[] | undefined;
  return Array.isArray(services) ? services.flatMap(({ id }) => id ?? []) : [];
}

/** What the association has to confirm before it can publish: a line for each file that the law asks somebody to answer for. */
export const unreadByLaw = (): string[] =>
  unreadFiles(serviceIds()).flatMap(({ place, file, why }) =>
    why ? `${place}: ${file} is not read yet: ${why}` : [],
  );

/** A heading with its count, and its lines; nothing where there are none. */
const section = (heading: string, lines: string[]): string[] =>
  lines.length > 0 ? [`${heading}: ${lines.length}`, ...lines.map((line) => `  ${line}`)] : [];

/** What is left to do, in a sentence. */
function summary(wrong: number, ofSample: number, unread: number): string {
  const isSample = (readAll()['site.yaml'].value as Partial<SiteConfig> | undefined)?.sample !== false;
  if (wrong + ofSample + unread === 0) {
    return isSample
      ? `All values are yours, and all files are read: set sample to false in ${FOLDER}/site.yaml.`
      : 'Nothing is left.';
  }
  const advice = [
    ofSample > 0
      ? ' Write your own values, and take away “# sample” behind them, also where yours is the same.'
      : '',
    unread > 0 ? ` Delete the line of a file in ${FOLDER}/${TO_READ} once it is true of you.` : '',
  ];
  return `Left: ${wrong} wrong, ${ofSample} of the sample, and ${unread} to read.${advice.join('')}`;
}

/** What `npm run ready` prints: what is wrong, still the sample's, and not read yet; and whether no must is among them. */
export function readiness() {
  const problems = configProblems();
  const values = sampleValues();
  const files = unreadFiles(serviceIds());
  const byNeed = Object.entries(NEEDS).flatMap(([need, source]) =>
    section(
      `${need} (${source})`,
      values
        .filter((value) => value.need === need)
        .map(({ place, why, description }) => `${place} (${why}). ${description}`.trim()),
    ),
  );
  const toRead = section(
    'to read (as it came, until you say that it is true of you)',
    files.map(({ place, file, what, why }) => `${place}: ${file}: ${what}${why ? ` (${why})` : ''}`),
  );
  const adopt =
    FOLDER === 'sample'
      ? ['This is the sample. npm run adopt makes association/ of it, the folder with what is yours.']
      : [];
  const isReady =
    adopt.length + problems.length === 0 &&
    values.every(({ need }) => need !== 'must') &&
    files.every(({ why }) => !why);
  const left = summary(problems.length, values.length, files.length);
  return { lines: [...problems, ...byNeed, ...toRead, ...adopt, left], isReady };
}

/** Writes what editors need to explain facts and complete them, where the first lines of the files name it. */
export function writeEditorSchemas(): void {
  const folder = path.resolve(import.meta.dirname, '../../node_modules/.schemas');
  mkdirSync(folder, { recursive: true });
  for (const name of NAMES) {
    const schema = z.toJSONSchema(SCHEMAS[name], { io: 'input', unrepresentable: 'any' });
    writeFileSync(path.join(folder, name.replace('.yaml', '.json')), JSON.stringify(schema));
  }
}
