/**
 * The limit of an action, an expectation or a request, in milliseconds. It is so long that no test
 * fails because the machine is busy.
 */
export const LIMIT_MS = Number(process.env.LIMIT_MS ?? 60_000);

/** The limit of a whole test, in milliseconds. */
export const TEST_LIMIT_MS = 10 * LIMIT_MS;
