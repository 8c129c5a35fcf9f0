import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import {
  type FrontMatter,
  frontMatterSchema,
  parseTime,
} from '../../shared/schemas/frontMatterSchema.ts';
import type { ServiceConfig } from '../../shared/schemas/schemas.ts';
import { problemsIn } from '../siteConfig/explainSchema.ts';
import { acceptedKeys } from './accepted.ts';
import type { SourceMistake } from './textFile.ts';

/** The first and the last line of a front matter. */
const FRONT_MATTER_DELIMITER = /^---[ \t]*$/;

/** The dashes that word processors put in place of ---. */
const WORD_PROCESSOR_DASHES = /^[–—]+-?[ \t]*$/;
/** A front matter that does not begin on the first line of the file. */
const LATE_FRONT_MATTER = /^\s+---[ \t]*\n\w+:/;

/** A line of the front matter: `title: Polls` */
const KEY_AND_VALUE = /^(\w[\w-]*):\s+(.*?)\s*$/;

/** Returns the advice to put the value of a line between quotes, so that YAML reads it as text. */
function quotingAdvice(line: string): string {
  const [, key = '', value = ''] = KEY_AND_VALUE.exec(line) ?? [];
  const unquotedValue = value.replace(/^(["'])(.*)\1$/, '$2');
  return `write ${key}: ${JSON.stringify(unquotedValue)}`;
}

/**
 * Returns the advice for a line that YAML cannot read.
 *
 * @param code the parser's code of the error: https://eemeli.org/yaml/#errors
 */
function yamlErrorAdvice(code: string, line: string): string {
  const [, key = '', value = ''] = KEY_AND_VALUE.exec(line) ?? [];
  if (code === 'TAB_AS_INDENT') {
    return 'put spaces in the place of the tab';
  }
  if (code === 'DUPLICATE_KEY') {
    return `${key}: stands here twice: keep one`;
  }
  if (value.startsWith('[')) {
    return value.endsWith(']') || value.includes('#')
      ? 'put each text of the list between double quotes, ' +
          'and a comma between two: ["first", "second"]'
      : 'a list ends with ]: close each quote and each bracket';
  }
  if (!value) {
    return 'each line is a name, a colon, a space and a text, such as title: Polls';
  }
  if (/^["']/.test(value) && value.split(value[0] ?? '').length === 2) {
    return `close each quote and each bracket: ${quotingAdvice(`${key}: ${value.slice(1)}`)}`;
  }
  return /:(?:\s|$)/.test(value)
    ? `put a text that contains a colon between quotes: ${quotingAdvice(line)}`
    : `put the text between double quotes: ${quotingAdvice(line)}`;
}

/**
 * Checks whether YAML takes a text for something else. For YAML, a text that begins with *, & or !
 * is an alias, an anchor or a tag, and text behind a # is a comment.
 */
function isMisread(value: unknown): boolean {
  const isMarked = isScalar(value) && (value.anchor !== undefined || value.tag !== undefined);
  return (
    isAlias(value) ||
    isMarked ||
    (isScalar(value) && value.type === 'PLAIN' && Boolean(value.comment))
  );
}

/**
 * Reads the front matter of a page.
 *
 * @param source the text of the page, with `\n` at the ends of its lines
 * @returns the values, which are none if there are mistakes, and the mistakes
 */
export function readFrontMatter(source: string): {
  values: FrontMatter;
  mistakes: SourceMistake[];
} {
  const withOneMistake = (line: number, message: string) => ({
    values: {},
    mistakes: [{ line, message }],
  });
  const lines = source.split('\n');
  if (LATE_FRONT_MATTER.test(source)) {
    return withOneMistake(
      1,
      'the front matter begins on the first line: delete what is above its ---',
    );
  }
  if (WORD_PROCESSOR_DASHES.test(lines[0] ?? '')) {
    return withOneMistake(
      1,
      `${lines[0]} is no ---, with which the front matter begins: type three hyphens`,
    );
  }
  if (lines[0] === '+++') {
    return withOneMistake(
      1,
      '+++ is for other programs: write --- in its place, and title: Polls for title = "Polls"',
    );
  }
  if (!FRONT_MATTER_DELIMITER.test(lines[0] ?? '')) {
    return { values: {}, mistakes: [] };
  }
  const endIndex = lines.findIndex((line, index) => index > 0 && FRONT_MATTER_DELIMITER.test(line));
  if (endIndex < 0) {
    return withOneMistake(1, 'the front matter has no second line of ---');
  }

  const lineCounter = new LineCounter();
  // With this schema YAML keeps each value as a text: 1.10 does not become the number 1.1.
  const document = parseDocument(lines.slice(1, endIndex).join('\n'), {
    schema: 'failsafe',
    lineCounter,
  });
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + 1;
    return withOneMistake(
      line,
      `the front matter cannot be read: ${yamlErrorAdvice(error.code, lines[line - 1] ?? '')}`,
    );
  }
  if (!isMap(document.contents)) {
    return document.contents
      ? withOneMistake(2, 'the front matter needs lines such as title: Polls')
      : { values: {}, mistakes: [] };
  }
  const misreadMistakes: SourceMistake[] = [];
  for (const { key, value } of document.contents.items) {
    const innerNodes = isSeq(value) ? value.items : [value];
    if (isScalar(key) && key.range && innerNodes.some(isMisread)) {
      const line = lineCounter.linePos(key.range[0]).line + 1;
      const specialSign =
        /[*&!#]/.exec(lines[line - 1]?.slice(String(key.value).length) ?? '')?.[0] ?? '';
      const message =
        `${key.value}: ${specialSign} has a meaning of its own: ` +
        `${quotingAdvice(lines[line - 1] ?? '')}`;
      misreadMistakes.push({ line, message });
    }
  }
  if (misreadMistakes.length > 0) {
    return { values: {}, mistakes: misreadMistakes };
  }

  const valuesAsWritten = document.toJS();
  const mistakes = problemsIn(frontMatterSchema, valuesAsWritten).map(
    ({ keys: [key = ''], message }) => ({
      line: findLineOfKey(source, key),
      message: `${key}: ${message}`,
    }),
  );
  return { values: frontMatterSchema.safeParse(valuesAsWritten).data ?? {}, mistakes };
}

/** Returns the number of the line of a key, from 1; 1 for a missing key. */
const findLineOfKey = (source: string, key: string): number =>
  source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;

/**
 * The lengths of the shortest and the longest description, in characters. A shorter one says too
 * little, and search engines cut a longer one.
 */
const DESCRIPTION_LENGTH = { min: 40, max: 160 };

/** Finds mistakes in the keys that only a post about an incident has. */
function incidentMistakes(
  { from, kind, services: affectedIds, to }: FrontMatter,
  isPost: boolean,
  services: ServiceConfig[],
  addresses: ReadonlySet<string>,
): [key: string, message: string][] {
  if ([affectedIds, from, to, kind].every((value) => value === undefined)) {
    return [];
  }
  const mistakesWithKeys: [key: string, message: string][] = [];
  const serviceIds = services.map(({ id }) => id);
  if (!isPost) {
    mistakesWithKeys.push([
      'services',
      'services: only a post, in docs/blog/, reports an incident',
    ]);
  }
  // A post of the past may name a service that no longer exists, as long as its page is kept.
  const isKnown = (id: string) => serviceIds.includes(id) || addresses.has(`/docs/services/${id}`);
  if (!affectedIds?.length || !affectedIds.every(isKnown)) {
    mistakesWithKeys.push([
      'services',
      'services: must be a list of services, ' +
        `such as services: [${serviceIds[0]}]: ${serviceIds.join(', ')}`,
    ]);
  }
  if (!from) {
    mistakesWithKeys.push(['from', 'from: must be the time at which the incident began']);
  }
  if (kind === 'maintenance' && !to) {
    mistakesWithKeys.push(['to', 'kind: maintenance needs to:, the time at which it is to end']);
  }
  if (to && parseTime(to) <= parseTime(from)) {
    mistakesWithKeys.push(['to', `to: ${to} is not a time after ${from}, when it began`]);
  }
  return mistakesWithKeys;
}

/**
 * Finds mistakes in values that YAML and the schema accept: values that do not fit together, or do
 * not fit the page.
 *
 * @param source the text of the page
 * @param isPost whether the page is a post of the blog
 * @param addresses the addresses of all pages, also of those that are left out of the site
 * @param service the service that the page is about, if there is one
 */
export function frontMatterMistakes(
  source: string,
  values: FrontMatter,
  isPost: boolean,
  services: ServiceConfig[],
  addresses: ReadonlySet<string>,
  service?: ServiceConfig,
): SourceMistake[] {
  const { date, description = '', noindex, pageType, title } = values;
  const { min, max } = DESCRIPTION_LENGTH;
  const mistakesWithKeys: [key: string, message: string][] = [];
  if (date && !isPost) {
    mistakesWithKeys.push(['date', 'date: only a post has a day: put the file into docs/blog/']);
  }
  if (!date && isPost) {
    mistakesWithKeys.push([
      'date',
      'a post needs its day in the front matter, such as date: 2025-01-20',
    ]);
  }
  // The home page has the description of the association, from site.yaml.
  const needsNoDescription = noindex || (pageType === 'home' && !description);
  if (!needsNoDescription && (description.length < min || description.length > max)) {
    const actualLength = description ? `; this one has ${description.length}` : '';
    mistakesWithKeys.push([
      'description',
      'the front matter needs a description, ' +
        `a sentence of ${min} to ${max} characters for search engines${actualLength}`,
    ]);
  }
  if (service && title && title !== service.name) {
    mistakesWithKeys.push([
      'title',
      `title: the service is called “${service.name}” in services.yaml: write the same`,
    ]);
  }
  mistakesWithKeys.push(...incidentMistakes(values, isPost, services, addresses));
  const acceptedKeyNames = acceptedKeys(source);
  return mistakesWithKeys
    .filter(([key]) => !acceptedKeyNames.includes(key))
    .map(([key, message]) => ({ line: findLineOfKey(source, key), message }));
}
