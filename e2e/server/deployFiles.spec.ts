import { expect, test } from '@playwright/test';
import { prepareCompose } from './compose';
import { RequestLoad } from './load';
import {
  BARE_DOMAIN,
  buildDeployment,
  buildVariant,
  DOMAIN,
  type DockerEngine,
  docker,
  expectToPassOnAnswers,
  findEngineUnderTest,
  waitForSiteBehindProxy,
} from './proxiedSite';
import { prepareStack, type Task } from './swarm';

// The tests run one after the other (see playwright.config.ts).
test.describe.configure({ mode: 'default' });

const TEST_NAME = `site-test-${process.pid}`;
const COMPOSE_IMAGE = `${TEST_NAME}:latest`;

const FIRST_IMAGE = `${TEST_NAME}:first`;
const SECOND_IMAGE = `${TEST_NAME}:second`;
/** An image that starts, but whose health check fails. */
const BROKEN_IMAGE = `${TEST_NAME}:broken`;
const BROKEN_NGINX_CONF =
  'pid /tmp/nginx.pid; events {} http { access_log off; server { listen 8081; } }';

/**
 * The largest number of answers that a crash may cut off. nginx.conf has two workers. Each may be
 * sending an answer when it is killed, and nobody can complete that answer.
 */
const MAX_ANSWERS_CUT_BY_CRASH = 2;

const containerIdOf = (task: Task) => String(task.Status.ContainerStatus?.ContainerID);

/** Waits until each replica of the site has logged a request for a page. */
async function waitForRequestOnEach(engine: DockerEngine, replicas: Task[]): Promise<void> {
  for (const replica of replicas) {
    await expect
      .poll(() => docker(engine, ['logs', containerIdOf(replica)]))
      .toContain('/docs/services');
  }
}

/**
 * Checks that each replica of `image` was healthy before Swarm stopped the replica that it
 * replaced.
 */
function expectNewBeforeOld(tasks: Task[], image: string): void {
  const updatedReplicas = tasks.filter(({ Spec }) => Spec.ContainerSpec.Image === image);
  expect(updatedReplicas.map(({ Slot }) => Slot).sort()).toEqual([1, 2, 3]);
  for (const replica of updatedReplicas) {
    const replacedReplica = tasks.find(
      ({ ID, Slot }) => Slot === replica.Slot && ID !== replica.ID,
    );
    expect(replacedReplica?.Status.State).toBe('shutdown');
    const [startedAt, stoppedAt] = [replica, replacedReplica].map((task) =>
      Date.parse(String(task?.Status.Timestamp)),
    );
    expect(startedAt).toBeLessThan(Number(stoppedAt));
  }
}

test('Compose starts the site behind the proxy, and no request fails while it replaces the site', async () => {
  const engine = await findEngineUnderTest();
  const runCompose = await prepareCompose(TEST_NAME, COMPOSE_IMAGE);
  let load: RequestLoad | undefined;
  try {
    await buildDeployment(engine, COMPOSE_IMAGE, 'first');
    await runCompose('up', '--detach', '--no-build');
    const proxyId = await runCompose('ps', '--quiet', 'proxy');
    const site = await waitForSiteBehindProxy(engine, proxyId);
    await expectToPassOnAnswers(site);
    expect(await site.readDeployment()).toBe('first');
    const oldContainerId = await runCompose('ps', '--quiet', 'site');

    load = new RequestLoad(`${site.httpsOrigin}/docs/services`, site.ca);
    await load.waitForAnswers(100);

    // As compose.yaml says, the same command deploys another version.
    await buildDeployment(engine, COMPOSE_IMAGE, 'second');
    await runCompose('up', '--detach', '--no-build');
    expect(await runCompose('ps', '--quiet', 'site')).not.toBe(oldContainerId);
    await expect.poll(() => site.readDeployment()).toBe('second');

    await load.waitForAnswers(100);
    await load.stop();
    expect(load.failures).toEqual([]);

    // When the site is frozen, the proxy answers with an error. The proxy logs the error, but must
    // not log the visitor. The test sends a POST request, because the proxy does not repeat those.
    await docker(engine, ['pause', await runCompose('ps', '--quiet', 'site')]);
    expect((await site.get('/docs/services', { method: 'POST' })).status).toBe(504);
    const readProxyLog = () => docker(engine, ['logs', proxyId]);
    await expect.poll(readProxyLog).toMatch(/^\{"level":"error".*"status":504\}$/m);
    expect(await readProxyLog()).not.toMatch(/remote_ip|services|172\.\d+\.\d+\.1\D/);
    expect(await readProxyLog()).not.toContain('"status":200');
  } finally {
    await load?.stop();
    await runCompose('down', '--volumes', '--timeout', '0');
    await docker(engine, ['rmi', '--force', COMPOSE_IMAGE]);
  }
});

test('Compose refuses a domain that has a scheme, with a line in the log of the proxy', async () => {
  const engine = await findEngineUnderTest();
  const SITE_DOMAIN = `http://${DOMAIN}`;
  const runCompose = await prepareCompose(`${TEST_NAME}-domain`, COMPOSE_IMAGE, { SITE_DOMAIN });
  try {
    await runCompose('up', '--detach', '--no-build', '--no-deps', 'proxy');
    const proxyId = await runCompose('ps', '--quiet', 'proxy');
    await expect
      .poll(() => docker(engine, ['logs', proxyId]))
      .toContain(`must be domains such as www.example.org: ${SITE_DOMAIN} ${BARE_DOMAIN}`);
  } finally {
    await runCompose('down', '--volumes', '--timeout', '0');
  }
});

test('on a swarm no request fails during an update, a rollback, a broken update and a freeze, nor after a crash', async () => {
  const engine = await findEngineUnderTest();
  const stack = await prepareStack(engine, TEST_NAME);
  let load: RequestLoad | undefined;
  try {
    await buildDeployment(engine, FIRST_IMAGE, 'first');
    await buildDeployment(engine, SECOND_IMAGE, 'second');
    await buildVariant(engine, BROKEN_IMAGE, { '/etc/nginx/nginx.conf': BROKEN_NGINX_CONF });

    await stack.deploy(FIRST_IMAGE);
    await stack.waitForImage(FIRST_IMAGE);
    const site = await waitForSiteBehindProxy(engine, await stack.waitForProxy());
    await expectToPassOnAnswers(site);
    load = new RequestLoad(`${site.httpsOrigin}/docs/services`, site.ca);
    await waitForRequestOnEach(engine, await stack.findHealthyReplicas());

    load.phase = 'update';
    await stack.deploy(SECOND_IMAGE);
    await stack.waitForImage(SECOND_IMAGE);
    expectNewBeforeOld(await stack.tasks('site'), SECOND_IMAGE);
    expect(await site.readDeployment()).toBe('second');
    await waitForRequestOnEach(engine, await stack.findHealthyReplicas());

    load.phase = 'rollback';
    await stack.rollBack();
    await stack.waitForImage(FIRST_IMAGE);
    expect(await site.readDeployment()).toBe('first');

    load.phase = 'broken update';
    await stack.deploy(BROKEN_IMAGE);
    await expect.poll(() => stack.readUpdateState()).toBe('rollback_completed');
    await stack.waitForImage(FIRST_IMAGE);

    // A frozen container accepts connections and never answers, as if its machine were gone.
    load.phase = 'freeze';
    const [failingReplica] = await stack.findHealthyReplicas();
    await docker(engine, ['pause', containerIdOf(failingReplica as Task)]);
    await load.waitForAnswers(100);
    load.phase = 'crash';
    await docker(engine, ['kill', containerIdOf(failingReplica as Task)]);
    await expect
      .poll(async () => (await stack.findHealthyReplicas()).map(({ ID }) => ID))
      .not.toContain(failingReplica?.ID);
    await stack.waitForImage(FIRST_IMAGE);
    await waitForRequestOnEach(engine, await stack.findHealthyReplicas());

    await load.stop();
    const isCutByCrash = (failure: string) => /^crash: .*, cut after/.test(failure);
    expect(load.failures.filter((failure) => !isCutByCrash(failure))).toEqual([]);
    expect(load.failures.filter(isCutByCrash).length).toBeLessThanOrEqual(MAX_ANSWERS_CUT_BY_CRASH);
  } finally {
    await load?.stop();
    await stack.remove();
    await docker(engine, ['rmi', '--force', FIRST_IMAGE, SECOND_IMAGE, BROKEN_IMAGE]);
  }
});
