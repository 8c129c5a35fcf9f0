/** What some browsers report about the connection: https://wicg.github.io/netinfo/ */
export type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Checks whether the visitor wants to save data, so that the site fetches no page ahead
 * (specification): data saving is on, or the connection is `2g` or `slow-2g`.
 */
export function savesData(connection: Connection | undefined): boolean {
  return Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType ?? '')));
}
