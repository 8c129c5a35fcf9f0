import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkText, lineAt } from '../../plugins/sources/textFile';
import { root, UserFacingError } from './run';

/** What editors of the site write, which everything else imports. */
const CONFIG_FILES = ['site.config.ts', 'services.config.ts', 'sidebars.ts'];

/** Imports a file of the project. @throws {UserFacingError} the place of what cannot be read there or in the configuration */
// biome-ignore lint/suspicious/noExplicitAny: what the file exports, which the caller names
export async function loadTypeScript(file: string): Promise<any> {
  for (const name of CONFIG_FILES) {
    const { text, mistake } = checkText(readFileSync(path.join(root, name)));
    if (mistake) {
      throw new UserFacingError(`${name}:${mistake.line}: ${mistake.message}`);
    }
    const [, before = '', thousands] = /^([\s\S]*: )(\d{1,3}\.\d{3})\b/.exec(text) ?? [];
    if (thousands) {
      throw new UserFacingError(
        `${name}:${lineAt(before, before.length)}: ${thousands} has three decimals: write ${thousands.replace('.', '')} for thousands`,
      );
    }
  }
  try {
    return await import(path.join(root, file));
  } catch (error) {
    // A line of esbuild: /home/x/site.config.ts:11:22: ERROR: Expected "}" but found "Armor"
    const [, place, message] = /^(\S+:\d+:\d+): ERROR: (.*)$/m.exec(String(error)) ?? [];
    if (!place) {
      throw error;
    }
    throw new UserFacingError(
      `${path.relative(root, place)}: ${message}. Is a comma missing at the end of the line before, is a number written with a comma in the place of its point, or is there an apostrophe in a text between single quotes? Write ’, or put the text between "double quotes"`,
    );
  }
}
