import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { stringify } from 'yaml';
import { findFreePort } from '../../scripts/lib/port';

/** A registry of images on this machine, from Debian's package docker-registry. */
export interface Registry {
  /** The host and port. Docker needs no TLS for a registry on the loopback interface. */
  host: string;
  /** Starts the registry again, with the same images. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Cuts off the second half of the newest file that the registry stores. */
  cutNewestFile(): void;
  /** Stops the registry and removes its images. */
  remove(): Promise<void>;
}

/** Starts a registry, and waits until it answers. */
export async function startRegistry(): Promise<Registry> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-registry-'));
  const host = `127.0.0.1:${await findFreePort()}`;
  const configuration = {
    version: '0.1',
    log: { level: 'error', accesslog: { disabled: true } },
    storage: { filesystem: { rootdirectory: folder } },
    http: { addr: host },
  };
  const file = path.join(folder, 'config.yml');
  writeFileSync(file, stringify(configuration));

  let child: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    child = spawn('docker-registry', ['serve', file], { stdio: 'ignore' });
    const answers = () => fetch(`http://${host}/v2/`).then(({ ok }) => ok, String);
    await expect.poll(answers).toBe(true);
  };
  const stop = async () => {
    if (child) {
      const ended = once(child, 'close');
      child.kill();
      await ended;
      child = undefined;
    }
  };
  const cutNewestFile = () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\/blobs\/.*\/data$/.test(name))
      .map((name) => path.join(folder, name));
    const changeTimeMs = (name: string) => statSync(name).mtimeMs;
    const [newest = ''] = files.sort((a, b) => changeTimeMs(b) - changeTimeMs(a));
    truncateSync(newest, Math.floor(statSync(newest).size / 2));
  };
  const remove = async () => {
    await stop();
    rmSync(folder, { recursive: true });
  };
  await start();
  return { host, start, stop, cutNewestFile, remove };
}
