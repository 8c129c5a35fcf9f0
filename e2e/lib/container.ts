import { findEngine, mustDocker } from '../../scripts/lib/docker';
import { startSiteContainer } from '../../scripts/lib/siteContainer';
import { LIMIT_MS } from './limits';

/** A container of the site that a test has started. */
export type Container = Awaited<ReturnType<typeof startContainer>>;

/**
 * Starts a separate container for tests that stop it or put it under load, and waits until it
 * answers.
 *
 * @param options options of `docker run`, in addition to the recommended ones
 * @param image the image of the site under test, or another one
 */
export async function startContainer(options: string[] = [], image = process.env.SITE_IMAGE) {
  const engine = await findEngine();
  if (!image || !engine) {
    throw new Error(
      'These tests need SITE_IMAGE, an image of the site, and a Docker engine that answers.',
    );
  }
  const docker = (...args: string[]) => mustDocker(args);
  const { id, url } = await startSiteContainer(image, options, LIMIT_MS);

  /**
   * Returns what `docker inspect` says about the container.
   *
   * @param template the name of the value, such as `.State.ExitCode`
   */
  const inspect = async <T>(template: string): Promise<T> =>
    JSON.parse(await docker('inspect', '--format', `{{json ${template}}}`, id));

  return {
    docker: engine.docker,
    url,
    /**
     * The container's address in Docker's network. Requests to it avoid Docker's port forwarding,
     * which buffers data.
     */
    directUrl: `http://${await inspect<string>('.NetworkSettings.IPAddress')}:8080`,
    inspect,

    /** Returns the lines that the container has logged so far. */
    readLog: async () => (await docker('logs', id)).split('\n').filter(Boolean),

    /**
     * Returns the processes in the container: their user, their process id on the host, and their
     * command.
     */
    async listProcesses() {
      const [, ...lines] = (await docker('top', id, '-eo', 'uid,pid,args')).split('\n');
      return lines.map((line) => {
        const [user = '', id = '', ...command] = line.trim().split(/\s+/);
        return { user, id, command: command.join(' ') };
      });
    },

    /**
     * Stops the container. Docker kills it if it still runs after 20 seconds.
     *
     * @returns its exit code
     */
    async stop() {
      await docker('stop', '--time', '20', id);
      return inspect<number>('.State.ExitCode');
    },

    remove: () => docker('rm', '--force', '--volumes', id),
  };
}
