import { type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The program of a package of npm. */
export const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** An error whose message is all that the user needs; scripts print it without a stack trace. */
export class UserFacingError extends Error {}

export interface RunOptions extends Pick<SpawnOptions, 'cwd' | 'env'> {
  /** Only return the output, do not print it. */
  quiet?: boolean;
  /** What is not printed of the output. */
  omit?: RegExp;
  timeoutMs?: number;
}

/** How a program ended: its exit code (1 after a signal, 127 when it did not start), and what it wrote. */
export interface Ended {
  code: number;
  output: string;
}

/** Runs a program and waits until it ends. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<Ended> {
  const { cwd = root, env = process.env, quiet = false, omit = /(?!)/, timeoutMs } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      quiet || process.stdout.write(String(chunk).replace(omit, ''));
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
      quiet || process.stderr.write(String(chunk).replace(omit, ''));
    });
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program that must succeed.
 *
 * @param failure the message of the error; the program's last lines are added when it ran quietly
 * @returns its output
 * @throws {UserFacingError} when it does not succeed
 */
export async function mustRun(failure: string, command: string, args: string[], options: RunOptions = {}) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) {
    const last = options.quiet ? `\n${output.trim().split('\n').slice(-15).join('\n')}` : '';
    throw new UserFacingError(`${failure}${last}`);
  }
  return output;
}

/** @returns the path of a program, from PATH or the folders of system programs, which not every PATH has */
export function findProgram(command: string): string | undefined {
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
