/**
 * After this, what is being loaded counts as failed, in milliseconds, so that visitors can retry on
 * a connection that hangs.
 */
export const LOAD_LIMIT_MS = 30_000;
