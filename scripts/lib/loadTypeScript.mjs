import path from 'node:path';
import { inspect } from 'node:util';
import { loadConfig } from '@rsbuild/core';
import { root, UserFacingError } from './run.mjs';

/**
 * What a file of TypeScript exports: Node 20 cannot import it.
 *
 * @param {string} file below the project's folder
 * @returns {Promise<any>}
 * @throws {UserFacingError} a line with the place of what cannot be read
 */
export async function loadTypeScript(file) {
  try {
    // Newer versions of Node.js would import the file themselves, which Rsbuild does not take without a default export.
    return (await loadConfig({ path: path.join(root, file), loader: 'jiti' })).content;
  } catch (error) {
    const [, reason, place] = /ParseError: (.*?)\s*\n\s*(\S+:\d+:\d+)/.exec(inspect(error)) ?? [];
    throw reason && place
      ? new UserFacingError(
          `${path.relative(root, place)}: ${reason}. Is there an apostrophe in a text between single quotes? Write ’, or put the text between "double quotes"`,
        )
      : error;
  }
}
