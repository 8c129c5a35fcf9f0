import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { find, PlainError, run } from './run.mjs';

const START_ATTEMPTS = 60;
const ATTEMPT_MS = 500;

/**
 * A Docker engine, and how to talk to it.
 *
 * @typedef {object} Engine
 * @property {(args: string[], options?: Parameters<typeof run>[2]) => ReturnType<typeof run>} docker runs the client
 * @property {string} [host] where it listens, when that is not the usual place
 * @property {() => Promise<void>} stop stops the engine if it was started here
 */

/**
 * The client: Debian's own if it is there, since it builds without further
 * plug-ins, else the first on PATH.
 */
function findClient() {
  return existsSync('/usr/bin/docker') ? '/usr/bin/docker' : find('docker');
}

/**
 * @param {string} client
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {Engine['docker']}
 */
function talkThrough(client, extra = {}) {
  return (args, options) =>
    run(client, args, {
      quiet: true,
      ...options,
      env: { ...process.env, DOCKER_CLI_HINTS: 'false', ...extra },
    });
}

/** @returns {Promise<Engine | undefined>} the engine that already answers on this machine */
export async function runningEngine() {
  const client = findClient();
  if (!client) {
    return undefined;
  }
  const docker = talkThrough(client);
  const { code } = await docker(['info'], { timeoutMs: 20_000 });
  return code === 0 ? { docker, stop: async () => {} } : undefined;
}

/**
 * Starts an engine of its own, which keeps everything below one folder.
 *
 * @param {string} folder removed by the caller once the engine has stopped
 * @returns {Promise<Engine>}
 * @throws {PlainError}
 */
export async function startEngine(folder) {
  const client = findClient();
  const server = find('dockerd');
  if (!client || !server) {
    throw new PlainError(
      'A Docker engine is needed: install Docker, or run as root on Debian to have it installed.',
    );
  }
  const hadBridge = existsSync('/sys/class/net/docker0');
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
  const docker = talkThrough(client, { DOCKER_HOST: socket });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (!hadBridge) {
      await run('ip', ['link', 'delete', 'docker0'], { quiet: true });
    }
  };
  for (let attempt = 0; attempt < START_ATTEMPTS && child.exitCode === null; attempt += 1) {
    if ((await docker(['info'])).code === 0) {
      return { docker, host: socket, stop };
    }
    await wait(ATTEMPT_MS);
  }
  const { output } = await run('tail', ['-n', '5', log], { quiet: true });
  await stop();
  throw new PlainError(`The Docker engine did not start:\n${output.trim()}`);
}
