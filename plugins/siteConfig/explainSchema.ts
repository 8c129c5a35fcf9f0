import { z } from 'zod';
import type { Need } from '../../shared/schemas/values.ts';

/**
 * Returns the schemas on the path to a value, the outermost first. The list ends where the path is
 * unknown.
 */
function schemasOnPath(schema: unknown, keys: readonly string[]): z.ZodType[] {
  const [key = '', ...otherKeys] = keys;
  if (schema instanceof z.ZodOptional) {
    return [schema, ...schemasOnPath(schema.unwrap(), keys)];
  }
  if (schema instanceof z.ZodArray) {
    return [schema, ...schemasOnPath(schema.element, /^\d+$/.test(key) ? otherKeys : keys)];
  }
  if (schema instanceof z.ZodObject && key) {
    return [schema, ...schemasOnPath(schema.shape[key], otherKeys)];
  }
  return schema instanceof z.ZodType ? [schema] : [];
}

/**
 * Returns how much a value is needed and why, if its schema says so.
 *
 * @param keys the path to the value, with or without the numbers of list elements
 */
export const findNeed = (schema: unknown, keys: readonly string[]): { need?: Need; why?: string } =>
  Object.assign({}, ...schemasOnPath(schema, keys).map((innerSchema) => innerSchema.meta()));

/**
 * Returns what a value is, in a sentence or two. If its schema does not say it, returns what the
 * list or the group around it is.
 */
export const findDescription = (schema: unknown, keys: readonly string[]): string | undefined =>
  schemasOnPath(schema, keys).findLast(({ description }) => description)?.description;

/**
 * Returns the advice for the first name of a path that a schema does not know; empty if it knows
 * the whole path.
 */
export function unknownNameAdvice(schema: unknown, keys: readonly string[]): string {
  for (const [depth, name] of keys.entries()) {
    const parentSchema = schemasOnPath(schema, keys.slice(0, depth)).at(-1);
    if (
      parentSchema instanceof z.ZodObject &&
      !(name in parentSchema.shape || /^\d+$/.test(name))
    ) {
      // Names are similar if they differ in one place only, as after a typing mistake.
      const isSimilar = (knownName: string) =>
        Math.abs(knownName.length - name.length) < 2 &&
        [...name].some(
          (_, at) =>
            knownName.startsWith(name.slice(0, at)) && knownName.endsWith(name.slice(at + 2)),
        );
      const suggestedName = Object.keys(parentSchema.shape).find(isSimilar);
      return `is unknown: ${suggestedName ? `did you mean ${suggestedName}?` : 'take it out'}`;
    }
  }
  return '';
}

/** A problem with a value of the configuration. */
export interface ValueProblem {
  /** The path to the value, in which elements of lists have numbers. */
  keys: string[];
  /** What to do, and what the value is. */
  message: string;
}

/** What a value must be, in words for people, by the name of the type that zod expects. */
const ADVICE_BY_TYPE: Record<string, string> = {
  array: 'must be a list: a line with - for each, or [] where there is none',
  object: 'must be a group of values, each on a line of its own, two spaces further in',
};

/** Returns the advice for one issue of zod, without the description of the value. */
function zodIssueAdvice(issue: z.core.$ZodIssue): string {
  // In YAML, a name without a value is null.
  const isMissing = issue.input === undefined || issue.input === null;
  const typeAdvice = issue.code === 'invalid_type' ? ADVICE_BY_TYPE[issue.expected] : undefined;
  const isDefaultMessage = issue.message.startsWith('Invalid input');
  const advice = typeAdvice && isDefaultMessage ? typeAdvice : issue.message;
  return isMissing ? `is missing, and ${advice}` : advice;
}

/**
 * Checks values of the configuration, of the front matter of a page, or of the environment, and
 * explains their problems.
 *
 * @param schema what the values have to be
 * @param values the values as somebody has written them
 * @returns a problem for each value that is unknown, missing or wrong
 */
export function problemsIn(schema: z.ZodType, values: unknown): ValueProblem[] {
  const { error } = schema.safeParse(values, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue): ValueProblem[] => {
    const keys = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      const paths = issue.keys.map((key) => [...keys, key]);
      return paths.map((path) => ({ keys: path, message: unknownNameAdvice(schema, path) }));
    }
    const { why } = findNeed(schema, keys);
    const description = findDescription(schema, keys);
    const advice = `${zodIssueAdvice(issue)}${why ? ` (${why})` : ''}`;
    return [{ keys, message: description ? `${advice}. ${description}` : advice }];
  });
}
