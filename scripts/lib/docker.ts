import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/projectRoot';
import { findProgram, lastLines, type RunOptions, run, UserFacingError } from './run';

/** The options of `docker run` that README.md recommends. */
export const RECOMMENDED_OPTIONS = [
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop',
  'ALL',
  '--security-opt',
  'no-new-privileges',
];

/**
 * Returns the path of Debian's `docker` if it exists, because other ones need the plug-in buildx to
 * build images.
 */
const findDockerProgram = () => (existsSync('/usr/bin/docker') ? '/usr/bin/docker' : 'docker');

/**
 * Runs the `docker` command, with the engine that DOCKER_HOST names or with the default engine.
 *
 * @returns its exit code and its output, which is printed only if `options` ask for it
 */
export function docker(args: string[], options: RunOptions = {}) {
  const env = { ...process.env, ...options.env, DOCKER_CLI_HINTS: 'false' };
  return run(findDockerProgram(), args, { quiet: true, ...options, env });
}

/**
 * Runs the `docker` command, which must succeed.
 *
 * @returns its output, without space around it
 * @throws {UserFacingError} with the last lines of the output when it fails
 */
export async function mustDocker(args: string[]): Promise<string> {
  const { code, output } = await docker(args);
  if (code !== 0) {
    throw new UserFacingError(`docker ${args[0]} failed:\n${lastLines(output, 25)}`);
  }
  return output.trim();
}

/**
 * Checks whether a Docker engine answers within 20 s.
 *
 * @returns an object with the function `docker`; undefined if no engine answers
 */
export const findEngine = async () =>
  (await docker(['info'], { timeoutMs: 20_000 })).code === 0 ? { docker } : undefined;

type ComposeCommand = { command: string; args: string[]; env: NodeJS.ProcessEnv };

/**
 * Finds Docker Compose: the plug-in of `docker`, or the program `docker-compose` from Debian's
 * package.
 *
 * @returns how to run it; undefined if it is missing
 */
export async function findCompose(): Promise<ComposeCommand | undefined> {
  if ((await docker(['compose', 'version'])).code === 0) {
    return { command: findDockerProgram(), args: ['compose'], env: {} };
  }
  const command = findProgram('docker-compose');
  // With this PATH, Compose runs the same `docker` as this module. Another one would not use the
  // cache of builds.
  const env = { PATH: `${path.dirname(findDockerProgram())}:${process.env.PATH}` };
  return command ? { command, args: [], env } : undefined;
}

/**
 * Returns the default that a file has for a variable with the name of an image: `node:24` for
 * `${NODE_IMAGE:-node:24}`.
 */
export const readDefaultImage = (variable: string, file: string) =>
  String(readFileSync(path.join(projectRoot, file), 'utf8').match(`${variable}:-([^}]+)`)?.[1]);

/**
 * Builds the image of the site.
 *
 * @param tag the name of the image
 * @returns the output of the build
 * @throws {UserFacingError} when it fails
 */
export function buildImage(tag: string, buildArguments: Record<string, string>): Promise<string> {
  const options = Object.entries(buildArguments).flatMap((pair) => ['--build-arg', pair.join('=')]);
  return mustDocker(['build', ...options, '--tag', tag, projectRoot]);
}
