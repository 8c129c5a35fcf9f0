import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Container } from '../container';

let container: Container;
test.afterEach(() => container?.remove());

test('nothing runs as root, the file system is read-only, and no process can gain privileges', async () => {
  container = await Container.start();
  const processes = await container.processes();
  expect(processes.map(({ command }) => command.replace(/:.*/, ''))).toEqual(['nginx', 'nginx', 'nginx']);
  expect(new Set(processes.map(({ user }) => user))).toEqual(new Set(['101']));
  expect(await container.inspect('.Config.User')).toBe('101:101');
  expect(await container.inspect('.HostConfig.ReadonlyRootfs')).toBe(true);
  // The capabilities of the first process, as the kernel lists them.
  const status = await container.docker([
    'exec',
    String(await container.inspect('.Id')),
    '/usr/bin/busybox',
    'cat',
    '/proc/1/status',
  ]);
  expect(status.output).toMatch(/^CapEff:\s*0+$/m);
  expect(status.output).toMatch(/^CapBnd:\s*0+$/m);
  expect(status.output).toMatch(/^NoNewPrivs:\s*1$/m);
});

test('all it needs is a writable /tmp, and without one it ends with an error that names /tmp', async () => {
  container = await Container.start();
  const image = String(process.env.SITE_IMAGE);
  const bare = await container.docker(['run', '--rm', '--read-only', image]);
  expect(bare.code).not.toBe(0);
  expect(bare.output).toMatch(/\/tmp\/nginx.*Read-only file system/);
});

/** Asks a container for its health from within. @param address of the loopback interface */
async function healthFromWithin(address: string): Promise<string> {
  const id = String(await container.inspect('.Id'));
  const { output } = await container.docker([
    ...['exec', id, '/bin/wget', '-q', '-O', '-', `http://${address}:8080/healthz`],
  ]);
  return output;
}

test('it listens on IPv6, too, and starts where the system has turned IPv6 off', async () => {
  const setting = 'net.ipv6.conf.all.disable_ipv6';
  container = await Container.start('--sysctl', `${setting}=0`);
  expect(await healthFromWithin('[::1]')).toBe('ok\n');
  await container.remove();
  container = await Container.start('--sysctl', `${setting}=1`);
  expect(await healthFromWithin('127.0.0.1')).toBe('ok\n');
});

test('the health check of the image reports a healthy container', async () => {
  container = await Container.start('--health-interval', '1s');
  await expect.poll(() => container.inspect('.State.Health.Status')).toBe('healthy');
});

test('a container that is stopped first finishes the answers that it is sending', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-large-'));
  try {
    // More than the buffers of both ends of a connection can hold, so that the server is still sending.
    const size = 40 * 1024 * 1024;
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, 'large.txt'), Buffer.alloc(size, 'a'));
    container = await Container.start('--volume', `${folder}/large.txt:/srv/site/large.txt:ro`);
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      get(`${container.url}/large.txt`, resolve).on('error', reject);
    });
    answer.pause();
    const stopped = container.stop();
    // A server that is stopping accepts no new connection.
    await expect
      .poll(() =>
        fetch(`${container.url}/healthz`, { headers: { connection: 'close' } }).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    let received = 0;
    for await (const chunk of answer) {
      received += chunk.length;
    }
    expect(received).toBe(size);
    expect(await stopped).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the image has no shell, interpreter or package manager, and less than 40 MB', async () => {
  container = await Container.start();
  const image = String(process.env.SITE_IMAGE);
  for (const program of ['/bin/sh', '/bin/bash', '/usr/bin/node', '/usr/bin/apt-get', '/usr/bin/perl']) {
    const { code } = await container.docker(['run', '--rm', '--entrypoint', program, image]);
    expect(code, program).toBe(127);
  }
  const { output } = await container.docker(['image', 'inspect', '--format', '{{.Size}}', image]);
  console.log(`image ${(Number(output) / 1e6).toFixed(1)} MB`);
  expect(Number(output)).toBeLessThan(40e6);
});

test('the image contains lists of its components (SBOM) and their licenses', async () => {
  container = await Container.start();
  const id = String(await container.inspect('.Id'));
  const read = async (file: string) =>
    JSON.parse((await container.docker(['exec', id, '/usr/bin/busybox', 'cat', file])).output);
  const debian = await read('/usr/share/sbom/debian.cdx.json');
  const names = debian.components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['nginx', 'libc6', 'libnginx-mod-http-brotli-static']));
  for (const { version, purl } of debian.components) {
    expect(version).toMatch(/\d/);
    expect(purl).toMatch(/^pkg:deb\/debian\//);
  }
  for (const name of names) {
    const { code } = await container.docker([
      'exec',
      id,
      '/usr/bin/busybox',
      'test',
      '-s',
      `/usr/share/doc/${name}/copyright`,
    ]);
    expect(code, `license of ${name}`).toBe(0);
  }
  const site = await read('/usr/share/sbom/site.cdx.json');
  expect(site.bomFormat).toBe('CycloneDX');
  const packages = site.components.map(({ name }: { name: string }) => name);
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom']));
  expect(packages).not.toContain('typescript');
});
