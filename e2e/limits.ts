/**
 * Ends what hangs, in milliseconds: an action, an expectation, a request. It is far longer than
 * anything takes on a machine that is busy with something else, so that no verdict depends on time.
 */
export const LIMIT_MS = Number(process.env.LIMIT_MS ?? 60_000);

/** Ends a test that hangs otherwise. */
export const TEST_LIMIT_MS = 10 * LIMIT_MS;
