/** The value at a path below another; undefined when there is none. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((node, key) => (node as Record<string, unknown> | undefined | null)?.[key], value);
