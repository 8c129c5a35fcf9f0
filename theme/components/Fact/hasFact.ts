/** Whether a value of the configuration says that there is something of the kind. */
export const hasFact = (value: unknown): boolean =>
  value !== undefined && value !== false && value !== 'none' && !(Array.isArray(value) && value.length === 0);
