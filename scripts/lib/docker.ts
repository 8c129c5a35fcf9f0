import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Ended, findProgram, type RunOptions, root, run, UserFacingError } from './run';

/** The options of `docker run` that README.md recommends. */
export const RECOMMENDED_OPTIONS = [
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
  ...['--security-opt', 'no-new-privileges'],
];

/** A Docker engine. */
export interface Engine {
  /** Runs the `docker` command against it. */
  docker: (args: string[], options?: RunOptions) => Promise<Ended>;
  /** Its address, unless it is the default one. */
  host?: string;
}

/** Debian's `docker` is preferred, since it builds images without the buildx plug-in; otherwise the first one on PATH. */
export const findClient = () => (existsSync('/usr/bin/docker') ? '/usr/bin/docker' : findProgram('docker'));

/** @param client the path of the `docker` command @param host the address of the engine */
export function engineAt(client: string, host?: string): Engine {
  const env = { DOCKER_CLI_HINTS: 'false', ...(host && { DOCKER_HOST: host }) };
  return {
    host,
    docker: (args, options) =>
      run(client, args, { quiet: true, ...options, env: { ...process.env, ...options?.env, ...env } }),
  };
}

/** @returns the engine that already runs on this machine */
export async function runningEngine(): Promise<Engine | undefined> {
  const client = findClient();
  const engine = client ? engineAt(client) : undefined;
  return (await engine?.docker(['info'], { timeoutMs: 20_000 }))?.code === 0 ? engine : undefined;
}

/** @returns Docker Compose: the plug-in of the `docker` command, or else the program `docker-compose`, as Debian packages it */
export async function findCompose(): Promise<
  { command: string; args: string[]; env: NodeJS.ProcessEnv } | undefined
> {
  const client = findClient();
  if (client && (await run(client, ['compose', 'version'], { quiet: true })).code === 0) {
    return { command: client, args: ['compose'], env: {} };
  }
  const command = findProgram('docker-compose');
  // It runs `docker`, which must be the same: another version does not find what this one has built in the cache.
  const env = client ? { PATH: `${path.dirname(client)}:${process.env.PATH}` } : {};
  return command ? { command, args: [], env } : undefined;
}

/** @param pattern its first group is the name of an image @returns the name */
function imageIn(file: string, pattern: RegExp): string {
  const name = pattern.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];
  if (!name) {
    throw new UserFacingError(`${file} names no image as ${pattern} expects it.`);
  }
  return name;
}

/** The official images that the Dockerfile builds on. */
export const officialImages = () => ({
  NODE_IMAGE: imageIn('Dockerfile', /^FROM \$\{NODE_IMAGE:-([^}]+)\}/m),
  BASE_IMAGE: imageIn('Dockerfile', /^FROM \$\{BASE_IMAGE:-([^}]+)\}/m),
});

/** The official image of the proxy in compose.yaml. */
export const officialProxyImage = () => imageIn('deploy/compose.yaml', /\$\{CADDY_IMAGE:-([^}]+)\}/);

/** Pulls an image unless the engine has it. @returns whether the engine has it now */
export async function ensureImage({ docker }: Engine, image: string): Promise<boolean> {
  const present = await docker(['image', 'inspect', image]);
  return present.code === 0 || (await docker(['pull', '--quiet', image], { timeoutMs: 300_000 })).code === 0;
}

/**
 * Builds the site's image.
 *
 * @returns the output of the build
 * @throws {UserFacingError}
 */
export async function buildImage(
  { docker }: Engine,
  tag: string,
  buildArguments: Record<string, string> = {},
): Promise<string> {
  const options = Object.entries(buildArguments).flatMap((pair) => ['--build-arg', pair.join('=')]);
  const { code, output } = await docker(['build', ...options, '--tag', tag, root]);
  if (code !== 0) {
    const last = output.trim().split('\n').slice(-25).join('\n');
    throw new UserFacingError(`The image could not be built:\n${last}`);
  }
  return output;
}
