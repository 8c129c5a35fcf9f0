import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Engine, engineAt, findClient } from '../lib/docker';
import { onCleanup } from '../lib/main';
import { findProgram, mustRun, run, UserFacingError } from '../lib/run';

const START_ATTEMPTS = 60;
const ATTEMPT_MS = 500;
/** The network interface that an engine makes when it joins a swarm, and leaves behind. */
const SWARM_BRIDGE = 'docker_gwbridge';

/**
 * Makes a network interface for the containers of one engine. On `docker0`, which all engines share,
 * a container would have the address of one that another engine runs.
 *
 * @returns its name
 */
async function makeBridge(): Promise<string> {
  // 15 letters at most.
  const name = `site-${process.pid}`;
  const address = `10.${(process.pid >> 8) & 255}.${process.pid & 255}.1/24`;
  for (const args of [
    ['link', 'add', name, 'type', 'bridge'],
    ['address', 'add', address, 'dev', name],
    ['link', 'set', name, 'up'],
  ]) {
    await mustRun('The network of the Docker engine was not made:', 'ip', args, { quiet: true });
  }
  return name;
}

/**
 * Starts another engine, which the cleanup stops.
 *
 * @param folder for all its files; the caller removes it once the engine has stopped
 * @throws {UserFacingError} when there is none to start, or it does not start
 */
export async function startEngine(folder: string): Promise<Engine> {
  const client = findClient();
  const server = findProgram('dockerd');
  if (!client || !server) {
    throw new UserFacingError(
      'A Docker engine is needed. Install Docker, or run this as root on Debian, which installs it.',
    );
  }
  const hadSwarm = existsSync(`/sys/class/net/${SWARM_BRIDGE}`);
  const bridge = await makeBridge();
  const socket = `unix://${folder}/docker.sock`;
  const log = path.join(folder, 'dockerd.log');
  const out = openSync(log, 'a');
  const places = [
    '--data-root',
    `${folder}/data`,
    '--exec-root',
    `${folder}/exec`,
    '--pidfile',
    `${folder}/pid`,
  ];
  const child = spawn(server, ['--host', socket, ...places, '--bridge', bridge], {
    stdio: ['ignore', out, out],
    detached: true,
  });
  const ended = new Promise((resolve) => {
    child.on('close', resolve);
  });
  onCleanup(async () => {
    child.kill('SIGTERM');
    await ended;
    // Sometimes left mounted, and then the folder cannot be removed.
    await run('umount', [`${folder}/exec/netns/default`], { quiet: true });
    for (const name of hadSwarm ? [bridge] : [bridge, SWARM_BRIDGE]) {
      await run('ip', ['link', 'delete', name], { quiet: true });
    }
  });
  const engine = engineAt(client, socket);
  for (let attempt = 0; attempt < START_ATTEMPTS && child.exitCode === null; attempt += 1) {
    if ((await engine.docker(['info'])).code === 0) {
      return engine;
    }
    await wait(ATTEMPT_MS);
  }
  const { output } = await run('tail', ['-n', '5', log], { quiet: true });
  throw new UserFacingError(`The Docker engine did not start:\n${output.trim()}`);
}
