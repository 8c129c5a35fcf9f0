import { parseArgs } from 'node:util';
import { UserFacingError } from './run';

/**
 * Reads the options of a command, each of which has a word behind it.
 *
 * @param names the names of the options, without dashes
 * @param usage how to write the command, for the message
 * @throws {UserFacingError} when the command does not know an argument, or a word is missing
 */
export function readOptions(names: string[], usage: string): Record<string, string | undefined> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UserFacingError(`${(error as Error).message.split('\n')[0]}\n${usage}`);
  }
}
