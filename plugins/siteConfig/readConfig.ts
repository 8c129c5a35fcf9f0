import path from 'node:path';
import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import { readText } from '../sources/textFile.ts';
import { configLines, lineOf } from './configLines.ts';
import { type ConfigFile, ruleProblems, SCHEMAS, schemaProblems } from './schema.ts';
import { NEEDS, needOf } from './values.ts';

const VALUES: Record<ConfigFile, unknown> = { 'site.config.ts': site, 'services.config.ts': services };
const ROOT = path.join(import.meta.dirname, '../..');
export const CONFIG_FILES = Object.keys(VALUES).map((file) => path.join(ROOT, file));

/** Names of the invented association, its numbers for fiction, and the mark behind all other values of it. */
const SAMPLE = /exemple|\.example\b|example\.(?:org|com|net)|W0{9}|99 00 \d\d \d\d|\/[/*]\s*sample\b/i;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** A mark that stands above or below its value. */
const MARK_ALONE = /^\s*\/[/*]\s*sample\W*$/i;

/** Whether a line of a configuration holds a value of the sample, or a mark that may be of one. */
export const isSampleLine = (text: string): boolean =>
  MARK_ALONE.test(text) || (SAMPLE.test(text) && !COMMENT.test(text));

/** `terms.version`; of a service, `mail.since`. */
const nameOf = ([first = '', ...rest]: string[]) => [services[Number(first)]?.id ?? first, ...rest].join('.');

const linesOf = (file: string) => configLines(readText(path.join(ROOT, file)));

/** A mistake of the configuration as a line: with file, line and path. */
export const lineAbout = (file: string, keys: string[], message: string) =>
  `${file}:${lineOf(linesOf(file), keys)}: ${nameOf(keys)}: ${message}`;

/** Problems of the two files, a line each; none when there is none. */
export function configProblems(): string[] {
  const wrong = Object.entries(VALUES).flatMap(([file, value]) =>
    schemaProblems(file as ConfigFile, value).map(({ keys, message }) => lineAbout(file, keys, message)),
  );
  return wrong.length > 0
    ? wrong
    : ruleProblems(site, services).map((line) => {
        const [path = '', message = ''] = line.split(/: (.*)/);
        return lineAbout(
          /^\d/.test(path) ? 'services.config.ts' : 'site.config.ts',
          path.split('.'),
          message,
        );
      });
}

/** The values that are still the sample's, with what asks for each; those that the law asks for first. */
export function sampleValues() {
  const all = Object.keys(VALUES).flatMap((file) =>
    linesOf(file)
      .filter(({ text }) => isSampleLine(text))
      .map(({ number, keys }) => {
        const { need = 'must', why = NEEDS[need] } = needOf(SCHEMAS[file as ConfigFile], keys);
        return { place: `${file}:${number}: ${nameOf(keys)}`, need, why };
      }),
  );
  const order = Object.keys(NEEDS);
  return all.sort((one, other) => order.indexOf(one.need) - order.indexOf(other.need));
}

/** What `npm run ready` prints: what is wrong, what is still the sample's, and what is left; and whether no must is. */
export function readiness() {
  const problems = configProblems();
  const values = sampleValues();
  const byNeed = Object.entries(NEEDS).flatMap(([need, source]) => {
    const ofNeed = values.filter((value) => value.need === need);
    return ofNeed.length > 0
      ? [`${need} (${source}): ${ofNeed.length}`, ...ofNeed.map(({ place, why }) => `  ${place} (${why})`)]
      : [];
  });
  const done = site.sample
    ? 'All values are yours: set sample to false in site.config.ts.'
    : 'Nothing is left.';
  const left = `Left: ${problems.length} wrong, and ${values.length} of the sample: write your own, and take away “// sample” behind them, also where yours is the same.`;
  const isReady = problems.length === 0 && values.every(({ need }) => need !== 'must');
  return { lines: [...problems, ...byNeed, problems.length + values.length > 0 ? left : done], isReady };
}
