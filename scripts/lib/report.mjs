/** Counts the passed and failed tests of several checks. */
export class Report {
  passed = 0;
  failed = 0;
  /** Names of the checks with failures. @type {string[]} */
  failures = [];

  /** @param {string} name @param {number} passed @param {number} failed */
  add(name, passed, failed) {
    this.passed += passed;
    this.failed += failed;
    if (failed > 0) {
      this.failures.push(name);
    }
    console.log(`\n${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
  }

  /** The last line of a run. */
  toString() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}
