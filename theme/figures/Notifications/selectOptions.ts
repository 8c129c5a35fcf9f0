/** The examples as options for a `Select`: each name with its label. */
export const selectOptions = <Name extends string>(examples: Record<Name, { label: string }>) =>
  Object.fromEntries(
    Object.entries<{ label: string }>(examples).map(([name, { label }]) => [name, label]),
  ) as Record<Name, string>;
