/** What a browser may tell of its connection: https://wicg.github.io/netinfo/ */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether to send this visitor only what they ask for: data saving is on, or the connection
 * is `2g` or `slow-2g`. Specification: then no page is fetched ahead.
 *
 * @param connection undefined where the browser does not tell
 */
export function savesData(connection: Connection | undefined): boolean {
  return Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType ?? '')));
}
