/** The time after which loading counts as failed, so that visitors can retry, in milliseconds. */
export const LOAD_LIMIT_MS = 30_000;
