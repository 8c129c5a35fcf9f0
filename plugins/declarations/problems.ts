import type { z } from 'zod';

/** One line for each wrong value: `day: must be a day such as 2016-10-12`; without the field where it is about several. */
export function problemsOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) =>
    path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message,
  );
}
