import { parseArgs } from 'node:util';
import { UserFacingError } from './run';

/** Whether an option has a word behind it (`string`), or stands alone (`boolean`). */
type OptionTypes = Record<string, 'string' | 'boolean'>;

type OptionValues<Types extends OptionTypes> = {
  [Name in keyof Types]?: Types[Name] extends 'string' ? string : boolean;
};

/**
 * Reads the arguments of a command.
 *
 * @param types the type of each option, by its name without dashes
 * @param usage how to write the command, for the message
 * @param wordCount how many words there may be besides the options
 * @throws {UserFacingError} when the command does not know an argument, or an option lacks its word
 */
export function readOptions<const Types extends OptionTypes>(
  types: Types,
  usage: string,
  wordCount = 0,
): { options: OptionValues<Types>; words: string[] } {
  const options = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > wordCount) {
      throw new Error(`Unexpected argument '${positionals[wordCount]}'`);
    }
    return { options: values as OptionValues<Types>, words: positionals };
  } catch (error) {
    // This cuts off how to write a word that begins with a dash, which no command needs.
    const [mistake] = (error as Error).message.split(/\. |\n/);
    throw new UserFacingError(`${usage}: ${mistake}`);
  }
}
