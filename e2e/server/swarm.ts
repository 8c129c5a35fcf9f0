import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../scripts/lib/run';
import { BARE_DOMAIN, DOMAIN, type DockerEngine, docker } from './proxiedSite';

/** The time that Swarm may take for a change on a busy machine. */
const CHANGE_TIMEOUT_MS = 120_000;

/** A replica of a service, in the words of `docker inspect`. */
export interface Task {
  ID: string;
  Slot: number;
  DesiredState: string;
  Spec: { ContainerSpec: { Image: string } };
  Status: { State: string; Timestamp: string; ContainerStatus?: { ContainerID: string } };
}

/** A network, in the words of `docker network inspect`. */
interface Network {
  Name: string;
  Attachable: boolean;
}

/** The network that Swarm adds to each machine and keeps when the machine leaves. */
const BRIDGE = 'docker_gwbridge';

/**
 * Makes the engine under test a swarm of one machine, unless it is one.
 *
 * @returns whether it was none before
 * @throws when it belongs to a swarm in which it cannot deploy the image under test, or has a
 *   network of Compose 1, which Docker would remove from its containers when the engine leaves the
 *   swarm
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
  // Not all networks: to inspect one to which another test adds a container may crash the engine
  // (https://github.com/moby/moby/issues/49402).
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
 * deploy/stack.yaml on the engine under test.
 *
 * @param name of the stack
 * @throws as `joinSwarm`
 */
export async function prepareStack(engine: DockerEngine, name: string) {
  const bridge = ['network', 'ls', '--quiet', '--filter', `name=^${BRIDGE}$`];
  const hadBridge = Boolean(await docker(engine, bridge));
  const isOwnSwarm = await joinSwarm(engine);

  /**
   * Runs a command of Docker until it succeeds, while it fails since Swarm changes something in the
   * same moment.
   */
  const retry = async (
    argsOf: () => Promise<string[]>,
    isPassing: (output: string) => boolean,
    env = {},
  ) => {
    for (let attempt = 1; ; attempt += 1) {
      const args = await argsOf();
      const { code, output } = await engine.docker(args, { env });
      if (code === 0) {
        return output;
      }
      if (attempt === 10 || !isPassing(output)) {
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

  /** All tasks of a service, also those that have ended, as long as Swarm remembers them. */
  const tasks = async (service: 'site' | 'proxy'): Promise<Task[]> => {
    const list = ['service', 'ps', '--quiet', '--no-trunc', `${name}_${service}`];
    const inspect = async () => [
      'inspect',
      '--type',
      'task',
      ...(await docker(engine, list)).split('\n'),
    ];
    // It fails when Swarm forgets a task after listing it.
    return JSON.parse(await retry(inspect, () => true));
  };

  return {
    tasks,

    /** Deploys an image as stack.yaml describes it, except that no registry is asked for it. */
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
        // Swarm publishes on all interfaces; 0 asks for free ports.
        { SITE_DOMAIN: DOMAIN, BARE_DOMAIN, SITE_IMAGE: image, HTTP_PORT: '0', HTTPS_PORT: '0' },
      ),

    /** Goes back to the specification of the site before the last update. */
    rollBack: () => update(['service', 'rollback', '--detach', `${name}_site`]),

    /** The state of the last update of the site, such as `completed`. */
    updateState: () =>
      docker(engine, [
        'service',
        'inspect',
        '--format',
        '{{with .UpdateStatus}}{{.State}}{{end}}',
        `${name}_site`,
      ]),

    /** The tasks of the site that should run, and whose container is healthy. */
    healthyReplicas: async () =>
      (await tasks('site')).filter(
        ({ DesiredState, Status }) => DesiredState === 'running' && Status.State === 'running',
      ),

    /** Waits until the site runs as three healthy replicas of an image, and nothing else. */
    async becomes(image: string) {
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
     * @returns its id
     */
    async proxy() {
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
          await docker(engine, ['network', 'rm', BRIDGE]);
        }
      }
    },
  };
}
