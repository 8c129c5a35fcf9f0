import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The temporary folders with JavaScript, which are deleted when the process ends. */
const folders = /** @type {string[]} */ ([]);
process.on('exit', () => {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * Makes a temporary folder whose modules find the packages of the project.
 *
 * @returns {string} its path
 */
function makeFolder() {
  try {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-command-'));
    folders.push(folder);
    // Modules look for packages in node_modules beside them. Only on Windows a link has a type.
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
    return folder;
  } catch (error) {
    throw new Error(`Make a folder for temporary files, or room in it: ${error}`);
  }
}

/**
 * Translates a module and what it imports from this project to JavaScript. Node.js then loads them
 * in half the time that it would take with a hook that translates each file.
 *
 * @param {string} file the path of the module, which is TypeScript
 * @returns {Promise<string>} the address to import
 * @throws {Error} when a file has a mistake in its syntax, which the message names with its place,
 *   or when no temporary file can be written
 */
export async function translate(file) {
  const { build } = await import('esbuild');
  const folder = makeFolder();
  await build({
    entryPoints: [file],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Each module that is imported later keeps a file of its own, and runs only then.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // For the stack traces of errors that nobody expects.
    sourcemap: 'linked',
    logLevel: 'silent',
  });
  return pathToFileURL(path.join(folder, `${path.parse(file).name}.mjs`)).href;
}
