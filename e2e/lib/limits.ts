/**
 * The limit of an action, an expectation or a request, in milliseconds: so long that a busy machine
 * fails no test.
 */
export const LIMIT_MS = Number(process.env.LIMIT_MS ?? 60_000);

/** The limit of a whole test. */
export const TEST_LIMIT_MS = 10 * LIMIT_MS;
