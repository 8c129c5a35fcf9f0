import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { attackPaths, smuggled } from './attacks';
import { Container } from './container';
import { raw, sendBytes } from './raw';

test.describe.configure({ mode: 'serial' });
test.setTimeout(90_000);

const folder = mkdtempSync(path.join(tmpdir(), 'site-abuse-'));
let container: Container;
let workers: string[];

/** The ids of nginx's processes: a worker that died would have been replaced by another. */
const workerIds = async () => (await container.processes()).map(({ id }) => id);

test.beforeAll(async () => {
  chmodSync(folder, 0o755);
  // More than the buffers of a connection hold, for those who do not read.
  writeFileSync(path.join(folder, 'large.txt'), Buffer.alloc(20 * 1024 * 1024, 'a'));
  container = await Container.start('--volume', `${folder}/large.txt:/srv/site/large.txt:ro`);
  workers = await workerIds();
});

test.afterAll(async () => {
  console.log(`memory after all attacks: ${await container.memory()}`);
  await container.remove();
  rmSync(folder, { recursive: true });
});

/** The server has survived: the same processes, and nothing to complain of. */
test.afterEach(async () => {
  expect(await workerIds()).toEqual(workers);
  expect((await container.log()).filter((line) => /\[(alert|emerg|crit)\]/.test(line))).toEqual([]);
});

/** Asks for a page as another visitor would, on a connection of its own. */
function visit(): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${container.url}/docs/services/pad`,
      { agent: false, timeout: 10_000 },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('another visitor waited for ten seconds')));
    asked.on('error', reject);
    asked.end();
  });
}

/** What other visitors see while something goes on: every answer, and the longest wait. */
async function whatOthersSee(attack: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = attack.finally(() => {
    isOver = true;
  });
  const answers: number[] = [];
  let longest = 0;
  do {
    const begun = performance.now();
    answers.push(await visit());
    longest = Math.max(longest, performance.now() - begun);
  } while (!isOver);
  await over;
  console.log(`others: ${answers.length} pages, the slowest in ${Math.round(longest)} ms`);
  return answers;
}

/** Opens connections, does something with each, and waits until the server has closed them all. */
async function hold(count: number, use: (socket: Socket) => void): Promise<void> {
  const { hostname, port } = new URL(container.direct);
  await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname, () => use(socket));
          socket.on('error', () => {});
          socket.on('close', () => resolve());
        }),
    ),
  );
}

/** Does something again and again until the connection is closed. */
function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 1000);
  socket.on('close', () => clearInterval(timer));
}

const allWell = (answers: number[]) => expect(new Set(answers)).toEqual(new Set([200]));

test('headers that come a letter at a time are cut off', async () => {
  const attack = hold(500, (socket) => {
    socket.resume();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    drip(socket, 'a');
  });
  allWell(await whatOthersSee(attack));
});

test('bodies that never end are not waited for', async () => {
  const attack = hold(500, (socket) => {
    socket.resume();
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n');
    drip(socket, 'a');
  });
  allWell(await whatOthersSee(attack));
});

test('those who ask and do not read are cut off', async () => {
  const attack = hold(100, (socket) => {
    socket.pause();
    socket.write('GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n');
    // Who does not read learns of the end by writing.
    drip(socket, ' ');
  });
  allWell(await whatOthersSee(attack));
});

test('thousands who open a connection and say nothing keep nobody out', async () => {
  const attack = hold(5000, (socket) => {
    socket.resume();
  });
  allWell(await whatOthersSee(attack));
});

test('a flood of what is no request is refused, connection by connection', async () => {
  const noise = Array.from({ length: 2000 }, (_, index) => `\x16\x03\x01${'x'.repeat(index % 300)}\r\n\r\n`);
  const refusals: string[] = [];
  const attack = (async () => {
    while (noise.length > 0) {
      refusals.push(
        ...(await Promise.all(noise.splice(0, 50).map((bytes) => sendBytes(container.url, bytes)))),
      );
    }
  })();
  allWell(await whatOthersSee(attack));
  expect(refusals.filter((answer) => answer && !answer.startsWith('HTTP/1.1 400 '))).toEqual([]);
});

test('no path leads out of the site, nor to what is not to be served', async () => {
  const wrong: string[] = [];
  const attack = (async () => {
    for (const address of attackPaths) {
      const answer = await sendBytes(
        container.url,
        `GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
      const tells = /root:|worker_processes|content_security_policy \{|BEGIN/.test(answer);
      if (![308, 400, 404, 405, 414].includes(status) || tells) {
        wrong.push(`${address.slice(0, 80)}: ${answer.slice(0, 120)}`);
      }
    }
  })();
  allWell(await whatOthersSee(attack));
  expect(wrong).toEqual([]);
});

test('addresses and headers of any size are refused with 414 and 400', async () => {
  const attack = (async () => {
    for (const size of [9_000, 40_000, 1_000_000]) {
      expect(
        (await raw(container.url, `/${'a'.repeat(size)}`).catch(() => undefined))?.statusCode ?? 414,
      ).toBe(414);
      const headers = { 'x-large': 'a'.repeat(size) };
      expect((await raw(container.url, '/', { headers }).catch(() => undefined))?.statusCode ?? 400).toBe(
        400,
      );
    }
    const many = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [`x-${index}`, 'a'.repeat(20)]),
    );
    expect((await raw(container.url, '/', { headers: many }).catch(() => undefined))?.statusCode ?? 400).toBe(
      400,
    );
  })();
  allWell(await whatOthersSee(attack));
});

test('methods that nobody knows are refused, and nothing is done', async () => {
  const attack = (async () => {
    for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'BREW', 'get', 'GET\t', 'A'.repeat(5000)]) {
      const answer = await sendBytes(
        container.url,
        `${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
      expect(answer, method.slice(0, 20)).toMatch(/^HTTP\/1\.1 (400|405|414) /);
    }
  })();
  allWell(await whatOthersSee(attack));
});

test('no request is hidden inside another', async () => {
  const attack = (async () => {
    for (const { name, bytes } of smuggled) {
      const answer = await sendBytes(container.url, bytes);
      // The second request, had it been taken for one, would have been answered with this.
      expect(answer, name).not.toContain('text/markdown');
      expect(answer.match(/^HTTP\/1\.1 \d+/gm) ?? [], name).toHaveLength(1);
      // 501 and 505 are nginx's own words for codings and versions that it does not know.
      expect(answer, name).toMatch(/^HTTP\/1\.1 (400|405|413|501|505) /);
    }
  })();
  allWell(await whatOthersSee(attack));
});
