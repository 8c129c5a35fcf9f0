/** A build that takes no longer needs no explanation. */
const SHORT_MS = 2000;

/** The stages of a build, and how long each took. */
export class Stages {
  readonly #lines: string[] = [];
  #last = 0;

  /** Ends a stage; it began with the end of the one before, the first one with this process. */
  end(name: string): void {
    const now = performance.now();
    this.#lines.push(`Stage: ${((now - this.#last) / 1000).toFixed(1).padStart(5)} s  ${name}`);
    this.#last = now;
  }

  /** Prints a line for each stage, unless the whole build was short. */
  print(): void {
    if (this.#last > SHORT_MS) {
      console.info(this.#lines.join('\n'));
    }
  }
}
