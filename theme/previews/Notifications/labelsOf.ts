/** The labels of examples, as `Choice` takes its options. */
export const labelsOf = <Name extends string>(examples: Record<Name, { label: string }>) =>
  Object.fromEntries(
    Object.entries<{ label: string }>(examples).map(([name, { label }]) => [name, label]),
  ) as Record<Name, string>;
