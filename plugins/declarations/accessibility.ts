import { z } from 'zod';
import { problemsOf } from '../siteConfig/problems.ts';
import { day, list, text, webAddress } from '../siteConfig/values.ts';

/**
 * How many criteria each of the 13 themes of the RGAA 4 has, Images first: 106 together.
 * https://accessibilite.numerique.gouv.fr/methode/criteres-et-tests/
 */
const CRITERIA_OF_THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12] as const;
const CRITERIA = CRITERIA_OF_THEMES.reduce((sum: number, count) => sum + count, 0);

/** After so many years a statement, and with it its audit, is no longer valid. */
const VALID_YEARS = 3;

const criterion = z.string('must be a criterion of the RGAA, such as 1.1').refine(
  (number) => {
    const [, theme = '', index = ''] = /^([1-9]\d?)\.([1-9]\d?)$/.exec(number) ?? [];
    return Number(index) > 0 && Number(index) <= (CRITERIA_OF_THEMES[Number(theme) - 1] ?? 0);
  },
  { error: ({ input }) => `there is no criterion ${input} in the RGAA 4; write it as 1.1` },
);

const criteriaCount = z
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(CRITERIA, `must be ${CRITERIA} at most, as many as the RGAA 4 has`);

const auditSchema = z.strictObject({
  /** On which the audit ended. */
  day,
  /** Who has made it. */
  auditor: text,
  /** The version of the RGAA. */
  rgaa: z
    .string('must be a version, such as 4.1.2')
    .regex(/^4(?:\.\d+)*$/, 'must be a version of the RGAA 4, such as 4.1.2'),
  /** The addresses of the pages that were looked at. */
  pages: z
    .array(z.string().startsWith('/', 'must be an address of this site, such as /cgu'))
    .min(1, 'must have a page'),
  /** Browsers with screen readers, and other tools. */
  tools: list,
  /** How many criteria apply to at least one of the pages, and how many of those all pages meet. */
  applicable: criteriaCount.min(1, 'must be at least 1'),
  met: criteriaCount,
  notMet: z.array(z.strictObject({ criterion, problem: text })),
  report: webAddress.optional(),
});

/** An audit of the site against the RGAA by a person. */
export type Audit = z.infer<typeof auditSchema>;

/** What tests look at automatically, and the test that proves it. */
export interface Check {
  pages: 'every page' | 'some pages';
  how: string;
  proof: string;
}

/**
 * What is wrong with a recorded audit, a line each that begins with the field; empty without an audit.
 *
 * @param now in milliseconds since 1970
 */
export function auditProblems(audit: unknown, now: number): string[] {
  if (audit === undefined) {
    return [];
  }
  const problems = problemsOf(auditSchema, audit).map((problem) => `audit.${problem}`);
  if (problems.length > 0) {
    return problems;
  }
  const { day: on, met, applicable, notMet } = audit as Audit;
  const listed = new Set(notMet.map((one) => one.criterion)).size;
  return [
    ...(Date.parse(on) > now ? [`audit.day: ${on} is still to come`] : []),
    ...(met > applicable ? [`audit.met: ${met} is more than the ${applicable} criteria that apply`] : []),
    ...(met <= applicable && listed !== applicable - met
      ? [`audit.notMet: lists ${listed} criteria, and ${applicable} apply of which ${met} are met`]
      : []),
  ];
}

/** Whether an audit still tells something about the site. */
export function isValid({ day: on }: Pick<Audit, 'day'>, now: number): boolean {
  const end = new Date(on);
  end.setUTCFullYear(end.getUTCFullYear() + VALID_YEARS);
  return now < Number(end);
}

/** The three states of the RGAA, in English and as it words them. */
export const STATES = {
  full: ['fully compliant', 'totalement conforme'],
  partial: ['partially compliant', 'partiellement conforme'],
  none: ['not compliant', 'non conforme'],
} as const;

/**
 * The state of a site: full where all criteria are met, partial from half of them on.
 * https://accessibilite.numerique.gouv.fr/obligations/declaration-accessibilite/
 */
export const stateOf = ({ met, applicable }: Pick<Audit, 'met' | 'applicable'>): keyof typeof STATES =>
  met === applicable ? 'full' : met * 2 >= applicable ? 'partial' : 'none';
