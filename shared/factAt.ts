/** A value of the configuration by its path: `links.status`; undefined where there is none. */
export const factAt = (facts: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], facts);
