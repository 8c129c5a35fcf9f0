import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { DAY_MS } from '../../../shared/buildTime';
import { UserFacingError } from '../run';
import type { Answer } from './answers';

/** The day on which each dead address was first found dead: `2025-01-20`. */
export type DeadSince = Record<string, string>;

/** After how many days a dead address counts as dead for long. A server may be down for some. */
export const PATIENCE_DAYS = 14;

const deadSinceSchema = z.record(z.url(), z.iso.date());

/**
 * Reads what earlier runs have written: the day on which each dead address was first found dead.
 *
 * @returns an empty record when the file does not exist, as before the first run
 * @throws {UserFacingError} when the file does not hold such a record
 */
export function readDeadSince(file: string): DeadSince {
  if (!existsSync(file)) {
    return {};
  }
  try {
    return deadSinceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new UserFacingError(
      `${file} does not hold what an earlier run has written: ` +
        'delete it, and the two weeks begin again.',
    );
  }
}

/**
 * Returns what the next run has to know. An address that is alive again leaves the list, and so
 * does one that the site no longer has. An address of which nothing is known today keeps its day.
 *
 * @param today the day of this run: `2025-01-20`
 */
export function updateDeadSince(
  before: DeadSince,
  answers: ReadonlyMap<string, Answer>,
  today: string,
): DeadSince {
  const entries = [...answers].flatMap(([address, { kind }]) => {
    const since = before[address] ?? (kind === 'dead' ? today : undefined);
    return since && (kind === 'dead' || kind === 'unknown') ? [[address, since] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Checks whether an address counts as dead for long.
 *
 * @param since the day on which it was first found dead: `2025-01-20`
 * @param today the day of this run, in the same form
 */
export const isDeadForLong = (since: string, today: string) =>
  Date.parse(today) - Date.parse(since) >= PATIENCE_DAYS * DAY_MS;
