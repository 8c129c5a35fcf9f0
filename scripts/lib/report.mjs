/** Counts the passed and failed tests of several checks. */
export class Report {
  passed = 0;
  failed = 0;
  /** Names of the checks with failures. @type {string[]} */
  failures = [];
  #start = performance.now();

  /** @param {string} name @param {number} passed @param {number} failed */
  add(name, passed, failed) {
    this.passed += passed;
    this.failed += failed;
    if (failed > 0) {
      this.failures.push(name);
    }
    const seconds = Math.round((performance.now() - this.#start) / 1000);
    console.log(
      `\n${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (after ${seconds} s)`,
    );
  }

  /** The last line of a run. */
  toString() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}
