import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram, run } from '../../scripts/lib/run';
import { projectRoot } from '../../shared/projectRoot';

/** How deploy/update.sh ended. */
export interface UpdateResult {
  code: number | null;
  /** What the script has printed. */
  output: string;
}

/** Runs deploy/update.sh. Each updater has a state folder of its own, so tests share no state. */
export class Updater {
  readonly #mode: 'compose' | 'docker';
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'site-update-'));
  readonly #env: NodeJS.ProcessEnv;

  /**
   * @param mode how the site runs: with Compose, or with Docker alone
   * @param variables the variables that update.sh reads
   */
  constructor(mode: 'compose' | 'docker', variables: Record<string, string>) {
    this.#mode = mode;
    this.#env = { ...process.env, ...variables, STATE_FOLDER: path.join(this.#folder, 'state') };
  }

  /**
   * Starts the script.
   *
   * @param args further arguments, such as `back`
   * @param variables variables for this run only
   * @returns the process, and a promise of how the script ends
   */
  start(args: string[] = [], variables: Record<string, string> = {}) {
    const child = spawn(path.join(projectRoot, 'deploy/update.sh'), [this.#mode, ...args], {
      env: { ...this.#env, ...variables },
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    const result = once(child, 'close').then(([code]): UpdateResult => ({ code, output }));
    return { child, result };
  }

  /** Runs the script, and waits until it ends. */
  run(args: string[] = [], variables: Record<string, string> = {}): Promise<UpdateResult> {
    return this.start(args, variables).result;
  }

  /** Runs the script with a fake docker that cannot store what it pulls, as on a full disk. */
  runWithFullDisk(): Promise<UpdateResult> {
    const fakeDockerFile = path.join(this.#folder, 'docker');
    const message = 'failed to register layer: write /srv/site/index.html: no space left on device';
    const realDocker = findProgram('docker');
    writeFileSync(
      fakeDockerFile,
      `#!/bin/sh\nif [ "$1" = pull ]; then echo '${message}' >&2; exit 1; fi\nexec ${realDocker} "$@"\n`,
    );
    chmodSync(fakeDockerFile, 0o755);
    return this.run([], { PATH: `${this.#folder}:${process.env.PATH}` });
  }

  /**
   * Waits until no run holds the lock. A run that was killed holds it until the last of its
   * programs, such as Compose, has ended, which can be later than the end of the script itself.
   */
  async waitForLock(): Promise<void> {
    await run('flock', [path.join(this.#folder, 'state/lock'), 'true']);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
