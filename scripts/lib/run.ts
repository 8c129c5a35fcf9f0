import { type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/projectRoot';

/** Returns the path of a program that one of the npm packages provides. */
export const npmProgramPath = (name: string) => path.join(projectRoot, 'node_modules/.bin', name);

/** An error for the user. Scripts print only its message, without a stack trace. */
export class UserFacingError extends Error {}

export interface RunOptions extends Pick<SpawnOptions, 'cwd' | 'env'> {
  /** Whether to return the output without printing it. */
  quiet?: boolean;
  timeoutMs?: number;
}

/**
 * Runs a program and waits until it ends. Prints its output as it comes, unless `quiet` is set.
 *
 * @returns its exit code (1 after a signal, 127 when it did not start) and its whole output
 */
export function run(
  command: string,
  args: string[],
  options: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const { cwd = projectRoot, env = process.env, quiet = false, timeoutMs } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    let output = '';
    for (const stream of ['stdout', 'stderr'] as const) {
      // A chunk may end within a letter of several bytes. With an encoding, the stream waits for
      // the rest of the letter.
      child[stream].setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        quiet || process[stream].write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Returns the last lines of an output, without space around them. */
export const lastLines = (output: string, count: number) =>
  output.trim().split('\n').slice(-count).join('\n');

/**
 * Runs a program, which must succeed.
 *
 * @param failureMessage the message of the error when it fails
 * @returns its output
 * @throws {UserFacingError} when it fails; with `quiet`, the message also has the last lines of the
 *   output
 */
export async function mustRun(
  failureMessage: string,
  command: string,
  args: string[],
  options: RunOptions = {},
) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) {
    throw new UserFacingError(
      options.quiet ? `${failureMessage}\n${lastLines(output, 15)}` : failureMessage,
    );
  }
  return output;
}

/**
 * Finds a program in the folders of PATH, and in the folders of system programs, because the PATH
 * of some users lacks them.
 *
 * @returns its path; undefined if it is missing
 */
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
