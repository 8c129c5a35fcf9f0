import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { docker } from '../../scripts/lib/docker';
import { onCleanup } from '../../scripts/lib/main';
import { findProgram, lastLines, run, UserFacingError } from '../../scripts/lib/run';

const START_ATTEMPTS = 60;
const ATTEMPT_MS = 500;
/** The network interfaces of a Docker engine, which it does not delete when it ends. */
const INTERFACES = ['docker0', 'docker_gwbridge'];

const deleteInterface = (name: string) => run('ip', ['link', 'delete', name], { quiet: true });

/**
 * Deletes the interfaces that an engine left behind because it was killed. To these, its containers
 * would still be connected. New containers get the same addresses as those, and would share their
 * requests with them.
 */
async function deleteLeftovers(): Promise<void> {
  const { code } = await run('pgrep', ['--exact', 'dockerd'], { quiet: true });
  // 1: no such process. Another engine that runs keeps its interfaces.
  if (code === 1) {
    for (const name of INTERFACES) {
      await deleteInterface(name);
    }
  }
}

/**
 * Starts a Docker engine and sets DOCKER_HOST to it. The cleanup stops the engine.
 *
 * @param folder for all its files
 */
export async function startEngine(folder: string): Promise<void> {
  const socket = `unix://${folder}/docker.sock`;
  const log = `${folder}/dockerd.log`;
  const out = openSync(log, 'a');
  const args = [
    '--host',
    socket,
    '--pidfile',
    `${folder}/pid`,
    '--data-root',
    `${folder}/data`,
    '--exec-root',
    `${folder}/exec`,
  ];
  await deleteLeftovers();
  const made = INTERFACES.filter((name) => !existsSync(`/sys/class/net/${name}`));
  const dockerd = findProgram('dockerd') ?? 'dockerd';
  const child = spawn(dockerd, args, { stdio: ['ignore', out, out], detached: true });
  const ended = once(child, 'close');
  // The lines after a panic only show the state of each thread.
  const lastWords = (text = readFileSync(log, 'utf8')) =>
    /^(?:panic|fatal error):.*/m.exec(text)?.[0] ?? lastLines(text, 5);
  onCleanup(async () => {
    if (!child.kill()) {
      console.error(
        `The Docker engine ended early, ${child.signalCode ?? child.exitCode}:\n${lastWords()}`,
      );
    }
    await ended;
    // The folder cannot be removed as long as this is mounted.
    await run('umount', [`${folder}/exec/netns/default`], { quiet: true });
    for (const name of made) {
      await deleteInterface(name);
    }
  });
  process.env.DOCKER_HOST = socket;
  for (let attempt = 0; attempt < START_ATTEMPTS && child.exitCode === null; attempt += 1) {
    if ((await docker(['info'])).code === 0) {
      return;
    }
    await wait(ATTEMPT_MS);
  }
  throw new UserFacingError(`The Docker engine did not start:\n${lastWords()}`);
}
