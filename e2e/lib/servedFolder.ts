import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Server, serveSite } from '../../scripts/lib/serve';

/** A folder that this machine's nginx serves with the project's nginx.conf. */
export class ServedFolder {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'site-served-'));
  #server: Server | undefined;

  /**
   * Replaces the content of the folder with a built site, as a new container does.
   *
   * @param builtFolder the folder of the built site
   * @param pathInFolder the path of the site in the served folder
   */
  async deploy(builtFolder: string, pathInFolder = ''): Promise<void> {
    for (const name of readdirSync(this.folder)) {
      rmSync(path.join(this.folder, name), { recursive: true });
    }
    // ETag and Last-Modified depend on the times of the files. The image keeps these times, too.
    cpSync(builtFolder, path.join(this.folder, pathInFolder), {
      recursive: true,
      preserveTimestamps: true,
    });
    for (const name of ['.csp.conf', '.base.conf']) {
      cpSync(path.join(builtFolder, name), path.join(this.folder, name));
    }
    // The workers of nginx may run as another user, and that user must be able to read the folder.
    chmodSync(this.folder, 0o755);
    if (this.#server) {
      // nginx reads the policy only when it starts.
      await this.#server.stop();
      await this.serve();
    }
  }

  /**
   * Starts the server.
   *
   * @returns its address, without a trailing slash
   */
  async serve(): Promise<string> {
    const port = this.#server && Number(new URL(this.#server.url).port);
    this.#server = await serveSite(this.folder, port);
    return this.#server.url;
  }

  async remove(): Promise<void> {
    await this.#server?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
