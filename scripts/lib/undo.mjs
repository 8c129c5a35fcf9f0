/** What a script has to put back in order, in the order in which it made the disorder. @type {(() => unknown)[]} */
const steps = [];

/** @param {() => unknown} step to be done at the end, or when the script is interrupted */
export function undoLater(step) {
  steps.push(step);
}

/** Does what is left to be undone, last first, whatever fails among it. */
export async function undoAll() {
  for (const step of steps.splice(0).reverse()) {
    await Promise.resolve(step()).catch((error) => console.error(error));
  }
}

for (const [signal, number] of /** @type {const} */ ([
  ['SIGINT', 2],
  ['SIGTERM', 15],
])) {
  process.once(signal, async () => {
    console.error(`Stopped by ${signal}.`);
    await undoAll();
    // As shells tell of a program that a signal ended.
    process.exit(128 + number);
  });
}
