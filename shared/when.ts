import { services, site } from './configuration.ts';

/** Whether a value of the configuration is anything but `'none'`, empty or off. */
export const isPresent = (value: unknown): boolean =>
  Boolean(value) && value !== 'none' && !(Array.isArray(value) && value.length === 0);

/** The value at a path such as `terms.minimumAge`; undefined if there is none. */
export const factAt = (facts: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], facts);

/** What a `<When>` asks for. */
export interface Condition {
  /** A service by its id, or several, one of which is enough. */
  id?: string | readonly string[];
  /** The path of a fact: in site.yaml or, with `id`, in that service of services.yaml. */
  of?: string;
  /** The value that is required, where not every value will do. */
  is?: string;
}

/**
 * Whether there is such a service and such a value, or the feature is on.
 *
 * @param facts those of site.yaml, and others that have a path
 */
export function isMet({ id, of: path, is }: Condition, facts: object = site): boolean {
  const service = services.find((one) => [id].flat().includes(one.id));
  if (id !== undefined && (!service || path === undefined)) {
    return service !== undefined;
  }
  const value = factAt(service ?? facts, path ?? '');
  return is === undefined ? isPresent(value) : value === is;
}
