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

/** The signals that end a script, with the exit codes that shells give for them. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Runs a command of package.json, cleans up, and ends the process. @param command returns its exit code, 0 without one */
export async function main(command: () => Promise<number | undefined>): Promise<void> {
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.once(signal, async () => {
      console.error(`Stopped by ${signal}.`);
      await runCleanup();
      process.exit(code);
    });
  }
  let code: number;
  try {
    code = (await command()) ?? 0;
  } catch (error) {
    printError(error);
    code = 1;
  }
  await runCleanup();
  process.exit(code);
}
