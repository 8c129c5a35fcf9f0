import { z } from 'zod';
import { listComingMeetings } from '../../shared/agenda.ts';
import { DAY_MS, formatUtcDay } from '../../shared/buildTime.ts';
import { agenda } from '../../shared/schemas/agendaSchema.ts';
import { type ConfigName, SCHEMAS, type SiteConfig } from '../../shared/schemas/schemas.ts';
import { themeCheckSchema } from '../../shared/schemas/themeCheckSchema.ts';
import type { Aging } from '../../shared/schemas/values.ts';
import themeCheck from '../../shared/themeCheck.json' with { type: 'json' };
import { findDescription, type ValueProblem } from './explainSchema.ts';
import { configProblemLine, readConfigFiles } from './readConfig.ts';

/** How many days before the end of something a line begins to warn of it. */
export const WARNING_DAYS = 60;

/** A day of the configuration: of a check that counts for some time, or of the end of something. */
interface AgingFact extends Aging {
  /** The path to the day, in which elements of lists have numbers. */
  keys: string[];
  /** The day; `none` if it does not apply, and undefined if nobody has written one. */
  day: unknown;
}

/** Returns the days in a value that its schema marks with `aging` or `ending`. */
function collectAgingFacts(schema: z.ZodType, value: unknown, keys: string[] = []): AgingFact[] {
  const { maxAgeDays, isEnd } = (schema.meta() ?? {}) as Aging;
  if (maxAgeDays || isEnd) {
    return [{ keys, day: value, ...(isEnd ? { isEnd } : { maxAgeDays: Number(maxAgeDays) }) }];
  }
  if (schema instanceof z.ZodOptional) {
    return collectAgingFacts(schema.unwrap() as z.ZodType, value, keys);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((element, index) =>
      collectAgingFacts(schema.element as z.ZodType, element, [...keys, String(index)]),
    );
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return Object.entries(schema.shape).flatMap(([key, innerSchema]) =>
      collectAgingFacts(innerSchema as z.ZodType, (value as Record<string, unknown>)[key], [
        ...keys,
        key,
      ]),
    );
  }
  return [];
}

/**
 * Describes what is wrong with a day: it is missing, too long ago, or the end of something that has
 * ended or ends soon. Returns undefined if nothing is wrong.
 */
function describeAge({ day, maxAgeDays, isEnd }: AgingFact, nowMs: number): string | undefined {
  if (day === undefined) {
    return 'nobody has written a day yet';
  }
  const dayMs = Date.parse(String(day));
  if (isEnd) {
    // The last day still counts, until midnight.
    const endMs = dayMs + DAY_MS;
    if (Number.isNaN(endMs) || endMs > nowMs + WARNING_DAYS * DAY_MS) {
      return undefined;
    }
    return endMs > nowMs ? `ends on ${day}` : `has ended on ${day}`;
  }
  return dayMs < nowMs - Number(maxAgeDays) * DAY_MS
    ? `${formatUtcDay(dayMs)} is more than ${maxAgeDays} days ago`
    : undefined;
}

/**
 * Returns a problem for each day that is missing or too long ago, or on which something has ended
 * or ends soon.
 *
 * @param schema the schema of the values, in which `aging` and `ending` mark the days
 * @param value the values as somebody has written them
 * @param nowMs the time now, in milliseconds since 1970
 */
export function describeAgingFacts(
  schema: z.ZodType,
  value: unknown,
  nowMs: number,
): ValueProblem[] {
  return collectAgingFacts(schema, value).flatMap((fact) => {
    const problem = describeAge(fact, nowMs);
    const description = findDescription(schema, fact.keys) ?? '';
    return problem ? [{ keys: fact.keys, message: `${problem}. ${description}`.trim() }] : [];
  });
}

/**
 * Returns a line if all meetings of the agenda are over; nothing if one is to come, or if the
 * association announces none.
 */
function agendaLines(facts: Partial<SiteConfig> | undefined, nowMs: number): string[] {
  const meetings = agenda.safeParse(facts?.joining?.agenda).data ?? [];
  return meetings.length > 0 && listComingMeetings(meetings, nowMs).length === 0
    ? [
        configProblemLine(
          'site.yaml',
          ['joining', 'agenda'],
          'no meeting is left: write the next ones, or take it out',
        ),
      ]
    : [];
}

/**
 * Returns a line for each fact of the configuration that may no longer be true, because it was
 * checked too long ago, and for each law that has ended or ends soon. If all meetings are over,
 * another line says so. Also checks the facts in shared/themeCheck.json, which come with the
 * project.
 *
 * @param nowMs the time now, in milliseconds since 1970
 */
export function agingFactLines(nowMs: number): string[] {
  const files = readConfigFiles();
  const linesOfAssociation = (Object.keys(SCHEMAS) as ConfigName[]).flatMap((name) =>
    describeAgingFacts(SCHEMAS[name], files[name].value, nowMs).map(({ keys, message }) =>
      configProblemLine(name, keys, message),
    ),
  );
  const linesOfProject = describeAgingFacts(themeCheckSchema, themeCheck, nowMs).map(
    ({ keys, message }) =>
      `shared/themeCheck.json: ${keys.join('.')}: ${message} ` +
      'Look for a newer version: npm run upgrade.',
  );
  const facts = files['site.yaml'].value as Partial<SiteConfig> | undefined;
  return [...linesOfAssociation, ...agendaLines(facts, nowMs), ...linesOfProject];
}
