/** The value at a path below another one; undefined when there is none. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], value);
