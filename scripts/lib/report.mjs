/** Counts the passed and failed tests of several checks. */
export class Report {
  passed = 0;
  failed = 0;
  /** What failed: a check, or a test with its message. @type {string[]} */
  #failures = [];
  #start = performance.now();

  /**
   * @param {string} name of the check
   * @param {number} passed
   * @param {number} failed
   * @param {string[]} [failures] its tests to name at the end
   */
  add(name, passed, failed, failures = []) {
    this.passed += passed;
    this.failed += failed;
    if (failed > 0) {
      this.#failures.push(name, ...failures);
    }
    const seconds = Math.round((performance.now() - this.#start) / 1000);
    console.log(
      `\n${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (after ${seconds} s)`,
    );
  }

  /** The last lines of a run: what is to be looked at, which may be far up by now, and the numbers. */
  toString() {
    return [
      ...(this.#failures.length > 0 ? [['Failed:', ...this.#failures].join('\n  ')] : []),
      `${this.passed} passed, ${this.failed} failed`,
    ].join('\n\n');
  }
}
