import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The program of Rspress, once the packages are installed. */
export const RSPRESS = path.join(root, 'node_modules/.bin/rspress');

/** An error whose message is all that the user needs; scripts print it without a stack trace. */
export class UserFacingError extends Error {}

/**
 * Runs a program and waits until it ends.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, timeoutMs?: number, onStart?: (pid: number) => void }} [options]
 *   quiet: only return its output, do not print it; timeoutMs: when to end it; onStart: called with its
 *   process id
 * @returns {Promise<{ code: number, output: string }>} its exit code (1 when a signal ended it, 127 when
 *   it could not be started), and what it wrote to stdout and stderr
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
    for (const [stream, target] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (!quiet) {
          target.write(chunk);
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
 * @param {string} failure the message of the error; the program's last lines are added when it ran quietly
 * @param {Parameters<typeof run>} call
 * @returns {Promise<string>} its output
 * @throws {UserFacingError} when it does not succeed
 */
export async function mustRun(failure, ...call) {
  const { code, output } = await run(...call);
  if (code !== 0) {
    const last = call[2]?.quiet ? `\n${output.trim().split('\n').slice(-15).join('\n')}` : '';
    throw new UserFacingError(`${failure}${last}`);
  }
  return output;
}

/**
 * @param {string} command
 * @returns {string | undefined} the path of the program, searched for on PATH, then in the folders for system
 *   programs, which are not on the PATH of every user
 */
export function findProgram(command) {
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
