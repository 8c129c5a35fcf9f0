import { UserFacingError } from './run';

type Step = () => unknown;
const steps: Step[] = [];

/** Registers what has to be done when the script ends or is interrupted. */
export function onCleanup(step: Step): void {
  steps.push(step);
}

/** Runs the registered steps, the last one first. A step that fails is reported and does not stop the others. */
export async function runCleanup(): Promise<void> {
  for (const step of steps.splice(0).reverse()) {
    try {
      await step();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Prints an error: one line where that is all that the user needs. */
export const printError = (error: unknown) =>
  console.error(error instanceof UserFacingError ? error.message : error);

/**
 * Runs a command of package.json, cleans up, and ends the process.
 *
 * @param command returns its exit code, 0 without one; an interrupted command ends with `process.exitCode`, or else 1
 */
export async function main(command: () => Promise<number | undefined>): Promise<void> {
  let isEnding = false;
  const end = async (code: number) => {
    // The first reason counts: a server that the cleanup stops ends its command, too.
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
    await end((await command()) ?? 0);
  } catch (error) {
    printError(error);
    await end(1);
  }
}
