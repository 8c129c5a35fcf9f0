import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A mistake or a lack that is told in one line, without a stack trace. */
export class PlainError extends Error {}

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, timeoutMs?: number, onStart?: (pid: number) => void }} [options]
 *   quiet: what it prints is only returned, not shown; timeoutMs: after which it is ended; onStart: told its
 *   process id
 * @returns {Promise<{ code: number, output: string }>} its exit code (1 when a signal ended it, 127 when
 *   it could not be started) and all that it printed
 */
export function run(
  command,
  args,
  { cwd = root, env = process.env, quiet = false, timeoutMs, onStart } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs });
    if (child.pid) {
      onStart?.(child.pid);
    }
    let output = '';
    for (const [stream, shown] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (!quiet) {
          shown.write(chunk);
        }
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program that must succeed.
 *
 * @param {string} failure what to say when it does not, followed by what it printed last
 * @param {Parameters<typeof run>} call
 * @returns {Promise<string>} what it printed
 * @throws {PlainError}
 */
export async function mustRun(failure, ...call) {
  const { code, output } = await run(...call);
  if (code !== 0) {
    const last = call[2]?.quiet ? `\n${output.trim().split('\n').slice(-15).join('\n')}` : '';
    throw new PlainError(`${failure}${last}`);
  }
  return output;
}

/**
 * @param {string} command
 * @returns {string | undefined} where the program is, looked for on PATH and in the system's folders
 */
export function find(command) {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/sbin',
    '/usr/local/sbin',
  ];
  return folders
    .map((folder) => path.join(folder, command))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
