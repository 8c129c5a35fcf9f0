/** What the script has to do before it ends, in the order in which it was registered. @type {(() => unknown)[]} */
const steps = [];

/** @param {() => unknown} step to be run when the script ends or is interrupted */
export function onCleanup(step) {
  steps.push(step);
}

/** Runs the registered steps, the last one first. A step that fails is reported and does not stop the others. */
export async function runCleanup() {
  for (const step of steps.splice(0).reverse()) {
    try {
      await step();
    } catch (error) {
      console.error(error);
    }
  }
}

for (const [signal, number] of /** @type {const} */ ([
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
])) {
  process.once(signal, async () => {
    console.error(`Stopped by ${signal}.`);
    await runCleanup();
    // The exit code that shells give for a program ended by a signal.
    process.exit(128 + number);
  });
}
