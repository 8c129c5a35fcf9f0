import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram, run, UserFacingError } from './run.mjs';

const START_ATTEMPTS = 60;
const ATTEMPT_MS = 500;
/** The network interfaces that an engine makes and leaves behind; the second one when it joins a swarm. */
const BRIDGES = ['docker0', 'docker_gwbridge'];

/** The options of `docker run` that README.md recommends. */
export const RECOMMENDED_OPTIONS = [
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
  ...['--security-opt', 'no-new-privileges'],
];

/**
 * A Docker engine.
 *
 * @typedef {object} Engine
 * @property {(args: string[], options?: Parameters<typeof run>[2]) => ReturnType<typeof run>} docker runs the `docker` command against it
 * @property {string} [host] its address, unless it is the default one
 */

/**
 * Finds the `docker` command. Debian's is preferred, since it builds images without the buildx
 * plug-in; otherwise the first one on PATH.
 */
function findClient() {
  return existsSync('/usr/bin/docker') ? '/usr/bin/docker' : findProgram('docker');
}

/**
 * @param {string} client the path of the `docker` command
 * @param {NodeJS.ProcessEnv} [extraEnv]
 * @returns {Engine['docker']}
 */
function dockerCommand(client, extraEnv = {}) {
  return (args, options) =>
    run(client, args, {
      quiet: true,
      ...options,
      env: { ...process.env, DOCKER_CLI_HINTS: 'false', ...options?.env, ...extraEnv },
    });
}

/**
 * Finds Docker Compose.
 *
 * @returns {Promise<{ command: string, args: string[], env: NodeJS.ProcessEnv } | undefined>} the plug-in of the
 *   `docker` command, or else the program `docker-compose`, as Debian packages it
 */
export async function findCompose() {
  const client = findClient();
  if (client && (await run(client, ['compose', 'version'], { quiet: true })).code === 0) {
    return { command: client, args: ['compose'], env: {} };
  }
  const command = findProgram('docker-compose');
  // It runs `docker`, which must be the same: another version does not find what this one has built in the cache.
  const env = client ? { PATH: `${path.dirname(client)}:${process.env.PATH}` } : {};
  return command ? { command, args: [], env } : undefined;
}

/** @returns {Promise<Engine | undefined>} the engine that already runs on this machine */
export async function runningEngine() {
  const client = findClient();
  if (!client) {
    return undefined;
  }
  const docker = dockerCommand(client);
  const { code } = await docker(['info'], { timeoutMs: 20_000 });
  return code === 0 ? { docker } : undefined;
}

/**
 * Starts another engine, which keeps all its files in one folder.
 *
 * @param {string} folder the caller removes it once the engine has stopped
 * @param {(stop: () => Promise<void>) => void} onStart takes what stops it as soon as it begins to start
 * @returns {Promise<Engine>}
 * @throws {UserFacingError} when there is none to start, or it does not start
 */
export async function startEngine(folder, onStart) {
  const client = findClient();
  const server = findProgram('dockerd');
  if (!client || !server) {
    throw new UserFacingError(
      'A Docker engine is needed. Install Docker, or run this as root on Debian, which installs it.',
    );
  }
  const bridges = BRIDGES.filter((name) => !existsSync(`/sys/class/net/${name}`));
  const socket = `unix://${folder}/docker.sock`;
  const log = path.join(folder, 'dockerd.log');
  const out = openSync(log, 'a');
  const child = spawn(
    server,
    [
      '--host',
      socket,
      '--data-root',
      `${folder}/data`,
      '--exec-root',
      `${folder}/exec`,
      '--pidfile',
      `${folder}/pid`,
    ],
    { stdio: ['ignore', out, out], detached: true },
  );
  const ended = new Promise((resolve) => {
    child.on('close', resolve);
  });
  const docker = dockerCommand(client, { DOCKER_HOST: socket });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    // Sometimes left mounted, and then the folder cannot be removed.
    await run('umount', [`${folder}/exec/netns/default`], { quiet: true });
    for (const name of bridges) {
      await run('ip', ['link', 'delete', name], { quiet: true });
    }
  };
  onStart(stop);
  for (let attempt = 0; attempt < START_ATTEMPTS && child.exitCode === null; attempt += 1) {
    if ((await docker(['info'])).code === 0) {
      return { docker, host: socket };
    }
    await wait(ATTEMPT_MS);
  }
  const { output } = await run('tail', ['-n', '5', log], { quiet: true });
  await stop();
  throw new UserFacingError(`The Docker engine did not start:\n${output.trim()}`);
}
