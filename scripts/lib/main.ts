import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { annotationsFor } from './annotations';
import { UserFacingError } from './run';

const cleanups: (() => unknown)[] = [];

/** Adds a function that runs when the script ends or is interrupted. */
export function onCleanup(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/**
 * Makes a temporary folder, which is deleted when the script ends or is interrupted.
 *
 * @param purpose a word for its name: `spelling`
 * @returns its path
 */
export function makeTemporaryFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `site-${purpose}-`));
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the added functions, the last one first. An error in one does not stop the others. */
export async function runCleanup(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) {
    try {
      await cleanup();
    } catch (error) {
      console.error(error);
    }
  }
}

/**
 * Prints an error: only its message if it is for the user, else the stack trace, too. In a job of a
 * forge, it also prints a workflow command for each mistake, so that the forge shows the mistake at
 * its file and line.
 */
export function printError(error: unknown): void {
  if (error instanceof UserFacingError) {
    console.error([error.message, ...annotationsFor(error.message)].join('\n'));
  } else {
    console.error(error);
  }
}

/**
 * Runs a command of package.json, cleans up, and ends the process.
 *
 * @param command a function that returns the exit code of the process. If it throws, the exit code
 *   is 1
 */
export async function main(command: () => Promise<number>): Promise<void> {
  let isEnding = false;
  const endProcess = async (code: number) => {
    // A second call may come during the cleanup: if the cleanup stops a server, the command that
    // waits for that server returns.
    if (!isEnding) {
      isEnding = true;
      await runCleanup();
      process.exit(code);
    }
  };
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      console.error(`Stopped by ${signal}.`);
      endProcess(Number(process.exitCode ?? 1));
    });
  }
  try {
    await endProcess(await command());
  } catch (error) {
    printError(error);
    await endProcess(1);
  }
}
