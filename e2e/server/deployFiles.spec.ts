import { expect, test } from '@playwright/test';
import { prepareCompose } from './compose';
import { Load } from './load';
import {
  buildDeployment,
  buildVariant,
  type DockerEngine,
  docker,
  engineUnderTest,
  expectToPassOnAnswers,
  waitForSiteBehind,
} from './proxiedSite';
import { prepareStack, type Task } from './swarm';

// The tests run one after the other (see playwright.config.ts).
test.describe.configure({ mode: 'default' });

const NAME = `site-test-${process.pid}`;
const IMAGE = `${NAME}:latest`;

const FIRST = `${NAME}:first`;
const SECOND = `${NAME}:second`;
/** An image that starts, but whose health check fails. */
const BROKEN = `${NAME}:broken`;
const BROKEN_CONF =
  'pid /tmp/nginx.pid; events {} http { access_log off; server { listen 8081; } }';

/**
 * The largest number of answers that a crash may cut off. nginx.conf has two workers. Each may be
 * sending an answer when it is killed, and nobody can complete that answer.
 */
const MAX_ANSWERS_CUT_BY_CRASH = 2;

const containerOf = (task: Task) => String(task.Status.ContainerStatus?.ContainerID);

/** Waits until each replica of the site has logged a request for a page. */
async function expectLoadOnEach(engine: DockerEngine, replicas: Task[]): Promise<void> {
  for (const replica of replicas) {
    await expect
      .poll(() => docker(engine, ['logs', containerOf(replica)]))
      .toContain('/docs/services');
  }
}

/**
 * Checks that each replica of `image` was healthy before Swarm stopped the replica that it
 * replaced.
 */
function expectNewBeforeOld(tasks: Task[], image: string): void {
  const updated = tasks.filter(({ Spec }) => Spec.ContainerSpec.Image === image);
  expect(updated.map(({ Slot }) => Slot).sort()).toEqual([1, 2, 3]);
  for (const replica of updated) {
    const replaced = tasks.find(({ ID, Slot }) => Slot === replica.Slot && ID !== replica.ID);
    expect(replaced?.Status.State).toBe('shutdown');
    const [started, stopped] = [replica, replaced].map((task) =>
      Date.parse(String(task?.Status.Timestamp)),
    );
    expect(started).toBeLessThan(Number(stopped));
  }
}

test('Compose starts the site behind the proxy, and no request fails while it replaces the site', async () => {
  const engine = await engineUnderTest();
  const compose = await prepareCompose(NAME, IMAGE);
  let load: Load | undefined;
  try {
    await buildDeployment(engine, IMAGE, 'first');
    await compose('up', '--detach', '--no-build');
    const proxy = await compose('ps', '--quiet', 'proxy');
    const site = await waitForSiteBehind(engine, proxy);
    await expectToPassOnAnswers(site);
    expect(await site.deployment()).toBe('first');
    const old = await compose('ps', '--quiet', 'site');

    load = new Load(`${site.https}/docs/services`, site.ca);
    await load.waitForAnswers(100);

    // As compose.yaml says, the same command deploys another version.
    await buildDeployment(engine, IMAGE, 'second');
    await compose('up', '--detach', '--no-build');
    expect(await compose('ps', '--quiet', 'site')).not.toBe(old);
    await expect.poll(() => site.deployment()).toBe('second');

    await load.waitForAnswers(100);
    await load.stop();
    expect(load.failures).toEqual([]);

    // When the site is frozen, the proxy answers with an error, and its log must not name the
    // visitor. The proxy does not repeat a POST request, because it may change something.
    await docker(engine, ['pause', await compose('ps', '--quiet', 'site')]);
    expect((await site.get('/docs/services', { method: 'POST' })).status).toBe(504);
    expect(await docker(engine, ['logs', proxy])).not.toMatch(/remote_ip|services/);
  } finally {
    await load?.stop();
    await compose('down', '--volumes', '--timeout', '0');
    await docker(engine, ['rmi', '--force', IMAGE]);
  }
});

test('on a swarm no request fails during an update, a rollback, a broken update and a freeze, nor after a crash', async () => {
  const engine = await engineUnderTest();
  const stack = await prepareStack(engine, NAME);
  let load: Load | undefined;
  try {
    await buildDeployment(engine, FIRST, 'first');
    await buildDeployment(engine, SECOND, 'second');
    await buildVariant(engine, BROKEN, { '/etc/nginx/nginx.conf': BROKEN_CONF });

    await stack.deploy(FIRST);
    await stack.waitForImage(FIRST);
    const site = await waitForSiteBehind(engine, await stack.waitForProxy());
    await expectToPassOnAnswers(site);
    load = new Load(`${site.https}/docs/services`, site.ca);
    await expectLoadOnEach(engine, await stack.healthyReplicas());

    load.phase = 'update';
    await stack.deploy(SECOND);
    await stack.waitForImage(SECOND);
    expectNewBeforeOld(await stack.tasks('site'), SECOND);
    expect(await site.deployment()).toBe('second');
    await expectLoadOnEach(engine, await stack.healthyReplicas());

    load.phase = 'rollback';
    await stack.rollBack();
    await stack.waitForImage(FIRST);
    expect(await site.deployment()).toBe('first');

    load.phase = 'broken update';
    await stack.deploy(BROKEN);
    await expect.poll(() => stack.updateState()).toBe('rollback_completed');
    await stack.waitForImage(FIRST);

    // A frozen container accepts connections and never answers, as if its machine were gone.
    load.phase = 'freeze';
    const [failingReplica] = await stack.healthyReplicas();
    await docker(engine, ['pause', containerOf(failingReplica as Task)]);
    await load.waitForAnswers(100);
    load.phase = 'crash';
    await docker(engine, ['kill', containerOf(failingReplica as Task)]);
    await expect
      .poll(async () => (await stack.healthyReplicas()).map(({ ID }) => ID))
      .not.toContain(failingReplica?.ID);
    await stack.waitForImage(FIRST);
    await expectLoadOnEach(engine, await stack.healthyReplicas());

    await load.stop();
    const isCutByCrash = (failure: string) => /^crash: .*, cut after/.test(failure);
    expect(load.failures.filter((failure) => !isCutByCrash(failure))).toEqual([]);
    expect(load.failures.filter(isCutByCrash).length).toBeLessThanOrEqual(MAX_ANSWERS_CUT_BY_CRASH);
  } finally {
    await load?.stop();
    await stack.remove();
    await docker(engine, ['rmi', '--force', FIRST, SECOND, BROKEN]);
  }
});
