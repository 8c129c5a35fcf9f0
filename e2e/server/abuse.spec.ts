import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Container, startContainer } from '../lib/container';
import { LIMIT_MS } from '../lib/limits';
import { sendBytes } from '../lib/rawHttp';
import { attackPaths, malformedRequests } from './attacks';

test.describe.configure({ mode: 'serial' });

let largeFileFolder: string;
let container: Container;
let processIdsBefore: string[];

/**
 * Returns the ids of nginx's processes. When a worker crashes, nginx replaces it with one that has
 * another id.
 */
const readProcessIds = async () => (await container.listProcesses()).map(({ id }) => id);

test.beforeAll(async () => {
  largeFileFolder = mkdtempSync(path.join(tmpdir(), 'site-abuse-'));
  chmodSync(largeFileFolder, 0o755);
  // The file is larger than the buffers of a connection. So nginx cannot send all of it to a client
  // that does not read.
  writeFileSync(path.join(largeFileFolder, 'large.txt'), Buffer.alloc(20 * 1024 * 1024, 'a'));
  container = await startContainer([
    '--volume',
    `${largeFileFolder}/large.txt:/srv/site/large.txt:ro`,
  ]);
  processIdsBefore = await readProcessIds();
});

test.afterAll(async () => {
  await container.remove();
  rmSync(largeFileFolder, { recursive: true });
});

/** Checks that no process of nginx has crashed, and that none has logged a serious error. */
test.afterEach(async () => {
  expect(await readProcessIds()).toEqual(processIdsBefore);
  expect((await container.readLog()).filter((line) => /\[(alert|emerg|crit)\]/.test(line))).toEqual(
    [],
  );
});

/**
 * Requests a page over a new connection, as another visitor does.
 *
 * @returns the status of the answer
 */
function requestPage(): Promise<number> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      `${container.url}/docs/services`,
      { agent: false, timeout: LIMIT_MS },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    clientRequest.on('timeout', () =>
      clientRequest.destroy(new Error('another visitor got no answer')),
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

/**
 * Requests a page again and again until an attack ends.
 *
 * @returns the status of each answer
 */
async function requestPageDuring(attack: Promise<unknown>): Promise<number[]> {
  let isAttackOver = false;
  const attackEnd = attack.finally(() => {
    isAttackOver = true;
  });
  const statuses: number[] = [];
  do {
    statuses.push(await requestPage());
  } while (!isAttackOver);
  await attackEnd;
  return statuses;
}

/** Opens connections, calls `onConnect` with each, and waits until the server has closed all. */
async function openConnections(count: number, onConnect: (socket: Socket) => void): Promise<void> {
  const { hostname, port } = new URL(container.directUrl);
  await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname, () => onConnect(socket));
          socket.on('error', () => {});
          socket.on('close', () => resolve());
        }),
    ),
  );
}

/** Writes a text every second until the connection is closed. */
function writeEverySecond(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 1000);
  socket.on('close', () => clearInterval(timer));
}

const expectAllOk = (statuses: number[]) => expect(new Set(statuses)).toEqual(new Set([200]));

/** Attacks with many connections, which nginx closes after its timeouts. */
const slowAttacks = {
  'clients that send a byte of their headers per second': () =>
    openConnections(500, (socket) => {
      socket.resume();
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
      writeEverySecond(socket, 'a');
    }),
  'clients that send a byte of their body per second': () =>
    openConnections(500, (socket) => {
      socket.resume();
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n');
      writeEverySecond(socket, 'a');
    }),
  'clients that request a large file and do not read it': () =>
    openConnections(100, (socket) => {
      socket.pause();
      socket.write('GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n');
      // A client that does not read notices that the connection is closed only when it writes.
      writeEverySecond(socket, ' ');
    }),
  'thousands of idle connections': () =>
    openConnections(5000, (socket) => {
      socket.resume();
    }),
};

// The attacks run at the same time, because each ends only when nginx has waited for ten seconds.
test('slow and idle clients are disconnected, and keep no other visitor out', async () => {
  const attacks = Object.entries(slowAttacks).map(([name, attack]) => test.step(name, attack));
  expectAllOk(await requestPageDuring(Promise.all(attacks)));
});

test('no path leads to a file outside of the site, or to a file that must not be served', async () => {
  const wrongAnswers: string[] = [];
  const attack = (async () => {
    for (const attackPath of attackPaths) {
      const answer = await sendBytes(
        container.url,
        `GET ${attackPath} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
      const leaksFile = /root:[^:]*:0:|worker_processes|content_security_policy \{|BEGIN/.test(
        answer,
      );
      if (![308, 400, 404, 405, 414].includes(status) || leaksFile) {
        wrongAnswers.push(`${attackPath.slice(0, 80)}: ${answer.slice(0, 120)}`);
      }
    }
  })();
  expectAllOk(await requestPageDuring(attack));
  expect(wrongAnswers).toEqual([]);
});

test('malformed requests are refused, and a request in their body is not answered', async () => {
  const attack = (async () => {
    for (const [name, requestText] of Object.entries(malformedRequests)) {
      const answer = await sendBytes(container.url, requestText);
      // The request in the body asks for a Markdown file, so an answer to it would have this type.
      expect(answer, name).not.toContain('text/markdown');
      expect(answer.match(/^HTTP\/1\.1 \d+/gm) ?? [], name).toHaveLength(1);
      // nginx answers 501 and 505 to transfer codings and versions of HTTP that it does not know.
      expect(answer, name).toMatch(/^HTTP\/1\.1 (400|405|413|501|505) /);
    }
  })();
  expectAllOk(await requestPageDuring(attack));
});
