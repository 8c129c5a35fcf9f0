/** What some browsers report about the connection: https://wicg.github.io/netinfo/ */
export type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Checks whether the site should save data and prefetch no page: the visitor has turned data saving
 * on, or the connection is `2g` or `slow-2g`.
 */
export function savesData(connection: Connection | undefined): boolean {
  return Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType ?? '')));
}
