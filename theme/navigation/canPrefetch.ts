/** What a browser may tell of its connection: https://wicg.github.io/netinfo/ */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether pages may be fetched ahead of use. Specification: not with data saving
 * on, nor on a 2g connection (`2g`, `slow-2g`).
 *
 * @param connection undefined where the browser does not tell
 */
export function canPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
