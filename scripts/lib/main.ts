import { UserFacingError } from './run';

const steps: (() => unknown)[] = [];

/** Adds a step that runs when the script ends or is interrupted. */
export function onCleanup(step: () => unknown): void {
  steps.push(step);
}

/** Runs the steps, the last one first. An error in one step does not stop the others. */
export async function runCleanup(): Promise<void> {
  for (const step of steps.splice(0).reverse()) {
    try {
      await step();
    } catch (error) {
      console.error(error);
    }
  }
}

export const printError = (error: unknown) =>
  console.error(error instanceof UserFacingError ? error.message : error);

/**
 * Runs a command of package.json, cleans up, and ends the process with the code that the command
 * returns.
 */
export async function main(command: () => Promise<number>): Promise<void> {
  let isEnding = false;
  const end = async (code: number) => {
    // When the cleanup stops a server, the command that waits for the server ends, too.
    if (!isEnding) {
      isEnding = true;
      await runCleanup();
      process.exit(code);
    }
  };
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      console.error(`Stopped by ${signal}.`);
      end(Number(process.exitCode ?? 1));
    });
  }
  try {
    await end(await command());
  } catch (error) {
    printError(error);
    await end(1);
  }
}
