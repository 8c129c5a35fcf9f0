/** Whether a value of the configuration says that there is something of the kind. */
export const hasFact = (value: unknown): boolean =>
  Boolean(value) && value !== 'none' && !(Array.isArray(value) && value.length === 0);
