import path from 'node:path';
import { root, UserFacingError } from './run';

/**
 * Imports a file that an editor of the site may have written wrongly, such as site.config.ts.
 *
 * @param file below the project's folder
 * @throws {UserFacingError} a line with the place of what cannot be read
 */
// biome-ignore lint/suspicious/noExplicitAny: what the file exports, which the caller names
export async function loadTypeScript(file: string): Promise<any> {
  try {
    return await import(path.join(root, file));
  } catch (error) {
    // A line of esbuild: /home/x/site.config.ts:11:22: ERROR: Expected "}" but found "Armor"
    const [, place, message] = /^(\S+:\d+:\d+): ERROR: (.*)$/m.exec(String(error)) ?? [];
    if (!place) {
      throw error;
    }
    throw new UserFacingError(
      `${path.relative(root, place)}: ${message}. Is a comma missing at the end of the line before, or is there an apostrophe in a text between single quotes? Write ’, or put the text between "double quotes"`,
    );
  }
}
