import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { docker } from '../../scripts/lib/docker';
import { onCleanup } from '../../scripts/lib/main';
import { findProgram, lastLines, run, UserFacingError } from '../../scripts/lib/run';

const START_ATTEMPTS = 60;
const ATTEMPT_PAUSE_MS = 500;
/** The network interfaces that a Docker engine makes, and does not delete when it ends. */
const ENGINE_INTERFACES = ['docker0', 'docker_gwbridge'];

const deleteInterface = (name: string) => run('ip', ['link', 'delete', name], { quiet: true });

/**
 * Deletes the network interfaces of an engine that was killed. Containers of that engine may still
 * run and be connected to them. New containers would get the same addresses, and the old containers
 * would then receive some of their requests.
 */
async function deleteLeftovers(): Promise<void> {
  const { code } = await run('pgrep', ['--exact', 'dockerd'], { quiet: true });
  // pgrep ends with 1 if no engine runs. If one runs, it needs the interfaces.
  if (code === 1) {
    for (const name of ENGINE_INTERFACES) {
      await deleteInterface(name);
    }
  }
}

/**
 * Starts a Docker engine and sets DOCKER_HOST to its address. The cleanup stops the engine.
 *
 * @param folder the folder for all its files
 * @throws {UserFacingError} when the engine ends or does not answer in time; the message quotes its
 *   log
 */
export async function startEngine(folder: string): Promise<void> {
  const engineAddress = `unix://${folder}/docker.sock`;
  const logFile = `${folder}/dockerd.log`;
  const logDescriptor = openSync(logFile, 'a');
  const args = [
    '--host',
    engineAddress,
    '--pidfile',
    `${folder}/pid`,
    '--data-root',
    `${folder}/data`,
    '--exec-root',
    `${folder}/exec`,
  ];
  await deleteLeftovers();
  const newInterfaces = ENGINE_INTERFACES.filter((name) => !existsSync(`/sys/class/net/${name}`));
  const dockerd = findProgram('dockerd') ?? 'dockerd';
  const engineProcess = spawn(dockerd, args, {
    stdio: ['ignore', logDescriptor, logDescriptor],
    detached: true,
  });
  const closeEvent = once(engineProcess, 'close');
  // Prefers the line of a panic, because the log after it only shows the state of each goroutine.
  const describeFailure = (text = readFileSync(logFile, 'utf8')) =>
    /^(?:panic|fatal error):.*/m.exec(text)?.[0] ?? lastLines(text, 5);
  onCleanup(async () => {
    if (!engineProcess.kill()) {
      console.error(
        'The Docker engine ended early, ' +
          `${engineProcess.signalCode ?? engineProcess.exitCode}:\n${describeFailure()}`,
      );
    }
    await closeEvent;
    // The engine leaves this file mounted, and a folder with a mounted file cannot be removed.
    await run('umount', [`${folder}/exec/netns/default`], { quiet: true });
    for (const name of newInterfaces) {
      await deleteInterface(name);
    }
  });
  process.env.DOCKER_HOST = engineAddress;
  for (let attempt = 0; attempt < START_ATTEMPTS && engineProcess.exitCode === null; attempt += 1) {
    if ((await docker(['info'])).code === 0) {
      return;
    }
    await wait(ATTEMPT_PAUSE_MS);
  }
  throw new UserFacingError(`The Docker engine did not start:\n${describeFailure()}`);
}
