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
  const storageFolder = mkdtempSync(path.join(tmpdir(), 'site-registry-'));
  const host = `127.0.0.1:${await findFreePort()}`;
  const configuration = {
    version: '0.1',
    log: { level: 'error', accesslog: { disabled: true } },
    storage: { filesystem: { rootdirectory: storageFolder } },
    http: { addr: host },
  };
  const configurationFile = path.join(storageFolder, 'config.yml');
  writeFileSync(configurationFile, stringify(configuration));

  let registryProcess: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    registryProcess = spawn('docker-registry', ['serve', configurationFile], { stdio: 'ignore' });
    const pingRegistry = () => fetch(`http://${host}/v2/`).then(({ ok }) => ok, String);
    await expect.poll(pingRegistry).toBe(true);
  };
  const stop = async () => {
    if (registryProcess) {
      const exitPromise = once(registryProcess, 'close');
      registryProcess.kill();
      await exitPromise;
      registryProcess = undefined;
    }
  };
  const cutNewestFile = () => {
    const files = readdirSync(storageFolder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\/blobs\/.*\/data$/.test(name))
      .map((name) => path.join(storageFolder, name));
    const changeTimeMs = (name: string) => statSync(name).mtimeMs;
    const [newestFile = ''] = files.sort((a, b) => changeTimeMs(b) - changeTimeMs(a));
    truncateSync(newestFile, Math.floor(statSync(newestFile).size / 2));
  };
  const remove = async () => {
    await stop();
    rmSync(storageFolder, { recursive: true });
  };
  await start();
  return { host, start, stop, cutNewestFile, remove };
}
