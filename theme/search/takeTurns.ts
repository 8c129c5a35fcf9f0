/** The longest that the page is held up by what is added to the search, in milliseconds. */
const LONGEST_TASK_MS = 15;

let begun = 0;

/** To be awaited between pieces of work: lets the browser do something else now and then. */
export async function takeTurns(): Promise<void> {
  if (performance.now() - begun > LONGEST_TASK_MS) {
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
}
