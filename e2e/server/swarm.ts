import path from 'node:path';
import { expect } from '@playwright/test';
import { projectRoot } from '../../scripts/lib/run';
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
async function ensureSwarm(engine: DockerEngine): Promise<boolean> {
  const swarmInfo = JSON.parse(await docker(engine, ['info', '--format', '{{json .Swarm}}']));
  if (swarmInfo.LocalNodeState !== 'inactive') {
    if (!swarmInfo.ControlAvailable || swarmInfo.Nodes !== 1) {
      throw new Error(
        'The engine belongs to a swarm of several machines, which lack the image under test.',
      );
    }
    return false;
  }
  // The test does not inspect all networks, because the engine may crash if another test adds a
  // container to one at the same moment (https://github.com/moby/moby/issues/49402).
  const listNetworksArgs = [
    'network',
    'ls',
    '--quiet',
    '--filter',
    'label=com.docker.compose.project',
  ];
  const networkIds = (await docker(engine, listNetworksArgs)).split('\n').filter(Boolean);
  const networks: Network[] =
    networkIds.length > 0
      ? JSON.parse(await docker(engine, ['network', 'inspect', ...networkIds]))
      : [];
  const attachableNetwork = networks.find(({ Attachable }) => Attachable);
  if (attachableNetwork) {
    throw new Error(`To leave the swarm later would remove the network ${attachableNetwork.Name}.`);
  }
  const loopbackAddress = '127.0.0.1';
  await docker(engine, [
    'swarm',
    'init',
    '--advertise-addr',
    loopbackAddress,
    '--listen-addr',
    loopbackAddress,
  ]);
  return true;
}

/**
 * Prepares a swarm for a stack of deploy/stack.yaml.
 *
 * @param name the name of the stack
 * @returns functions that deploy, change, read and remove the stack
 * @throws as `ensureSwarm` does
 */
export async function prepareStack(engine: DockerEngine, name: string) {
  const listBridgeArgs = ['network', 'ls', '--quiet', '--filter', `name=^${BRIDGE_NETWORK}$`];
  const hadBridgeNetwork = Boolean(await docker(engine, listBridgeArgs));
  const hasMadeSwarm = await ensureSwarm(engine);

  /**
   * Runs a command of Docker. If it fails because Swarm changes something at the same moment, runs
   * it again, at most ten times.
   */
  const runWithRetries = async (
    makeArgs: () => Promise<string[]>,
    isTemporaryFailure: (output: string) => boolean,
    env = {},
  ) => {
    for (let attempt = 1; ; attempt += 1) {
      const args = await makeArgs();
      const { code, output } = await engine.docker(args, { env });
      if (code === 0) {
        return output;
      }
      if (attempt === 10 || !isTemporaryFailure(output)) {
        throw new Error(`docker ${args.join(' ')}: ${output}`);
      }
    }
  };
  /** Runs a command that updates the site, and runs it again if another update comes between. */
  const runUpdate = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    runWithRetries(
      async () => args,
      (output) => output.includes('update out of sequence'),
      env,
    );

  /**
   * Returns all tasks of a service, including those that have ended, as long as Swarm remembers
   * them.
   */
  const readTasks = async (service: 'site' | 'proxy'): Promise<Task[]> => {
    const listTasksArgs = ['service', 'ps', '--quiet', '--no-trunc', `${name}_${service}`];
    const makeInspectArgs = async () => [
      'inspect',
      '--type',
      'task',
      ...(await docker(engine, listTasksArgs)).split('\n'),
    ];
    // The inspection fails if Swarm has just forgotten a task of the list.
    return JSON.parse(await runWithRetries(makeInspectArgs, () => true));
  };

  return {
    tasks: readTasks,

    /** Deploys an image as stack.yaml describes, but asks no registry for the image. */
    deploy: (image: string) =>
      runUpdate(
        [
          'stack',
          'deploy',
          '--resolve-image',
          'never',
          '--compose-file',
          path.join(projectRoot, 'deploy/stack.yaml'),
          name,
        ],
        // Swarm cannot publish ports on the loopback interface only. 0 makes it choose free ports.
        { SITE_DOMAIN: DOMAIN, BARE_DOMAIN, SITE_IMAGE: image, HTTP_PORT: '0', HTTPS_PORT: '0' },
      ),

    /** Restores the specification that the site had before the last update. */
    rollBack: () => runUpdate(['service', 'rollback', '--detach', `${name}_site`]),

    /** Returns the state of the site's last update, such as `completed`. */
    readUpdateState: () =>
      docker(engine, [
        'service',
        'inspect',
        '--format',
        '{{with .UpdateStatus}}{{.State}}{{end}}',
        `${name}_site`,
      ]),

    /** Returns the tasks of the site that should run, and whose container is healthy. */
    findHealthyReplicas: async () =>
      (await readTasks('site')).filter(
        ({ DesiredState, Status }) => DesiredState === 'running' && Status.State === 'running',
      ),

    /** Waits until the site runs as three healthy replicas of an image, and as nothing else. */
    async waitForImage(image: string) {
      const findRunning = async () =>
        (await readTasks('site'))
          .filter(
            ({ DesiredState, Status }) => DesiredState === 'running' || Status.State === 'running',
          )
          .map(({ Spec, Status }) => `${Spec.ContainerSpec.Image} ${Status.State}`);
      const expectedReplicas = Array.from({ length: 3 }, () => `${image} running`);
      await expect.poll(findRunning, { timeout: CHANGE_TIMEOUT_MS }).toEqual(expectedReplicas);
    },

    /**
     * Waits for the container of the proxy.
     *
     * @returns the id of the container
     */
    async waitForProxy() {
      const findRunning = async () =>
        (await readTasks('proxy')).find(({ Status }) => Status.State === 'running')?.Status
          .ContainerStatus?.ContainerID ?? '';
      await expect.poll(findRunning, { timeout: CHANGE_TIMEOUT_MS }).not.toBe('');
      return findRunning();
    },

    /** Removes the stack and, unless the engine was a swarm before, the swarm. */
    async remove() {
      const labelFilter = `label=com.docker.stack.namespace=${name}`;
      await docker(engine, ['stack', 'rm', name]);
      const findRemainingContainers = () =>
        docker(engine, ['ps', '--all', '--quiet', '--filter', labelFilter]);
      await expect.poll(findRemainingContainers, { timeout: CHANGE_TIMEOUT_MS }).toBe('');
      const volumes = await docker(engine, ['volume', 'ls', '--quiet', '--filter', labelFilter]);
      if (volumes) {
        await docker(engine, ['volume', 'rm', ...volumes.split('\n')]);
      }
      if (hasMadeSwarm) {
        await docker(engine, ['swarm', 'leave', '--force']);
        if (!hadBridgeNetwork) {
          await docker(engine, ['network', 'rm', BRIDGE_NETWORK]);
        }
      }
    },
  };
}
