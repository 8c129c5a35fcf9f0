import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@rstest/core';
import type { ServiceConfig } from '../../shared/schemas/schemas';
import { askVersions } from './askVersions';
import { findFreePort } from './port';

const LIMIT_MS = 2000;

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) {
    cleanup();
  }
});

/** Starts a server, and returns its address, with a slash at its end. */
async function startServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  cleanups.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const serviceAt = (address: string, name: string, version: string) =>
  ({ id: 'cloud', address, software: [{ name, version }] }) as unknown as ServiceConfig;

/** Returns the lines about a program that answers as given, without the place of the value. */
async function ask(name: string, version: string, answer: RequestListener): Promise<string[]> {
  const lines = await askVersions([serviceAt(await startServer(answer), name, version)], LIMIT_MS);
  return lines.map((line) => line.replace(/^.*?: .*?: /, ''));
}

/** Answers at one path as given, and with status 404 elsewhere. */
const answerAt =
  (path: string, body: string, headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    response.writeHead(request.url === path ? 200 : 404, headers).end(body);
  };

const answers: Record<string, RequestListener> = {
  Etherpad: answerAt('/health', '{"status":"pass","releaseId":"2.5.1"}'),
  Forgejo: answerAt('/api/v1/version', '{"version":"2.5.1+gitea-1.22.0"}'),
  Gitea: answerAt('/api/v1/version', '{"version":"2.5.1"}'),
  'Mattermost Team Edition': answerAt('/api/v4/system/ping', '{"status":"OK"}', {
    'X-Version-Id': '2.5.1.18273645.a94f0c.false',
  }),
  Nextcloud: answerAt('/status.php', '{"installed":true,"versionstring":"2.5.1"}'),
  Plik: answerAt('/version', '{"version":"2.5.1","date":0}'),
};

for (const [name, answer] of Object.entries(answers)) {
  test(`${name} is asked for its version`, async () => {
    expect(await ask(name, '2.5.1', answer)).toEqual([]);
    expect(await ask(name, '2.5', answer)).toEqual([]);
    expect(await ask(name, '2.4.1', answer)).toEqual([
      expect.stringMatching(`^${name} 2.4.1 stands here, and 2.5.1.* runs at 127.0.0.1:`),
    ]);
  });
}

test('a version at an address with a path is found, and the place of the value is told', async () => {
  const address = await startServer(answerAt('/cloud/status.php', '{"versionstring":"3.0"}'));
  const services = [serviceAt(`${address}cloud`, 'Nextcloud', '2.0')];
  expect(await askVersions(services, LIMIT_MS)).toEqual([
    expect.stringMatching(/services\.yaml:\d+: .*version: Nextcloud 2\.0 stands here, and 3\.0 /),
  ]);
});

test('programs that tell no version, and versions that are not published, are not asked', async () => {
  const refuse: RequestListener = () => {
    throw new Error('asked');
  };
  expect(await ask('Roundcube', '1.0', refuse)).toEqual([]);
  expect(await ask('Nextcloud', 'none', refuse)).toEqual([]);
});

test('a service that is down, slow or answers something else has a line', async () => {
  const wrongAnswers: [RequestListener, string][] = [
    [(_, response) => response.writeHead(503).end(), 'it answers with status 503'],
    [(_, response) => response.end('<!doctype html>'), 'it answers without a version'],
    [(_, response) => response.end('null'), 'it answers without a version'],
    [(_, response) => response.end('{"versionstring":"soon"}'), 'it answers without a version'],
  ];
  for (const [answer, reason] of wrongAnswers) {
    expect(await ask('Nextcloud', '1.0', answer)).toEqual([expect.stringContaining(reason)]);
  }
  const silent = serviceAt(await startServer(() => {}), 'Nextcloud', '1.0');
  expect(await askVersions([silent], 50)).toEqual([expect.stringContaining('no answer in time')]);
  const down = serviceAt(`http://127.0.0.1:${await findFreePort()}/`, 'Nextcloud', '1.0');
  expect(await askVersions([down], LIMIT_MS)).toEqual([
    expect.stringContaining('refuses connections'),
  ]);
});

test('the addresses of the sample are not asked', async () => {
  const services = [serviceAt('https://cloud.exemple-libre.example/', 'Nextcloud', '1.0')];
  await expect(askVersions(services)).rejects.toThrow('No service was asked');
});
