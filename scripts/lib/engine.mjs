import { spawn } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram, run, UserFacingError } from './run.mjs';

const START_ATTEMPTS = 60;
const ATTEMPT_MS = 500;
/** The network interface that an engine makes when it joins a swarm, and leaves behind. */
const SWARM_BRIDGE = 'docker_gwbridge';
/** The name of an engine's own network interface, with the process that started it (15 letters at most). */
const BRIDGE = /^site-(\d+)$/;

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

const isRunning = (/** @type {string | number} */ processId) => existsSync(`/proc/${processId}`);

/** Removes the network interfaces, mounts and folders of engines that were killed before they could. */
async function removeKilledEngines() {
  for (const name of readdirSync('/sys/class/net')) {
    const starter = BRIDGE.exec(name)?.[1];
    if (starter && !isRunning(starter)) {
      await run('ip', ['link', 'delete', name], { quiet: true });
    }
  }
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith('site-'))) {
    const folder = path.join(tmpdir(), name);
    const pidFile = path.join(folder, 'pid');
    if (existsSync(pidFile) && !isRunning(readFileSync(pidFile, 'utf8').trim())) {
      const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
      const below = mounts
        .map((line) => String(line.split(' ')[1]))
        .filter((at) => at.startsWith(`${folder}/`));
      const left = [];
      for (const at of below.reverse()) {
        const { code } = await run('umount', [at], { quiet: true });
        left.push(...(code === 0 ? [] : [at]));
      }
      // What is still mounted may belong to somebody else.
      if (left.length === 0) {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  }
}

/**
 * Makes a network interface for the containers of one engine. On `docker0`, which all engines share,
 * a container would have the address of one that another engine runs, or that a killed one left.
 *
 * @returns {Promise<string>} its name
 */
async function makeBridge() {
  const name = `site-${process.pid}`;
  const address = `10.${(process.pid >> 8) & 255}.${process.pid & 255}.1/24`;
  for (const args of [
    ['link', 'add', name, 'type', 'bridge'],
    ['address', 'add', address, 'dev', name],
    ['link', 'set', name, 'up'],
  ]) {
    const { code, output } = await run('ip', args, { quiet: true });
    if (code !== 0) {
      throw new UserFacingError(
        `The network of the Docker engine was not made: ip ${args.join(' ')}: ${output.trim()}`,
      );
    }
  }
  return name;
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
  await removeKilledEngines();
  const hadSwarm = existsSync(`/sys/class/net/${SWARM_BRIDGE}`);
  const bridge = await makeBridge();
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
      '--bridge',
      bridge,
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
    for (const name of hadSwarm ? [bridge] : [bridge, SWARM_BRIDGE]) {
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
