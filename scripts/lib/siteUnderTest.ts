import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { startEngine } from '../standIns/engine';
import { pullOrMakeBaseImages, pullOrMakeProxyImage } from '../standIns/images';
import { buildImage, type Engine, RECOMMENDED_OPTIONS, runningEngine } from './docker';
import { onCleanup } from './main';
import { UserFacingError } from './run';

/** A container that serves the folder's subfolder `site` once the folder has a file `ready`. */
export interface WaitingServer {
  folder: string;
  url: string;
}

/**
 * How many folders tests have served: three variants, which all share, and six of their own in caching.spec.ts,
 * redeploy.spec.ts, offlineCopy.spec.ts and baseBanner.spec.ts, which take others when they are repeated.
 */
const WAITING_SERVERS = 3 + 2 * 6;
const SERVE_WHEN_READY =
  'until [ -e /srv/ready ]; do /usr/bin/busybox sleep 0.1; done; exec /usr/bin/busybox sh /start.sh';

/** The image of the site that the tests build. */
export const IMAGE = 'site-under-test';

/** What the tests are given: the engine, the image of the proxy in deploy/, and the build arguments of the site's image. */
export interface Images {
  engine: Engine;
  proxyImage: string;
  buildArguments: Record<string, string>;
}

/**
 * Starts a Docker engine if there is none, and builds the site's image.
 *
 * @param folder for temporary files; the caller removes it
 */
export async function engineWithImages(folder: string): Promise<Images> {
  const engine = (await runningEngine()) ?? (await startEngine(folder));
  const { buildArguments: images, baseImage } = await pullOrMakeBaseImages(engine, folder);
  const buildArguments = { ...images, SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000)) };
  const [proxyImage] = await Promise.all([
    pullOrMakeProxyImage(engine, folder, baseImage),
    buildImage(engine, IMAGE, buildArguments),
  ]);
  onCleanup(() => engine.docker(['rmi', '--force', IMAGE]));
  return { engine, proxyImage, buildArguments };
}

/**
 * Starts a container of the site, which the cleanup removes.
 *
 * @param options of `docker run`, in addition to those that README.md recommends
 * @param command instead of the image's
 * @returns the address of the site in the container
 */
export async function startContainer(engine: Engine, options: string[] = [], command: string[] = []) {
  const { code, output } = await engine.docker([
    ...['run', '--detach', '--publish', '127.0.0.1::8080', ...RECOMMENDED_OPTIONS, ...options],
    IMAGE,
    ...command,
  ]);
  const container = output.trim();
  if (code !== 0) {
    throw new UserFacingError(`The container did not start: ${container}`);
  }
  onCleanup(() => engine.docker(['rm', '--force', '--volumes', container]));
  const port = await engine.docker(['port', container, '8080']);
  return `http://${port.output.trim().split('\n')[0]}`;
}

/**
 * Starts containers in which tests serve other sites than that of the image, all before the first
 * page is opened: while a network interface comes or goes, as it does with each container, Chromium
 * gives up connections that it is making (ERR_NETWORK_CHANGED).
 *
 * @param parent the folder of their folders; the caller removes it
 */
export function startWaitingServers(engine: Engine, parent: string): Promise<WaitingServer[]> {
  const start = async (index: number): Promise<WaitingServer> => {
    const folder = path.join(parent, String(index));
    mkdirSync(path.join(folder, 'site'), { recursive: true });
    // The container runs as another user, who must be able to read the folder.
    chmodSync(folder, 0o755);
    const options = ['--volume', `${folder}:/srv:ro`, '--entrypoint', '/usr/bin/busybox'];
    return { folder, url: await startContainer(engine, options, ['sh', '-c', SERVE_WHEN_READY]) };
  };
  return Promise.all(Array.from({ length: WAITING_SERVERS }, (_, index) => start(index)));
}

/**
 * @param folder for temporary files; the caller removes it
 * @returns the folder of a copy of the built site that the image holds
 */
export async function builtSite(engine: Engine, folder: string): Promise<string> {
  const dist = path.join(folder, 'dist');
  const { code, output } = await engine.docker(['create', IMAGE]);
  const container = output.trim();
  const copied = await engine.docker(['cp', `${container}:/srv/site`, dist]);
  await engine.docker(['rm', container]);
  if (code !== 0 || copied.code !== 0) {
    throw new UserFacingError(`The site could not be copied out of its image: ${output}${copied.output}`);
  }
  return dist;
}
