import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Container } from '../container';
import { Load } from './load';
import { nginxProxy } from './nginxProxy';

/** The configuration of an nginx that proxies all requests to one address. */
const proxyConf = (target: string) =>
  nginxProxy(`
    listen 8080;
    location = /healthz { return 200 "ok"; }
    location / { proxy_pass ${target}; }`);

test('no request fails while an operator replaces the container behind a proxy', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-proxy-'));
  const conf = path.join(folder, 'nginx.conf');
  const started: Container[] = [];
  let load: Load | undefined;
  const start = async (...options: string[]) => {
    const container = await Container.start(...options);
    started.push(container);
    return container;
  };
  try {
    chmodSync(folder, 0o755);
    const old = await start();
    writeFileSync(conf, proxyConf(old.direct), { mode: 0o644 });
    const proxy = await start('--volume', `${conf}:/etc/nginx/nginx.conf:ro`);

    // Without connections kept open, because the proxy closes idle ones when it reloads its configuration.
    load = new Load(`${proxy.url}/docs/services`, { keepAlive: false });
    await load.nextAnswers(100);

    // As README.md describes it: start the new container, switch the proxy, stop the old container.
    const next = await start();
    writeFileSync(conf, proxyConf(next.direct));
    await proxy.docker(['kill', '--signal', 'HUP', String(await proxy.inspect('.Id'))]);
    await expect
      .poll(async () => (await next.log()).some((line) => line.includes('/docs/services')))
      .toBe(true);
    expect(await old.stop()).toBe(0);

    await load.nextAnswers(100);
    console.log(await load.stop());
    expect(load.failures).toEqual([]);
  } finally {
    await load?.stop();
    await Promise.all(started.map((container) => container.remove()));
    rmSync(folder, { recursive: true });
  }
});
