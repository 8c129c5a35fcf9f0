import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { onCleanup } from './cleanup.mjs';
import { BUILD, isBench, isUnit, needsNoBuild, testOf, withFault } from './fault.mjs';
import { freePort } from './port.mjs';
import { copyProject } from './projectCopy.mjs';
import { findProgram, root, run, UserFacingError } from './run.mjs';
import { waitForAnswer } from './waitForAnswer.mjs';

/** @typedef {import('../../e2e/faults/index.mjs').Fault} Fault */

/** A test that waits for what a fault prevents must not wait for as long as on a busy machine. */
const LIMIT_MS = '10000';

const escaped = (/** @type {string} */ text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A pattern of the tests' full names. Both programs put little between a group and a test. @param {Fault[]} faults */
const namesOf = (faults) =>
  faults
    .map((fault) => {
      const { file, titles } = testOf(fault);
      const title = titles.map(escaped).join('.{1,3}');
      return isUnit(fault) ? `^${title}` : `${escaped(path.basename(file))} ${title}`;
    })
    .join('|');

/** @param {Fault[]} faults */
const filesOf = (faults) => [...new Set(faults.map((fault) => testOf(fault).file))];

/** @typedef {{ hasRun: boolean, hasPassed: boolean, output: string }} TestResult */

/** A copy of the project, in which faults are made, one after the other. */
export class FaultyCopy {
  #folder = copyProject();
  /** Stops the server that runs. */
  #stop = async () => {};
  /** The program that runs. @type {Promise<unknown> | undefined} */
  #running;
  #isClosing = false;
  #firstPort;

  /** @param {number} firstPort from which on a free port is looked for */
  constructor(firstPort) {
    this.#firstPort = firstPort;
    onCleanup(async () => {
      this.#isClosing = true;
      await this.#stop();
      // It writes into the folder until it ends.
      await this.#running;
      await rm(this.#folder, { recursive: true, force: true });
    });
  }

  /** Never resolves once the copy is being removed, so that nothing more is started in it. */
  #mayGoOn() {
    return new Promise((resolve) => this.#isClosing || resolve(undefined));
  }

  /**
   * Runs a program in the copy.
   *
   * @param {string} program
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} env
   */
  async #run(program, args, env) {
    await this.#mayGoOn();
    const ended = run(program, args, {
      cwd: this.#folder,
      quiet: true,
      env: { ...process.env, ...env },
    });
    this.#running = ended;
    return ended;
  }

  /** Builds the site. @param {'on' | 'off'} compression @returns {Promise<{ code: number, output: string }>} */
  build(compression) {
    const script = path.join(this.#folder, 'scripts/build.mjs');
    return this.#run(process.execPath, [script], { COMPRESSION: compression });
  }

  /** Tries the queries of the search on the built site. @returns {Promise<{ code: number, output: string }>} */
  bench() {
    return this.#run('npm', ['run', '--silent', 'bench:search', '--', '--goals'], {});
  }

  /** Takes over the built site of another copy. @param {FaultyCopy} other */
  takeSiteOf(other) {
    cpSync(path.join(other.#folder, 'dist'), path.join(this.#folder, 'dist'), { recursive: true });
  }

  /**
   * @param {string} program in `node_modules/.bin`
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} [env]
   */
  #runTests(program, args, env) {
    return this.#run(path.join(root, 'node_modules/.bin', program), args, { NO_COLOR: '1', ...env });
  }

  /** Runs unit tests. @param {Fault[]} faults whose tests @returns {Promise<TestResult>} */
  async unitTests(faults) {
    const args = ['run', ...filesOf(faults), '--testNamePattern', namesOf(faults)];
    const { code, output } = await this.#runTests('rstest', args);
    return { hasRun: /^\s*Tests\s.*\d+ (?:passed|failed)/m.test(output), hasPassed: code === 0, output };
  }

  /**
   * Runs end-to-end tests against the built site.
   *
   * @param {Fault[]} faults whose tests
   * @param {boolean} [hasFault] where there is none, tests have the time that they have in npm test, and are repeated
   * @returns {Promise<TestResult>}
   */
  async endToEndTests(faults, hasFault = true) {
    // From the copy, so that its own nginx.conf is used.
    const { startNginx } = await import(path.join(this.#folder, 'scripts/lib/nginx.mjs'));
    const port = await freePort(this.#firstPort);
    await this.#mayGoOn();
    const { stop, ended } = await startNginx(findProgram('nginx'), port, path.join(this.#folder, 'dist'));
    this.#stop = stop;
    try {
      const url = `http://127.0.0.1:${port}`;
      await waitForAnswer(`${url}/healthz`, ended);
      const { code, output } = await this.#runTests(
        'playwright',
        [
          ...['test', ...filesOf(faults), '--grep', namesOf(faults)],
          ...['--project=site', '--project=deploy', '--project=server', '--reporter=line'],
          ...(hasFault ? ['--retries=0'] : []),
        ],
        { SITE_URL: url, BROWSER_PATH: findBrowser(), ...(hasFault && { LIMIT_MS }) },
      );
      const hasRun = /\d+ (?:passed|failed)/.test(output) && !output.includes('could not be built');
      return { hasRun, hasPassed: code === 0, output };
    } finally {
      await stop();
    }
  }

  /**
   * Makes a fault, runs the test that must notice it, and mends the fault again.
   *
   * @param {Fault} fault
   * @returns {Promise<boolean>} whether the test noticed it
   * @throws {UserFacingError} when the test cannot tell
   */
  async notices(fault) {
    const file = path.join(this.#folder, fault.file);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, withFault(fault, before));
    try {
      return await this.#isNoticed(fault);
    } finally {
      writeFileSync(file, before);
    }
  }

  /** @param {Fault} fault */
  async #isNoticed(fault) {
    if (!needsNoBuild(fault)) {
      const { code, output } = await this.build(fault.compressed ? 'on' : 'off');
      const { file, titles } = testOf(fault);
      if (file === BUILD && (code === 0 || output.includes(titles.join(' › ')))) {
        return code !== 0;
      }
      if (code !== 0) {
        throw new UserFacingError(`the site cannot be built: ${output.trim().split('\n')[0]}`);
      }
    }
    if (isBench(fault)) {
      const { code, output } = await this.bench();
      if (code !== 0 && !output.includes(testOf(fault).titles.join(' › '))) {
        throw new UserFacingError(`another check failed: ${output.trim().split('\n').at(-1)}`);
      }
      return code !== 0;
    }
    const { hasRun, hasPassed, output } = await (isUnit(fault)
      ? this.unitTests([fault])
      : this.endToEndTests([fault]));
    if (!hasRun) {
      throw new UserFacingError(
        `${fault.noticedBy} did not run: ${output.trim().split('\n').slice(-3).join(' ')}`,
      );
    }
    return !hasPassed;
  }
}
