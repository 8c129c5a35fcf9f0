import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx } from '../scripts/lib/nginx';
import { freePort } from '../scripts/lib/port';
import { findProgram } from '../scripts/lib/run';
import { waitForAnswer } from '../scripts/lib/waitForAnswer';
import { takeName } from './once';

type WaitingServer = import('../scripts/lib/siteUnderTest').WaitingServer;

/** The containers that `npm test` has started for the tests, if it runs them. */
const waitingServers: WaitingServer[] = JSON.parse(process.env.WAITING_SERVERS ?? '[]');

/** Whether folders are served by containers, which outlive the worker that has filled the folder. */
export const areContainersWaiting = waitingServers.length > 0;

function takeWaitingServer(): WaitingServer | undefined {
  const server = waitingServers.find(({ folder }) => takeName(`server ${path.basename(folder)}`));
  if (areContainersWaiting && !server) {
    throw new Error(
      `All ${waitingServers.length} containers that serve folders are taken: raise WAITING_SERVERS in scripts/lib/siteUnderTest.ts.`,
    );
  }
  return server;
}

/** A folder served by a container of the image under test or, outside of `npm test`, by this machine's nginx. */
export class ServedFolder {
  readonly #waiting = takeWaitingServer();
  readonly folder = this.#waiting
    ? path.join(this.#waiting.folder, 'site')
    : mkdtempSync(path.join(tmpdir(), 'site-served-'));
  #stop: () => Promise<unknown> = async () => {};

  /** Replaces the content of the folder by a built site. @param under a subfolder for the site */
  deploy(built: string, under = ''): void {
    for (const name of readdirSync(this.folder)) {
      rmSync(path.join(this.folder, name), { recursive: true });
    }
    // As in the image, the files keep the times of the build, which ETag and Last-Modified contain.
    cpSync(built, path.join(this.folder, under), { recursive: true, preserveTimestamps: true });
    for (const name of ['.csp.conf', '.base.conf']) {
      cpSync(path.join(built, name), path.join(this.folder, name));
    }
    // The container runs as another user, who must be able to read the folder.
    chmodSync(this.folder, 0o755);
  }

  /** Starts the server. @returns its address, without a trailing slash */
  async serve(): Promise<string> {
    if (this.#waiting) {
      writeFileSync(path.join(this.#waiting.folder, 'ready'), '');
      await waitForAnswer(`${this.#waiting.url}/healthz`, new Promise(() => {}));
      return this.#waiting.url;
    }
    return this.#serveByNginx();
  }

  async #serveByNginx(): Promise<string> {
    const port = await freePort();
    const { stop, ended } = await startNginx(findProgram('nginx') ?? 'nginx', port, this.folder);
    this.#stop = stop;
    await waitForAnswer(`http://127.0.0.1:${port}/healthz`, ended);
    return `http://127.0.0.1:${port}`;
  }

  /** Stops the server, unless it is one that `npm test` stops at its end, and deletes the folder. */
  async remove(): Promise<void> {
    await this.#stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
