import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { SITE_JSON_FILE } from '../../shared/siteJson';
import { type Container, startContainer } from '../lib/container';

test.describe.configure({ mode: 'default' });

const IPV6_SYSCTL = 'net.ipv6.conf.all.disable_ipv6';
const image = String(process.env.SITE_IMAGE);

let container: Container;
let containerId = '';
test.beforeAll(async () => {
  container = await startContainer(['--health-interval', '1s', '--sysctl', `${IPV6_SYSCTL}=0`]);
  containerId = String(await container.inspect('.Id'));
});
test.afterAll(() => container?.remove());

/** Runs a program inside the container. */
const runInContainer = (...command: string[]) =>
  container.docker(['exec', containerId, ...command]);

test('nothing runs as root, the file system is read-only, and no process can gain privileges', async () => {
  const processes = await container.listProcesses();
  expect(processes.map(({ command }) => command.replace(/:.*/, ''))).toEqual([
    'nginx',
    'nginx',
    'nginx',
  ]);
  expect(new Set(processes.map(({ user }) => user))).toEqual(new Set(['101']));
  expect(await container.inspect('.Config.User')).toBe('101:101');
  expect(await container.inspect('.HostConfig.ReadonlyRootfs')).toBe(true);
  const { output } = await runInContainer('/usr/bin/busybox', 'cat', '/proc/1/status');
  expect(output).toMatch(/^CapEff:\s*0+$/m);
  expect(output).toMatch(/^CapBnd:\s*0+$/m);
  expect(output).toMatch(/^NoNewPrivs:\s*1$/m);
});

test('all it needs is a writable /tmp, and without one it ends with an error that names /tmp', async () => {
  const resultWithoutTmp = await container.docker(['run', '--rm', '--read-only', image]);
  expect(resultWithoutTmp.code).not.toBe(0);
  expect(resultWithoutTmp.output).toMatch(/\/tmp\/nginx.*Read-only file system/);
});

test('its health check passes, it listens on IPv6, too, and it starts where the system has turned IPv6 off', async () => {
  await expect.poll(() => container.inspect('.State.Health.Status')).toBe('healthy');
  const { output } = await runInContainer(
    '/bin/wget',
    '-q',
    '-O',
    '-',
    'http://[::1]:8080/healthz',
  );
  expect(output).toBe('ok\n');
  // The test fails if the site does not start, because `startContainer` waits for an answer.
  const containerWithoutIpv6 = await startContainer(['--sysctl', `${IPV6_SYSCTL}=1`]);
  await containerWithoutIpv6.remove();
});

test('site.json tells when the packages of the image were installed', async () => {
  const { output } = await runInContainer('/usr/bin/busybox', 'cat', '/etc/packages-installed-at');
  const { packagesInstalledAt } = await (await fetch(`${container.url}/${SITE_JSON_FILE}`)).json();
  expect(Date.parse(packagesInstalledAt)).toBe(Number(output) * 1000);
});

test('a container that is stopped first finishes the answers that it is sending', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-large-'));
  let stoppingContainer: Container | undefined;
  try {
    // The file is larger than the buffers at both ends of a connection, so the server is still
    // sending it when the test stops the container.
    const fileSizeBytes = 40 * 1024 * 1024;
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, 'large.txt'), Buffer.alloc(fileSizeBytes, 'a'));
    stoppingContainer = await startContainer([
      '--volume',
      `${folder}/large.txt:/srv/site/large.txt:ro`,
    ]);
    const { url } = stoppingContainer;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/large.txt`, resolve).on('error', reject);
    });
    answer.pause();
    const exitCodePromise = stoppingContainer.stop();
    // A stopping server accepts no new connection, so a refused one shows that the stop has begun.
    const requestHealth = () => fetch(`${url}/healthz`, { headers: { connection: 'close' } });
    await expect
      .poll(() =>
        requestHealth().then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    let receivedBytes = 0;
    for await (const chunk of answer) {
      receivedBytes += chunk.length;
    }
    expect(receivedBytes).toBe(fileSizeBytes);
    expect(await exitCodePromise).toBe(0);
  } finally {
    await stoppingContainer?.remove();
    rmSync(folder, { recursive: true });
  }
});

test('the image has no shell, interpreter or package manager, and less than 40 MB', async () => {
  for (const program of [
    '/bin/sh',
    '/bin/bash',
    '/usr/bin/node',
    '/usr/bin/apt-get',
    '/usr/bin/perl',
  ]) {
    expect((await runInContainer(program)).output, program).toContain('no such file or directory');
  }
  const { output } = await container.docker(['image', 'inspect', '--format', '{{.Size}}', image]);
  console.log(`image ${(Number(output) / 1e6).toFixed(1)} MB`);
  expect(Number(output)).toBeLessThan(40e6);
});

test('the image contains lists of its components (SBOM) and their licenses', async () => {
  const readSbom = async (file: string) =>
    JSON.parse((await runInContainer('/usr/bin/busybox', 'cat', file)).output);
  const debianSbom = await readSbom('/usr/share/sbom/debian.cdx.json');
  const debianPackageNames = debianSbom.components.map(({ name }: { name: string }) => name);
  expect(debianPackageNames).toEqual(
    expect.arrayContaining(['nginx', 'libc6', 'libnginx-mod-http-brotli-static']),
  );
  for (const { name, version, purl } of debianSbom.components) {
    expect(version).toMatch(/\d/);
    expect(purl).toMatch(/^pkg:deb\/debian\//);
    const { code } = await runInContainer(
      '/usr/bin/busybox',
      'test',
      '-s',
      `/usr/share/doc/${name}/copyright`,
    );
    expect(code, `license of ${name}`).toBe(0);
  }
  const siteSbom = await readSbom('/usr/share/sbom/site.cdx.json');
  expect(siteSbom.bomFormat).toBe('CycloneDX');
  const packageNames = siteSbom.components.map(({ name }: { name: string }) => name);
  expect(packageNames).toEqual(expect.arrayContaining(['react', 'react-dom']));
  expect(packageNames).not.toContain('typescript');
});
