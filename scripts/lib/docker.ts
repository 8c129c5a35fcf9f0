import { existsSync } from 'node:fs';
import path from 'node:path';
import { findProgram, type RunOptions, root, run, UserFacingError } from './run';

/** The options of `docker run` that README.md recommends. */
export const RECOMMENDED_OPTIONS = [
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
  ...['--security-opt', 'no-new-privileges'],
];

/** Debian's `docker` is preferred, since it builds images without the buildx plug-in; otherwise the first one on PATH. */
const client = () => (existsSync('/usr/bin/docker') ? '/usr/bin/docker' : 'docker');

/** Runs the `docker` command against the engine that DOCKER_HOST names, or the default one. */
export const docker = (args: string[], options: RunOptions = {}) =>
  run(client(), args, {
    quiet: true,
    ...options,
    env: { ...process.env, ...options.env, DOCKER_CLI_HINTS: 'false' },
  });

/** @returns the output of a command of Docker @throws {UserFacingError} when it fails */
export async function mustDocker(args: string[]): Promise<string> {
  const { code, output } = await docker(args);
  if (code !== 0) {
    const last = output.trim().split('\n').slice(-25).join('\n');
    throw new UserFacingError(`docker ${args[0]} failed:\n${last}`);
  }
  return output.trim();
}

/** @returns the command, if an engine answers */
export const runningEngine = async () =>
  (await docker(['info'], { timeoutMs: 20_000 })).code === 0 ? { docker } : undefined;

/** @returns Docker Compose: the plug-in of the `docker` command, or else the program `docker-compose`, as Debian packages it */
export async function findCompose(): Promise<
  { command: string; args: string[]; env: NodeJS.ProcessEnv } | undefined
> {
  if ((await docker(['compose', 'version'])).code === 0) {
    return { command: client(), args: ['compose'], env: {} };
  }
  const command = findProgram('docker-compose');
  // It runs `docker`, which must be the same: another version does not find what this one has built in the cache.
  const env = { PATH: `${path.dirname(client())}:${process.env.PATH}` };
  return command ? { command, args: [], env } : undefined;
}

/** Builds the site's image. @returns the output of the build @throws {UserFacingError} */
export function buildImage(tag: string, buildArguments: Record<string, string> = {}): Promise<string> {
  const options = Object.entries(buildArguments).flatMap((pair) => ['--build-arg', pair.join('=')]);
  return mustDocker(['build', ...options, '--tag', tag, root]);
}
