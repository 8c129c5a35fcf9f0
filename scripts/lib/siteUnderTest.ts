import path from 'node:path';
import { startEngine } from '../standIns/engine';
import { pullOrMakeBaseImages, pullOrMakeProxyImage } from '../standIns/images';
import { buildImage, type Engine, RECOMMENDED_OPTIONS, runningEngine } from './docker';
import { onCleanup } from './main';
import { UserFacingError } from './run';

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

/** Starts a container of the site, which the cleanup removes. @returns the address of the site in it */
export async function startContainer(engine: Engine): Promise<string> {
  const { code, output } = await engine.docker([
    ...['run', '--detach', '--publish', '127.0.0.1::8080', ...RECOMMENDED_OPTIONS, IMAGE],
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
