import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

const SLOWEST = 10;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const relative = (file: string) => path.relative(process.cwd(), file);
const titleOf = (test: TestCase) => {
  // The first titles are those of the root and of the project.
  const [, project, , ...titles] = test.titlePath();
  return `${project ? `${project} › ` : ''}${relative(test.location.file)}:${test.location.line} › ${titles.join(' › ')}`;
};

/**
 * Prints each test as it ends, a failure at once with its message, and at the end the slowest
 * tests and, last, the failed ones with the files that show what happened.
 *
 * Writes the numbers of passed and failed tests as JSON into the file that the variable
 * E2E_RESULT names. A test that passes only when it is repeated has failed, as has one that
 * was skipped or did not run.
 */
export default class E2eReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
    console.log(`${suite.allTests().length} end-to-end tests`);
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
    if (ran.length > 0) {
      console.log('\nFailed:');
      for (const test of ran) {
        console.log(
          `  ${titleOf(test)}${test.outcome() === 'flaky' ? ' (passed when it was repeated)' : ''}`,
        );
        const [message = ''] = stripVTControlCharacters(test.results[0]?.errors[0]?.message ?? '').split(
          '\n',
        );
        console.log(`    ${message}`);
        const files = test.results.flatMap(({ attachments }) =>
          attachments.flatMap((file) => file.path ?? []),
        );
        for (const file of files) {
          console.log(`    ${relative(file)}`);
        }
      }
      console.log('  A trace opens with: npx playwright show-trace FILE');
    }
    if (failed.length > ran.length) {
      console.log(`${failed.length - ran.length} tests did not run.`);
    }
    if (process.env.E2E_RESULT) {
      const passed = tests.length - failed.length;
      // An interrupted run, or one without tests, has failed, too.
      const isWrong = failed.length === 0 && (status !== 'passed' || passed === 0);
      writeFileSync(
        process.env.E2E_RESULT,
        JSON.stringify({ passed, failed: failed.length + (isWrong ? 1 : 0) }),
      );
    }
  }
}
