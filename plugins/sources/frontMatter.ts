import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { ServiceConfig } from '../siteConfig/schema.ts';
import { unknownName } from '../siteConfig/values.ts';

/** A mistake in a file, and its line, which counts from 1. */
export interface SourceMistake {
  line: number;
  message: string;
}

const text = z.union([z.string(), z.number()], 'must be a text').transform(String);
const list = z.array(text, 'must be a list, such as [first, second]');
const day = z.iso.date({ error: ({ input }) => `${input} is no day; write it as 2025-01-20` });

/** Milliseconds since 1970; NaN for what is no time. @param written in UTC: `2026-03-02 08:10 UTC` */
export function timeOf(written: unknown): number {
  const [, date = '', minute] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC$/.exec(String(written)) ?? [];
  // JavaScript makes a day in March of 2026-02-31.
  return day.safeParse(date).success ? Date.parse(`${date}T${minute}Z`) : Number.NaN;
}

const time = z
  .unknown()
  .refine((written) => written === undefined || timeOf(written), {
    error: ({ input }) => `${input} is no time; write it in UTC, as 2026-03-02 08:10 UTC`,
  })
  .transform((written) => written as string | undefined);

const schema = z.strictObject({
  title: text.optional(),
  description: text.optional(),
  date: day.optional(),
  pageType: z.literal('home', 'must be home, and on the home page alone').optional(),
  /** Whether the contents stand beside the text. */
  outline: z.boolean('must be true or false').optional(),
  noindex: z.boolean('must be true or false').optional(),
  /** Words that visitors search for and the text does not contain, and the same in French. */
  keywords: list.optional(),
  keywordsFr: list.optional(),
  /** Of a post that tells of an incident: the ids of the services, when it began, and when it ended, once it has. */
  services: list.optional(),
  from: time.optional(),
  to: time.optional(),
  /** `incident`, which it is without, or `maintenance`, which was planned. */
  kind: z
    .enum(['incident', 'maintenance'], 'must be incident, which a post is without it, or maintenance')
    .optional(),
});

/** What a page says about itself between its first two lines of dashes. */
export type FrontMatter = z.infer<typeof schema>;

const DASHES = /^---\s*$/;

/** What most often is behind an error of YAML, in words. */
const hintFor = (message: string) => {
  if (/tabs/i.test(message)) {
    return 'put spaces in the place of the tab';
  }
  return /mapping/i.test(message)
    ? 'put a text that contains a colon between quotes'
    : 'close each quote and each bracket';
};

/** Reads the front matter of a page. @param source the text of the page */
export function readFrontMatter(source: string): { values: FrontMatter; mistakes: SourceMistake[] } {
  const wrong = (line: number, message: string) => ({ values: {}, mistakes: [{ line, message }] });
  const lines = source.split('\n');
  if (!DASHES.test(lines[0] ?? '')) {
    return { values: {}, mistakes: [] };
  }
  const end = lines.findIndex((line, index) => index > 0 && DASHES.test(line));
  if (end < 0) {
    return wrong(1, 'the front matter has no second line of ---');
  }
  // Dates stay text, as they are written.
  const document = parseDocument(lines.slice(1, end).join('\n'), { schema: 'core' });
  const [error] = document.errors;
  if (error) {
    const [what = ''] = error.message.split(/ at line|\n/);
    const line = (error.linePos?.[0].line ?? 1) + 1;
    return wrong(line, `the front matter cannot be read (${what}): ${hintFor(what)}`);
  }
  const values = document.toJS() ?? {};
  if (typeof values !== 'object' || Array.isArray(values)) {
    return wrong(2, 'the front matter needs lines such as title: Polls');
  }
  const parsed = schema.safeParse(values);
  const mistakes = (parsed.error?.issues ?? []).flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    return keys.map((key) => ({
      line: lineOf(source, key),
      message: `${key}: ${issue.code === 'unrecognized_keys' ? unknownName(schema, [key]) : issue.message}`,
    }));
  });
  return { values: parsed.data ?? values, mistakes };
}

const lineOf = (source: string, key: string): number =>
  source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;

/** What is wrong with values that are each right by themselves. */
export function frontMatterMistakes(
  source: string,
  values: FrontMatter,
  isPost: boolean,
  services: ServiceConfig[],
): SourceMistake[] {
  const { date, description, from, kind, noindex, services: affected, to } = values;
  const ids = services.map(({ id }) => id);
  const isIncident = [affected, from, to, kind].some((value) => value !== undefined);
  const isListWrong = !affected?.length || affected.some((id) => !ids.includes(id));
  const messages: [key: string, message: string | false | undefined][] = [
    ['date', !isPost && date && 'date: only a post has a day: put the file into docs/blog/'],
    ['date', isPost && !date && 'a post needs its day in the front matter, such as date: 2025-01-20'],
    [
      'description',
      !noindex &&
        !/^.{40,160}$/.test(description ?? '') &&
        `the front matter needs a description, a sentence of 40 to 160 characters for search engines${description ? `; this one has ${description.length}` : ''}`,
    ],
    ['services', isIncident && !isPost && 'services: only a post, in docs/blog/, tells of an incident'],
    [
      'services',
      isIncident &&
        isListWrong &&
        `services: must be a list of services, such as services: [${ids[0]}]: ${ids.join(', ')}`,
    ],
    ['from', isIncident && !from && 'from: must be the time at which the incident began'],
    ['to', kind === 'maintenance' && !to && 'kind: maintenance needs to:, the time at which it is to end'],
    ['to', to && timeOf(to) <= timeOf(from) && `to: ${to} is no time after ${from}, when it began`],
  ];
  return messages.flatMap(([key, message]) => (message ? { line: lineOf(source, key), message } : []));
}
