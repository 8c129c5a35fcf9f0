import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

const SLOWEST = 10;
/** Of a message: the rest is further up. */
const MESSAGE_LINES = 12;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const relative = (file: string) => path.relative(process.cwd(), file);
const titleOf = (test: TestCase) => {
  // The first titles are those of the root and of the project.
  const [, project, , ...titles] = test.titlePath();
  return `${project ? `${project} › ` : ''}${relative(test.location.file)}:${test.location.line} › ${titles.join(' › ')}`;
};

/** What the tests of a run came to, as the file holds it that the variable E2E_RESULT names. */
export interface E2eResult {
  passed: number;
  /** Tests that failed, were skipped or did not run. One that passed only when it was repeated has failed. */
  failed: number;
  /** The title of each test that failed, its message, and the files that show what happened. */
  failures: string[];
}

/** @returns title, message and files of a test that failed at least once, in lines */
function describe(test: TestCase): string {
  const message = stripVTControlCharacters(test.results[0]?.errors[0]?.message ?? '').split('\n');
  const files = test.results.flatMap(({ attachments }) => attachments.flatMap((file) => file.path ?? []));
  const again = test.outcome() === 'flaky' ? ' (passed only when repeated)' : '';
  return [titleOf(test) + again, ...message.slice(0, MESSAGE_LINES), ...files.map(relative)].join('\n    ');
}

/**
 * Prints each test as it ends, a failure at once with its message, and at the end the slowest
 * tests and, last, those that failed. Writes an {@link E2eResult} as JSON.
 */
export default class E2eReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
    console.log(`${suite.allTests().length} end-to-end tests.`);
  }

  onTestEnd(test: TestCase, { status, duration, errors, retry }: TestResult): void {
    const mark = status === 'passed' ? '✓' : '✗';
    const again = retry > 0 ? ' (repeated, with a trace)' : '';
    console.log(`${mark} ${titleOf(test)} (${seconds(duration)})${again}`);
    if (status !== 'passed' && retry === 0) {
      for (const { message, snippet } of errors) {
        console.log(stripVTControlCharacters(`${message}\n${snippet ?? ''}\n`));
      }
    }
  }

  /** An error outside of all tests, such as a file that cannot be compiled. */
  onError({ message, stack }: { message?: string; stack?: string }): void {
    console.error(message ?? stack);
  }

  onEnd({ status }: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const failed = tests.filter((test) => test.outcome() !== 'expected');
    const durationOf = ({ results }: TestCase) => results.reduce((sum, { duration }) => sum + duration, 0);
    const slowest = tests.toSorted((one, other) => durationOf(other) - durationOf(one)).slice(0, SLOWEST);
    if (tests.length > SLOWEST) {
      console.log('\nThe slowest tests:');
      for (const test of slowest) {
        console.log(`  ${seconds(durationOf(test)).padStart(8)}  ${titleOf(test)}`);
      }
    }
    const ran = failed.filter(({ results }) => results.length > 0);
    const failures = ran.map(describe);
    if (failures.length > 0) {
      console.log(`\n${['Failed:', ...failures].join('\n  ')}`);
      console.log('  A trace opens with: npx playwright show-trace FILE');
    }
    if (failed.length > ran.length) {
      console.log(`${failed.length - ran.length} tests did not run.`);
    }
    if (process.env.E2E_RESULT) {
      const passed = tests.length - failed.length;
      // An interrupted run, or one without tests, has failed, too.
      const isWrong = failed.length === 0 && (status !== 'passed' || passed === 0);
      const result: E2eResult = { passed, failed: failed.length + (isWrong ? 1 : 0), failures };
      writeFileSync(process.env.E2E_RESULT, JSON.stringify(result));
    }
  }
}
