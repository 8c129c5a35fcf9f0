import { runningEngine } from '../scripts/lib/engine.mjs';

/** How an operator is told to run the image, see README. */
export const HARDENED = [
  '--read-only',
  ...['--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
];

/** A container of the image under test, of its own for the tests that stop or burden it. */
export class Container {
  readonly #id: string;
  readonly #docker: (args: string[]) => Promise<{ code: number; output: string }>;
  readonly url: string;
  /** Its own address, without the engine's forwarding, which has buffers of its own. */
  readonly direct: string;

  private constructor(id: string, url: string, direct: string, docker: Container['docker']) {
    this.#id = id;
    this.url = url;
    this.direct = direct;
    this.#docker = docker;
  }

  /**
   * Starts one and waits until it answers.
   *
   * @param options of `docker run`, beside those that an operator is told to use
   */
  static async start(...options: string[]): Promise<Container> {
    const image = process.env.SITE_IMAGE;
    const engine = await runningEngine();
    if (!image || !engine) {
      throw new Error('These tests need SITE_IMAGE, an image of the site, and a Docker engine that answers.');
    }
    const started = await engine.docker([
      ...['run', '--detach', '--publish', '127.0.0.1::8080', ...HARDENED, ...options],
      image,
    ]);
    const id = started.output.trim();
    const { output } = await engine.docker(['port', id, '8080']);
    const inside = await engine.docker(['inspect', '--format', '{{.NetworkSettings.IPAddress}}', id]);
    const container = new Container(
      id,
      `http://${output.trim().split('\n')[0]}`,
      `http://${inside.output.trim()}:8080`,
      engine.docker,
    );
    await container.answers();
    return container;
  }

  get docker() {
    return this.#docker;
  }

  /** Waits for the first answer, and gives the milliseconds that it took. */
  async answers(): Promise<number> {
    const begun = performance.now();
    while (performance.now() - begun < 30_000) {
      const response = await fetch(`${this.url}/healthz`).catch(() => undefined);
      if (response?.ok) {
        return performance.now() - begun;
      }
    }
    throw new Error('The container does not answer.');
  }

  async inspect<T>(template: string): Promise<T> {
    const { output } = await this.#docker(['inspect', '--format', `{{json ${template}}}`, this.#id]);
    return JSON.parse(output);
  }

  /** Everything that has been logged, a line each. */
  async log(): Promise<string[]> {
    const { output } = await this.#docker(['logs', this.#id]);
    return output.split('\n').filter(Boolean);
  }

  /** The processes in it: user and id on the machine, command. */
  async processes(): Promise<{ user: string; id: string; command: string }[]> {
    const { output } = await this.#docker(['top', this.#id, '-eo', 'uid,pid,args']);
    return output
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [user = '', id = '', ...command] = line.trim().split(/\s+/);
        return { user, id, command: command.join(' ') };
      });
  }

  /** Memory as the engine counts it: `6.2MiB`. */
  async memory(): Promise<string> {
    const { output } = await this.#docker(['stats', '--no-stream', '--format', '{{.MemUsage}}', this.#id]);
    return output.split('/')[0]?.trim() ?? '';
  }

  /** Asks it to stop, and gives its exit code. */
  async stop(): Promise<number> {
    await this.#docker(['stop', '--time', '20', this.#id]);
    return this.inspect<number>('.State.ExitCode');
  }

  async remove(): Promise<void> {
    await this.#docker(['rm', '--force', '--volumes', this.#id]);
  }
}
