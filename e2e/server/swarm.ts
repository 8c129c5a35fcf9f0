import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../scripts/lib/run';
import { BARE_DOMAIN, DOMAIN, type DockerEngine, docker } from './proxiedSite';

/** The time that Swarm may take for a change on a busy machine. */
const CHANGE_TIMEOUT_MS = 120_000;

/** A replica of a service, in the form of the output of “docker inspect”. */
export interface Task {
  ID: string;
  Slot: number;
  DesiredState: string;
  Spec: { ContainerSpec: { Image: string } };
  Status: { State: string; Timestamp: string; ContainerStatus?: { ContainerID: string } };
}

/** A network, in the form of the output of “docker network inspect”. */
interface Network {
  Name: string;
  Attachable: boolean;
}

/** The name of the network that Swarm adds to each machine, and keeps when the machine leaves. */
const BRIDGE_NETWORK = 'docker_gwbridge';

/**
 * Turns the engine under test into a swarm of one machine, unless it already is such a swarm.
 *
 * @returns whether this function has made the swarm
 * @throws when the engine belongs to a swarm that it does not control, or to one with several
 *   machines, because the other machines lack the image under test
 * @throws when the engine has a network of Compose 1, because its containers would lose this
 *   network when the engine leaves the swarm
 */
async function joinSwarm(engine: DockerEngine): Promise<boolean> {
  const swarm = JSON.parse(await docker(engine, ['info', '--format', '{{json .Swarm}}']));
  if (swarm.LocalNodeState !== 'inactive') {
    if (!swarm.ControlAvailable || swarm.Nodes !== 1) {
      throw new Error(
        'The engine belongs to a swarm of several machines, which lack the image under test.',
      );
    }
    return false;
  }
  // The test does not inspect all networks: if another test adds a container to a network at the
  // same moment, the engine may crash (https://github.com/moby/moby/issues/49402).
  const ofCompose = ['network', 'ls', '--quiet', '--filter', 'label=com.docker.compose.project'];
  const ids = (await docker(engine, ofCompose)).split('\n').filter(Boolean);
  const networks: Network[] =
    ids.length > 0 ? JSON.parse(await docker(engine, ['network', 'inspect', ...ids])) : [];
  const attachable = networks.find(({ Attachable }) => Attachable);
  if (attachable) {
    throw new Error(`To leave the swarm later would remove the network ${attachable.Name}.`);
  }
  const address = '127.0.0.1';
  await docker(engine, ['swarm', 'init', '--advertise-addr', address, '--listen-addr', address]);
  return true;
}

/**
 * Prepares a stack with deploy/stack.yaml on the engine under test.
 *
 * @param name the name of the stack
 * @throws as `joinSwarm` does
 */
export async function prepareStack(engine: DockerEngine, name: string) {
  const bridge = ['network', 'ls', '--quiet', '--filter', `name=^${BRIDGE_NETWORK}$`];
  const hadBridge = Boolean(await docker(engine, bridge));
  const isOwnSwarm = await joinSwarm(engine);

  /**
   * Runs a command of Docker. If it fails because Swarm changes something at the same moment, runs
   * it again, at most ten times.
   */
  const retry = async (
    argsOf: () => Promise<string[]>,
    isTemporary: (output: string) => boolean,
    env = {},
  ) => {
    for (let attempt = 1; ; attempt += 1) {
      const args = await argsOf();
      const { code, output } = await engine.docker(args, { env });
      if (code === 0) {
        return output;
      }
      if (attempt === 10 || !isTemporary(output)) {
        throw new Error(`docker ${args.join(' ')}: ${output}`);
      }
    }
  };
  /** Runs a command that updates the site. */
  const update = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    retry(
      async () => args,
      (output) => output.includes('update out of sequence'),
      env,
    );

  /**
   * Returns all tasks of a service, including those that have ended, as long as Swarm remembers
   * them.
   */
  const tasks = async (service: 'site' | 'proxy'): Promise<Task[]> => {
    const list = ['service', 'ps', '--quiet', '--no-trunc', `${name}_${service}`];
    const inspect = async () => [
      'inspect',
      '--type',
      'task',
      ...(await docker(engine, list)).split('\n'),
    ];
    // The inspection fails if Swarm has just forgotten a task of the list.
    return JSON.parse(await retry(inspect, () => true));
  };

  return {
    tasks,

    /** Deploys an image as stack.yaml describes, but asks no registry for the image. */
    deploy: (image: string) =>
      update(
        [
          'stack',
          'deploy',
          '--resolve-image',
          'never',
          '--compose-file',
          path.join(root, 'deploy/stack.yaml'),
          name,
        ],
        // Swarm cannot publish ports on the loopback interface only. 0 makes it choose free ports.
        { SITE_DOMAIN: DOMAIN, BARE_DOMAIN, SITE_IMAGE: image, HTTP_PORT: '0', HTTPS_PORT: '0' },
      ),

    /** Restores the specification that the site had before the last update. */
    rollBack: () => update(['service', 'rollback', '--detach', `${name}_site`]),

    /** Returns the state of the site's last update, such as `completed`. */
    updateState: () =>
      docker(engine, [
        'service',
        'inspect',
        '--format',
        '{{with .UpdateStatus}}{{.State}}{{end}}',
        `${name}_site`,
      ]),

    /** Returns the tasks of the site that should run, and whose container is healthy. */
    healthyReplicas: async () =>
      (await tasks('site')).filter(
        ({ DesiredState, Status }) => DesiredState === 'running' && Status.State === 'running',
      ),

    /** Waits until the site runs as three healthy replicas of an image, and as nothing else. */
    async waitForImage(image: string) {
      const running = async () =>
        (await tasks('site'))
          .filter(
            ({ DesiredState, Status }) => DesiredState === 'running' || Status.State === 'running',
          )
          .map(({ Spec, Status }) => `${Spec.ContainerSpec.Image} ${Status.State}`);
      const wanted = Array.from({ length: 3 }, () => `${image} running`);
      await expect.poll(running, { timeout: CHANGE_TIMEOUT_MS }).toEqual(wanted);
    },

    /**
     * Waits for the container of the proxy.
     *
     * @returns the id of the container
     */
    async waitForProxy() {
      const running = async () =>
        (await tasks('proxy')).find(({ Status }) => Status.State === 'running')?.Status
          .ContainerStatus?.ContainerID ?? '';
      await expect.poll(running, { timeout: CHANGE_TIMEOUT_MS }).not.toBe('');
      return running();
    },

    /** Removes the stack and, unless the engine was a swarm before, the swarm. */
    async remove() {
      const label = `label=com.docker.stack.namespace=${name}`;
      await docker(engine, ['stack', 'rm', name]);
      const left = () => docker(engine, ['ps', '--all', '--quiet', '--filter', label]);
      await expect.poll(left, { timeout: CHANGE_TIMEOUT_MS }).toBe('');
      const volumes = await docker(engine, ['volume', 'ls', '--quiet', '--filter', label]);
      if (volumes) {
        await docker(engine, ['volume', 'rm', ...volumes.split('\n')]);
      }
      if (isOwnSwarm) {
        await docker(engine, ['swarm', 'leave', '--force']);
        if (!hadBridge) {
          await docker(engine, ['network', 'rm', BRIDGE_NETWORK]);
        }
      }
    },
  };
}
