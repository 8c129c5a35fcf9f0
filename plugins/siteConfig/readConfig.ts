import { readFileSync } from 'node:fs';
import path from 'node:path';
import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import { type ConfigLine, configLines, lineOf } from './configLines.ts';
import { type FactInfo, factAt, NEEDS, type Need } from './facts.ts';
import { type ConfigFile, ruleProblems, SCHEMAS, schemaProblems } from './schema.ts';

const VALUES: Record<ConfigFile, unknown> = { 'site.config.ts': site, 'services.config.ts': services };
const ROOT = path.join(import.meta.dirname, '../..');
export const CONFIG_FILES = Object.keys(VALUES).map((file) => path.join(ROOT, file));

/** Names of the invented association, its numbers for fiction, and the mark behind all other values of it. */
const SAMPLE = /exemple|\.example\b|example\.(?:org|com|net)|W0{9}|99 00 \d\d \d\d|\/\/ sample$/i;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Whether a line of a configuration holds a value of the sample. */
export const isSampleLine = (text: string): boolean => SAMPLE.test(text) && !COMMENT.test(text);

/** `terms.version`; of a service, `mail.since`. */
const nameOf = ([first = '', ...rest]: string[]) => [services[Number(first)]?.id ?? first, ...rest].join('.');

const linesOf = (file: string) => configLines(readFileSync(path.join(ROOT, file), 'utf8'));

/** Problems of the two files, a line each; none when there is none. */
export function configProblems(): string[] {
  const wrong = Object.entries(VALUES).flatMap(([file, value]) => {
    const lines = linesOf(file);
    return schemaProblems(file as ConfigFile, value).map(
      ({ keys, message }) => `${file}:${lineOf(lines, keys)}: ${nameOf(keys)}: ${message}`,
    );
  });
  return [...wrong, ...ruleProblems(site, services)];
}

/** A value that is still the sample's. */
export interface SampleValue extends FactInfo {
  /** `site.config.ts:83: terms.version` */
  place: string;
}

/** Values without a schema of a fact are those that no page may be published with. */
const OTHER: FactInfo = { need: 'must', title: 'a value of your own', example: '' };

/** The values that are still the sample's: those that the law asks for first. */
export function sampleValues(): SampleValue[] {
  const all = Object.keys(VALUES).flatMap((file) =>
    linesOf(file)
      .filter(({ text }) => isSampleLine(text))
      .map(({ number, keys }: ConfigLine) => ({
        ...(factAt(SCHEMAS[file as ConfigFile], keys) ?? OTHER),
        place: `${file}:${number}: ${nameOf(keys)}`,
      })),
  );
  return (Object.keys(NEEDS) as Need[]).flatMap((need) => all.filter((value) => value.need === need));
}

/** What `npm run ready` prints. */
export function readiness(): string[] {
  const values = sampleValues();
  const ofNeed = (need: string) => values.filter((value) => value.need === need);
  return [
    ...Object.entries(NEEDS).flatMap(([need, source]) => [
      ...(ofNeed(need).length > 0 ? [`${need} (${source}): ${ofNeed(need).length}`] : []),
      ...ofNeed(need).map(({ place, title, why }) => `  ${place}: ${title}${why ? ` (${why})` : ''}`),
    ]),
    values.length > 0
      ? 'Write your own values, and take away “// sample” behind them, also where yours is the same.'
      : site.sample
        ? 'All values are yours: set sample to false in site.config.ts.'
        : 'Nothing is left.',
  ];
}
