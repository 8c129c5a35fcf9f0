/**
 * The time in milliseconds after which loading counts as failed, so that visitors can retry on a
 * connection that hangs.
 */
export const LOAD_LIMIT_MS = 30_000;
