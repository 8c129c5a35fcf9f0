import { z } from 'zod';
import type { PageLanguage } from '../language.ts';

const text = z.string('must be a text').trim();
const word = text.refine(
  (writtenValue) => !writtenValue.includes(';'),
  'between two words of a list stands a comma, no ;',
);
const list = z.array(word, 'must be a list, such as [first, second]');
const yesOrNo = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((writtenValue) => writtenValue === 'true');
const day = z.iso.date({ error: ({ input }) => `${input} is not a day; write it as 2025-01-20` });

/**
 * Returns a time in milliseconds since 1970; NaN if the value is not a time.
 *
 * @param writtenValue a time in UTC, in the form `2026-03-02 08:10 UTC`
 */
export function parseTime(writtenValue: unknown): number {
  const [, date = '', minute] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC$/.exec(String(writtenValue)) ?? [];
  // The schema must check the day, because `Date.parse` turns 2026-02-31 into a day in March.
  return day.safeParse(date).success ? Date.parse(`${date}T${minute}Z`) : Number.NaN;
}

const time = z
  .unknown()
  .refine((writtenValue) => writtenValue === undefined || parseTime(writtenValue), {
    error: ({ input }) => `${input} is not a time; write it in UTC, as 2026-03-02 08:10 UTC`,
  })
  .transform((writtenValue) => writtenValue as string | undefined);

/**
 * The schema of the front matter of a page, which stands between its first two lines of dashes.
 * CONTRIBUTING.md has a table of the keys.
 */
export const frontMatterSchema = z.strictObject({
  title: text.optional().describe('The title of the page, as its heading of level 1.'),
  description: text.optional().describe('A sentence of 40 to 160 characters for search engines.'),
  date: day.optional().describe('The day of a post.'),
  lang: z
    .enum(['fr', 'en'], 'must be fr for French; a page without it is in English')
    // English needs no mark, because it is the language of the interface.
    .transform((writtenValue): PageLanguage => (writtenValue === 'fr' ? writtenValue : undefined))
    .optional()
    .describe('The language of the text, if it is French.'),
  pageType: z
    .literal('home', 'must be home, and on the home page alone')
    .optional()
    .describe('What the home page has.'),
  outline: yesOrNo.optional().describe('Whether the contents stand beside the text.'),
  numbered: yesOrNo
    .optional()
    .describe('Whether the sections have numbers, which the build writes before their headings.'),
  noindex: yesOrNo.optional().describe('Whether search engines are asked to leave the page out.'),
  keywords: list.optional().describe('Words that visitors type and that the page answers.'),
  keywordsFr: list.optional().describe('The same in French.'),
  services: list.optional().describe('The ids of the services that an incident concerns.'),
  from: time.optional().describe('When the incident began.'),
  to: time.optional().describe('When it ended, once it has.'),
  kind: z
    .enum(['incident', 'maintenance'], 'must be incident, the default, or maintenance')
    .optional()
    .describe('Whether the incident was planned.'),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
