import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../scripts/lib/run';
import { BARE_DOMAIN, DOMAIN, docker, type Engine } from './proxiedSite';

/** How long Swarm may take for a change, on a busy machine. */
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

/** deploy/stack.yaml on the engine under test, which becomes a swarm of one machine unless it is one. */
export class Stack {
  readonly #engine: Engine;
  readonly #name: string;
  /** Whether the engine was no swarm before. */
  readonly #isOwnSwarm: boolean;
  readonly #hadBridge: boolean;

  private constructor(engine: Engine, name: string, isOwnSwarm: boolean, hadBridge: boolean) {
    this.#engine = engine;
    this.#name = name;
    this.#isOwnSwarm = isOwnSwarm;
    this.#hadBridge = hadBridge;
  }

  /**
   * Prepares the engine.
   *
   * @param name of the stack
   * @throws when the engine belongs to a swarm in which it cannot deploy the image under test, or has a network
   *   that Docker would remove from its containers when the engine leaves the swarm
   */
  static async prepare(engine: Engine, name: string): Promise<Stack> {
    const swarm = JSON.parse(await docker(engine, ['info', '--format', '{{json .Swarm}}']));
    const ids = await docker(engine, ['network', 'ls', '--quiet', '--no-trunc']);
    const networks: Network[] = JSON.parse(await docker(engine, ['network', 'inspect', ...ids.split('\n')]));
    const isOwnSwarm = swarm.LocalNodeState === 'inactive';
    if (isOwnSwarm) {
      const attachable = networks.find(({ Attachable }) => Attachable);
      if (attachable) {
        throw new Error(`To leave the swarm later would remove the network ${attachable.Name}.`);
      }
      const address = '127.0.0.1';
      await docker(engine, ['swarm', 'init', '--advertise-addr', address, '--listen-addr', address]);
    } else if (!swarm.ControlAvailable || swarm.Nodes !== 1) {
      throw new Error('The engine belongs to a swarm of several machines, which lack the image under test.');
    }
    const hadBridge = networks.some(({ Name }) => Name === BRIDGE);
    return new Stack(engine, name, isOwnSwarm, hadBridge);
  }

  /** Runs a command that updates the site. */
  async #update(args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { code, output } = await this.#engine.docker(args, { env });
      if (code === 0) {
        return;
      }
      // It fails when Swarm itself notes something about the service in the same moment.
      if (!output.includes('update out of sequence')) {
        throw new Error(`docker ${args.join(' ')}: ${output}`);
      }
    }
    throw new Error(`docker ${args.join(' ')}: always out of sequence`);
  }

  /** Deploys an image as stack.yaml describes it, except that no registry is asked for it. */
  async deploy(image: string): Promise<void> {
    const file = path.join(root, 'deploy/stack.yaml');
    await this.#update(
      ['stack', 'deploy', '--resolve-image', 'never', '--compose-file', file, this.#name],
      // Swarm publishes on all interfaces; 0 asks for free ports.
      { SITE_DOMAIN: DOMAIN, BARE_DOMAIN, SITE_IMAGE: image, HTTP_PORT: '0', HTTPS_PORT: '0' },
    );
  }

  /** Goes back to the specification of the site before the last update. */
  async rollBack(): Promise<void> {
    await this.#update(['service', 'rollback', '--detach', `${this.#name}_site`]);
  }

  /** The state of the last update of the site, such as `completed`. */
  updateState(): Promise<string> {
    const template = '{{with .UpdateStatus}}{{.State}}{{end}}';
    return docker(this.#engine, ['service', 'inspect', '--format', template, `${this.#name}_site`]);
  }

  /** All tasks of a service, also those that have ended, as long as Swarm remembers them. */
  async tasks(service: 'site' | 'proxy'): Promise<Task[]> {
    const list = ['service', 'ps', '--quiet', '--no-trunc', `${this.#name}_${service}`];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const ids = (await docker(this.#engine, list)).split('\n');
      const { code, output } = await this.#engine.docker(['inspect', '--type', 'task', ...ids]);
      // It fails when Swarm forgets a task after listing it.
      if (code === 0) {
        return JSON.parse(output);
      }
    }
    throw new Error(`The tasks of ${service} cannot be inspected.`);
  }

  /** The tasks of the site that should run, and whose container is healthy. */
  async healthyReplicas(): Promise<Task[]> {
    const tasks = await this.tasks('site');
    return tasks.filter(
      ({ DesiredState, Status }) => DesiredState === 'running' && Status.State === 'running',
    );
  }

  /** Waits until the site runs as three healthy replicas of an image, and nothing else. */
  async becomes(image: string): Promise<void> {
    const running = async () =>
      (await this.tasks('site'))
        .filter(({ DesiredState, Status }) => DesiredState === 'running' || Status.State === 'running')
        .map(({ Spec, Status }) => `${Spec.ContainerSpec.Image} ${Status.State}`);
    await expect
      .poll(running, { timeout: CHANGE_TIMEOUT_MS })
      .toEqual(Array.from({ length: 3 }, () => `${image} running`));
  }

  /** Waits for the container of the proxy. @returns its id */
  async proxy(): Promise<string> {
    const running = async () =>
      (await this.tasks('proxy')).find(({ Status }) => Status.State === 'running')?.Status.ContainerStatus
        ?.ContainerID ?? '';
    await expect.poll(running, { timeout: CHANGE_TIMEOUT_MS }).not.toBe('');
    return running();
  }

  /** Removes the stack and, unless the engine was a swarm before, the swarm. */
  async remove(): Promise<void> {
    const label = `label=com.docker.stack.namespace=${this.#name}`;
    await docker(this.#engine, ['stack', 'rm', this.#name]);
    const left = () => docker(this.#engine, ['ps', '--all', '--quiet', '--filter', label]);
    await expect.poll(left, { timeout: CHANGE_TIMEOUT_MS }).toBe('');
    const volumes = await docker(this.#engine, ['volume', 'ls', '--quiet', '--filter', label]);
    if (volumes) {
      await docker(this.#engine, ['volume', 'rm', ...volumes.split('\n')]);
    }
    if (this.#isOwnSwarm) {
      await docker(this.#engine, ['swarm', 'leave', '--force']);
    }
    if (this.#isOwnSwarm && !this.#hadBridge) {
      await docker(this.#engine, ['network', 'rm', BRIDGE]);
    }
  }
}
