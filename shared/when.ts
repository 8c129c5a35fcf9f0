import { services, site } from './configuration.ts';

/** Checks whether a value of the configuration is neither `'none'` nor empty, off or 0. */
export const isPresent = (value: unknown): boolean =>
  Boolean(value) && value !== 'none' && !(Array.isArray(value) && value.length === 0);

/** Returns the value at a path such as `terms.minimumAge`; undefined if it does not exist. */
export const factAt = (facts: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], facts);

/** The condition under which a `<When>` displays its content. */
export interface Condition {
  /** The id of a service, or several ids. One of these services is enough. */
  id?: string | readonly string[];
  /** The path of a fact: in site.yaml or, with `id`, in that service of services.yaml. */
  of?: string;
  /** The value that the fact must have. Without `is` and `from`, any present value is enough. */
  is?: string;
  /** The lowest version that the fact must be, such as `11.10`. */
  from?: string;
}

/** Checks whether a version is not lower than another one: `11.10` is not lower than `11.7.1`. */
function isVersionFrom(version: unknown, lowestVersion: string): boolean {
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  return isPresent(version) && compare(String(version), lowestVersion) >= 0;
}

/**
 * Checks whether a condition is met. If it names a service, the service must exist; if it names a
 * fact, the fact must have the required value.
 *
 * @param facts the facts of site.yaml, or other facts that have a path
 */
export function isConditionMet(
  { id, of: path, is, from }: Condition,
  facts: object = site,
): boolean {
  const service = services.find((one) => [id].flat().includes(one.id));
  if (id !== undefined && (!service || path === undefined)) {
    return service !== undefined;
  }
  const value = factAt(service ?? facts, path ?? '');
  if (from !== undefined) {
    return isVersionFrom(value, from);
  }
  return is === undefined ? isPresent(value) : value === is;
}
