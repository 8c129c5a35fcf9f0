import type { z } from 'zod';

/** One line for each wrong value: `links.status: must be a web address…`; without a field where it is about several or all. */
export function problemsOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) =>
    path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message,
  );
}
