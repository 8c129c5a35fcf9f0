import { RECOMMENDED_OPTIONS, runningEngine } from '../scripts/lib/docker';
import { LIMIT_MS } from './limits';

/** A separate container of the image under test, for tests that stop it or put it under load. */
export class Container {
  readonly #id: string;
  readonly #docker: (args: string[]) => Promise<{ code: number; output: string }>;
  readonly url: string;
  /** Its address in Docker's network, without Docker's port forwarding, which buffers data. */
  readonly direct: string;

  private constructor(id: string, url: string, direct: string, docker: Container['docker']) {
    this.#id = id;
    this.url = url;
    this.direct = direct;
    this.#docker = docker;
  }

  /**
   * Starts a container of the image under test and waits until it answers.
   *
   * @param options of `docker run`, in addition to the recommended ones
   */
  static start(...options: string[]): Promise<Container> {
    return Container.startImage(process.env.SITE_IMAGE, ...options);
  }

  /** The same for another image. */
  static async startImage(image: string | undefined, ...options: string[]): Promise<Container> {
    const engine = await runningEngine();
    if (!image || !engine) {
      throw new Error('These tests need SITE_IMAGE, an image of the site, and a Docker engine that answers.');
    }
    const started = await engine.docker([
      ...['run', '--detach', '--publish', '127.0.0.1::8080', ...RECOMMENDED_OPTIONS, ...options],
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
    await container.waitForAnswer();
    return container;
  }

  get docker() {
    return this.#docker;
  }

  async waitForAnswer(): Promise<void> {
    const start = performance.now();
    while (performance.now() - start < LIMIT_MS) {
      const response = await fetch(`${this.url}/healthz`).catch(() => undefined);
      if (response?.ok) {
        return;
      }
    }
    throw new Error('The container does not answer.');
  }

  /** @param template of `docker inspect`, such as `.State.ExitCode` */
  async inspect<T>(template: string): Promise<T> {
    const { output } = await this.#docker(['inspect', '--format', `{{json ${template}}}`, this.#id]);
    return JSON.parse(output);
  }

  /** The lines that the container has logged so far. */
  async log(): Promise<string[]> {
    const { output } = await this.#docker(['logs', this.#id]);
    return output.split('\n').filter(Boolean);
  }

  /** The processes in the container: their user, their process id on the host, and their command. */
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

  /** Stops the container; Docker kills it after 20 seconds. @returns its exit code */
  async stop(): Promise<number> {
    await this.#docker(['stop', '--time', '20', this.#id]);
    return this.inspect<number>('.State.ExitCode');
  }

  async remove(): Promise<void> {
    await this.#docker(['rm', '--force', '--volumes', this.#id]);
  }
}
