import { expect, test } from '@playwright/test';
import { prepareCompose } from './compose';
import { RequestLoad } from './load';
import {
  BARE_DOMAIN,
  buildDeployment,
  DOMAIN,
  docker,
  expectToPassOnAnswers,
  findEngineUnderTest,
  waitForSiteBehindProxy,
} from './proxiedSite';

// The tests run one after the other (see playwright.config.ts).
test.describe.configure({ mode: 'default' });

const TEST_NAME = `site-test-${process.pid}`;
const COMPOSE_IMAGE = `${TEST_NAME}:latest`;

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
