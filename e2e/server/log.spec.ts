import { expect, test } from '@playwright/test';
import { exampleService } from '../content/routes';
import { type Container, startContainer } from '../lib/container';
import { rawRequest, sendBytes } from '../lib/rawHttp';
import { prepareCompose } from './compose';
import { findEngineUnderTest } from './proxiedSite';

test.describe.configure({ mode: 'default' });

let container: Container;
test.beforeAll(async () => {
  container = await startContainer();
});
test.afterAll(() => container?.remove());

/**
 * Waits until the log has a request for a path.
 *
 * @returns all lines of the log
 */
async function waitForLog(path: string): Promise<string[]> {
  await expect
    .poll(async () => (await container.readLog()).some((line) => line.includes(path)))
    .toBe(true);
  return container.readLog();
}

test('behind a proxy the network of the visitor is logged, never the whole address', async () => {
  // Requests of this machine reach the container from the address of Docker's gateway.
  const gatewayAddress = String(
    await container.inspect('.NetworkSettings.Networks.bridge.Gateway'),
  );
  const visitors: [forwarded: string, network: string][] = [
    ['203.0.113.77', '203.0.113.0'],
    ['2001:db8:abcd:12:34:56:78:9a', '2001:db8:abcd::'],
    ['2001:db8::9a', '2001:db8::'],
    ['2001:db8:abcd::9a', '2001:db8:abcd::'],
    ['2001::5', '2001::'],
    ['::1', '::'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    // A proxy appends the address that it sees to the addresses that the visitor has sent.
    ['198.51.100.1, 203.0.113.78', '203.0.113.0'],
    ['nonsense', gatewayAddress.replace(/\d+$/, '0')],
  ];
  for (const [index, [forwardedFor]] of visitors.entries()) {
    await rawRequest(container.url, `/visit-${index}-`, {
      headers: { 'x-forwarded-for': forwardedFor },
    });
  }
  const lines = await waitForLog(`/visit-${visitors.length - 1}-`);
  for (const [index, [forwardedFor, network]] of visitors.entries()) {
    const line = lines.find((candidate) => candidate.includes(`/visit-${index}-`)) ?? '';
    expect(line.split(' ')[1], forwardedFor).toMatch(
      new RegExp(`^${network.replaceAll('.', '\\.')}`),
    );
    expect(line).not.toMatch(/113\.7[78]|9a|198\.51/);
  }
});

/**
 * Requests a page as a proxy with an address in a new network of Docker. The request has a
 * visitor's address in `X-Forwarded-For`.
 *
 * @param network the first three numbers of the proxy's address, such as `192.0.2`
 * @returns the line in the log of the container
 */
async function requestAndFindLogLine(site: Container, network: string): Promise<string> {
  const networkName = `site-test-${process.pid}-${Date.now()}`;
  const { docker } = site;
  await docker(['network', 'create', '--subnet', `${network}.0/28`, networkName]);
  try {
    const containerId = String(await site.inspect('.Id'));
    await docker(['network', 'connect', '--ip', `${network}.5`, networkName, containerId]);
    const { code, output } = await docker([
      'run',
      '--rm',
      '--network',
      networkName,
      '--ip',
      `${network}.6`,
      '--entrypoint',
      '/bin/wget',
      String(process.env.SITE_IMAGE),
      '-q',
      '-O',
      '/dev/null',
      '--header',
      'X-Forwarded-For: 198.51.100.9',
      `http://${network}.5:8080${exampleService.address}?who=me`,
    ]);
    expect(code, output).toBe(0);
    await expect
      .poll(async () => (await site.readLog()).join('\n'))
      .toContain(exampleService.address);
    await docker(['network', 'disconnect', '--force', networkName, containerId]);
  } finally {
    await docker(['network', 'rm', networkName]);
  }
  return (await site.readLog()).find((line) => line.includes(exampleService.address)) ?? '';
}

test('X-Forwarded-For is ignored when it does not come from a trusted proxy', async () => {
  // nginx trusts only proxies in private networks, and 203.0.113.0/28 is not private.
  expect(await requestAndFindLogLine(container, '203.0.113')).toContain(' 203.0.113.0 ');
});

test('Compose passes build arguments: a proxy that the image was built to trust is trusted', async () => {
  const engine = await findEngineUnderTest();
  const image = `site-test-${process.pid}:trusting`;
  const runCompose = await prepareCompose('site-test', image, {
    TRUSTED_PROXIES: '2001:db8::/32 192.0.2.6',
  });
  let trustingContainer: Container | undefined;
  try {
    await runCompose('build', 'site');
    trustingContainer = await startContainer([], image);
    expect(await requestAndFindLogLine(trustingContainer, '192.0.2')).toContain(' 198.51.100.0 ');
  } finally {
    await trustingContainer?.remove();
    await engine.docker(['rmi', '--force', image]);
  }
});

test('no query, referrer, user agent, cookie or password is logged, and no health check', async () => {
  const secrets = ['hunter2', 'from-elsewhere', 'SomeBrowser', 'me:secret'];
  const headers = {
    referer: 'https://a.example/from-elsewhere',
    'user-agent': 'SomeBrowser/1',
    authorization: `Basic ${Buffer.from('me:secret').toString('base64')}`,
    cookie: 'hunter2=1',
  };
  await rawRequest(container.url, '/healthz');
  for (const path of [
    '/search?q=hunter2',
    '/cgu/?hunter2',
    '/no-such?hunter2',
    '/static/none?hunter2',
    '/%00?hunter2',
  ]) {
    await rawRequest(container.url, path, { headers });
  }
  await rawRequest(container.url, '/', { method: 'POST', headers });
  await sendBytes(
    container.url,
    'GET /?hunter2 HTTP/1.1\r\nHost: a b\r\nReferer: from-elsewhere\r\n\r\n',
  );
  await sendBytes(container.url, 'GET / HTTP/9.9 hunter2\r\n\r\n');
  await rawRequest(container.url, '/last');
  const log = (await waitForLog('/last')).join('\n');
  for (const secret of secrets) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toContain('healthz');
  expect(log).not.toMatch(/client:/);
  // The requests come from Docker's gateway, whose address does not end with zero. In the log, its
  // last number must be zero.
  expect(log).not.toMatch(/\b\d+\.\d+\.\d+\.[1-9]\d*\b/);
  expect(log).toMatch(/^\S+T\S+ [\d.]+\.0 200 GET \/search \d+$/m);
});
