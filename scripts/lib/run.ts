import { type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** An error for the user. Scripts print only its message, without a stack trace. */
export class UserFacingError extends Error {}

export interface RunOptions extends Pick<SpawnOptions, 'cwd' | 'env'> {
  /** Whether to return the output without printing it. */
  quiet?: boolean;
  /** The parts of the output that are not printed. */
  omit?: RegExp;
  timeoutMs?: number;
}

/**
 * Runs a program and waits until it ends.
 *
 * @returns its exit code: 1 after a signal, 127 when it did not start
 */
export function run(
  command: string,
  args: string[],
  options: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const { cwd = root, env = process.env, quiet = false, omit = /(?!)/, timeoutMs } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    let output = '';
    for (const stream of ['stdout', 'stderr'] as const) {
      // The end of a chunk may split a letter of several bytes.
      child[stream].setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        quiet || process[stream].write(chunk.replace(omit, ''));
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export const lastLines = (output: string, count: number) =>
  output.trim().split('\n').slice(-count).join('\n');

/**
 * Runs a program.
 *
 * @returns its output
 * @throws {UserFacingError} that says `failure` when the program fails
 */
export async function mustRun(
  failure: string,
  command: string,
  args: string[],
  options: RunOptions = {},
) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) {
    throw new UserFacingError(options.quiet ? `${failure}\n${lastLines(output, 15)}` : failure);
  }
  return output;
}

/** Finds a program in PATH, or in the folders of system programs, which some PATHs lack. */
export function findProgram(command: string): string | undefined {
  return `${process.env.PATH}:/usr/sbin:/sbin:/usr/local/sbin`
    .split(path.delimiter)
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
