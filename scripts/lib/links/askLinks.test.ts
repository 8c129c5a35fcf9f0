import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, rs, test } from '@rstest/core';
import { findFreePort } from '../port';
import { LinkAsker } from './askLinks';
import { type ClientOptions, makeAgent } from './politeClient';
import { startTestServer, type TestServer } from './testServer';

const agent = makeAgent({
  name: 'Été Libre',
  origin: 'https://www.ete.example',
  contact: { general: 'contact@ete.example' } as never,
});

const servers: TestServer[] = [];

afterEach(async () => {
  rs.restoreAllMocks();
  await Promise.all(servers.splice(0).map(({ stop }) => stop()));
});

type Reply = (response: ServerResponse, method: string) => void;

const replyWithStatus =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(code, headers).end();

/** Starts a server that answers by path. It has no robots.txt, unless there is a reply for it. */
async function serve(replies: Record<string, Reply>): Promise<TestServer> {
  const server = await startTestServer(({ method = '', url = '' }, response) => {
    (replies[url] ?? replyWithStatus(404))(response, method);
  });
  servers.push(server);
  return server;
}

const makeAsker = (options: Partial<ClientOptions> = {}) =>
  new LinkAsker({ agent, pauseMs: 0, timeoutMs: 2000, ...options });

describe('what an answer means', () => {
  test('an address that answers is alive, and its text is not fetched', async () => {
    const { url, requests } = await serve({ '/a': replyWithStatus(200) });
    expect(await makeAsker().ask(`${url}/a`)).toEqual({ kind: 'alive' });
    expect(requests).toEqual(['GET /robots.txt', 'HEAD /a']);
  });

  for (const code of [404, 410, 500, 503]) {
    test(`an address that answers ${code} is dead`, async () => {
      const { url } = await serve({ '/a': replyWithStatus(code) });
      expect(await makeAsker().ask(`${url}/a`)).toEqual({ kind: 'dead', why: `answers ${code}` });
    });
  }

  for (const code of [401, 999]) {
    test(`of an address that answers ${code} nothing is known`, async () => {
      const { url } = await serve({ '/a': replyWithStatus(code) });
      expect(await makeAsker().ask(`${url}/a`)).toMatchObject({ kind: 'unknown' });
    });
  }

  for (const code of [403, 405, 501]) {
    test(`where HEAD is refused with ${code}, GET is tried`, async () => {
      const { url, requests } = await serve({
        '/a': (response, method) => response.writeHead(method === 'HEAD' ? code : 200).end('text'),
        '/b': (response, method) => response.writeHead(method === 'HEAD' ? code : 404).end('text'),
      });
      const asker = makeAsker();
      expect(await asker.ask(`${url}/a`)).toEqual({ kind: 'alive' });
      expect(await asker.ask(`${url}/b`)).toMatchObject({ kind: 'dead' });
      expect(requests).toEqual(['GET /robots.txt', 'HEAD /a', 'GET /a', 'HEAD /b', 'GET /b']);
    });
  }

  test('the rest of a long text is not read', async () => {
    let isClosed = false;
    const { url } = await serve({
      '/a': (response, method) => {
        if (method === 'HEAD') {
          response.writeHead(405).end();
          return;
        }
        response.on('close', () => {
          isClosed = true;
        });
        // The text never ends.
        response.writeHead(200).write('a');
      },
    });
    // The limit of time would end the answer, too, but only later than this test waits.
    expect(await makeAsker({ timeoutMs: 60_000 }).ask(`${url}/a`)).toEqual({ kind: 'alive' });
    await rs.waitUntil(() => isClosed);
  });

  test('a server that refuses connections, and one that does not speak TLS, are dead', async () => {
    const refusedUrl = `http://127.0.0.1:${await findFreePort()}/`;
    expect(await makeAsker().ask(refusedUrl)).toEqual({
      kind: 'dead',
      why: 'its host refuses connections (ECONNREFUSED)',
    });
    const { url } = await serve({});
    expect(await makeAsker().ask(url.replace('http', 'https'))).toMatchObject({
      kind: 'dead',
      why: expect.stringContaining('encryption'),
    });
  });

  for (const { code, kind } of [
    { code: 'ENOTFOUND', kind: 'dead' },
    { code: 'CERT_HAS_EXPIRED', kind: 'dead' },
    { code: 'ERR_TLS_CERT_ALTNAME_INVALID', kind: 'dead' },
    { code: 'EAI_AGAIN', kind: 'unknown' },
    { code: 'ENETUNREACH', kind: 'unknown' },
  ]) {
    test(`an address is ${kind} after the error ${code}`, async () => {
      const error = new TypeError('fetch failed', { cause: { code } });
      rs.spyOn(globalThis, 'fetch').mockRejectedValue(error);
      const asker = makeAsker();
      expect(await asker.ask('https://b.example/')).toMatchObject({
        kind,
        why: expect.stringContaining(code),
      });
      expect(asker.answerCount).toBe(0);
    });
  }

  test('of a server that does not answer in time, nothing is known', async () => {
    const { url } = await serve({ '/a': () => {} });
    expect(await makeAsker({ timeoutMs: 50 }).ask(`${url}/a`)).toEqual({
      kind: 'unknown',
      why: 'no answer in time',
    });
  });
});

describe('redirects', () => {
  test('an address that moved for good is told with the new one', async () => {
    const { url } = await serve({
      '/old': replyWithStatus(301, { location: '/newer' }),
      '/newer': replyWithStatus(308, { location: '/newest' }),
      '/newest': replyWithStatus(302, { location: '/sign-in' }),
      '/sign-in': replyWithStatus(200),
    });
    expect(await makeAsker().ask(`${url}/old`)).toEqual({ kind: 'moved', to: `${url}/newest` });
  });

  test('an address that redirects for now is alive', async () => {
    const { url } = await serve({
      '/a': replyWithStatus(302, { location: '/b' }),
      '/b': replyWithStatus(301, { location: '/c' }),
      '/c': replyWithStatus(200),
    });
    expect(await makeAsker().ask(`${url}/a`)).toEqual({ kind: 'alive' });
  });

  test('an address that redirects to nothing is dead', async () => {
    const { url } = await serve({ '/a': replyWithStatus(301, { location: '/gone' }) });
    expect(await makeAsker().ask(`${url}/a`)).toEqual({ kind: 'dead', why: 'answers 404' });
  });

  test('a circle of redirects ends', async () => {
    const { url, requests } = await serve({ '/a': replyWithStatus(302, { location: '/a' }) });
    expect(await makeAsker().ask(`${url}/a`)).toMatchObject({ kind: 'unknown' });
    expect(requests.length).toBeLessThan(25);
  });

  test('another host to which an address redirects is asked for its robots.txt, too', async () => {
    const otherServer = await serve({
      '/robots.txt': (response) => response.end('User-agent: *\nDisallow: /'),
    });
    const { url } = await serve({
      '/a': replyWithStatus(301, { location: `${otherServer.url}/b` }),
    });
    expect(await makeAsker().ask(`${url}/a`)).toMatchObject({ kind: 'unknown' });
    expect(otherServer.requests).toEqual(['GET /robots.txt']);
  });
});

describe('robots.txt', () => {
  test('what it forbids is not asked, and it is read once', async () => {
    const { url, requests } = await serve({
      '/robots.txt': (response) => response.end('User-agent: *\nDisallow: /private'),
      '/open': replyWithStatus(200),
    });
    const asker = makeAsker();
    expect(await asker.ask(`${url}/private/a`)).toEqual({
      kind: 'unknown',
      why: 'its robots.txt forbids to ask',
    });
    expect(await asker.ask(`${url}/open`)).toEqual({ kind: 'alive' });
    expect(requests).toEqual(['GET /robots.txt', 'HEAD /open']);
  });

  test('it can have rules for us', async () => {
    const { url } = await serve({
      '/robots.txt': (response) =>
        response.end(`User-agent: *\nDisallow:\n\nUser-agent: ${agent.name}\nDisallow: /a`),
    });
    expect(await makeAsker().ask(`${url}/a`)).toMatchObject({
      why: 'its robots.txt forbids to ask',
    });
  });

  test('it may be where its host redirects', async () => {
    const { url } = await serve({
      '/robots.txt': replyWithStatus(301, { location: '/rules' }),
      '/rules': (response) => response.end('User-agent: *\nDisallow: /a'),
    });
    expect(await makeAsker().ask(`${url}/a`)).toMatchObject({
      why: 'its robots.txt forbids to ask',
    });
  });

  test('where it fails, nothing else is asked, and the host counts as dead', async () => {
    const { url, requests } = await serve({
      '/robots.txt': replyWithStatus(503),
      '/a': replyWithStatus(200),
    });
    const asker = makeAsker();
    const answer = { kind: 'dead', why: 'its robots.txt answers 503' };
    expect(await asker.ask(`${url}/a`)).toEqual(answer);
    expect(await asker.ask(`${url}/b`)).toEqual(answer);
    expect(requests).toEqual(['GET /robots.txt']);
  });

  test('where it is on another host that fails, nothing is known', async () => {
    const otherServer = await serve({ '/robots.txt': replyWithStatus(500) });
    const { url } = await serve({
      '/robots.txt': replyWithStatus(302, { location: `${otherServer.url}/robots.txt` }),
    });
    expect(await makeAsker().ask(`${url}/a`)).toMatchObject({ kind: 'unknown' });
  });
});

describe('politeness', () => {
  test('every request says who asks, and where to complain', async () => {
    const userAgents: (string | undefined)[] = [];
    const server = await startTestServer((request, response) => {
      userAgents.push(request.headers['user-agent']);
      response.end();
    });
    servers.push(server);
    await makeAsker().ask(`${server.url}/a`);
    const header = 'Ete Libre link check (+https://www.ete.example; contact@ete.example)';
    expect(userAgents).toEqual([header, header]);
  });

  for (const { name, reply } of [
    { name: '429', reply: replyWithStatus(429) },
    { name: '503 with Retry-After', reply: replyWithStatus(503, { 'retry-after': '3600' }) },
  ]) {
    test(`a host that answers ${name} is not dead, and is left alone`, async () => {
      const { url, requests } = await serve({ '/a': reply, '/b': replyWithStatus(200) });
      const asker = makeAsker();
      expect(await asker.ask(`${url}/a`)).toMatchObject({ kind: 'unknown' });
      expect(await asker.ask(`${url}/b`)).toMatchObject({ kind: 'unknown' });
      expect(requests).toEqual(['GET /robots.txt', 'HEAD /a']);
    });
  }

  test('there is a pause between two requests, also to different hosts', async () => {
    const timesMs: number[] = [];
    const startRecordingServer = () =>
      startTestServer((_request, response) => {
        timesMs.push(performance.now());
        response.end();
      });
    servers.push(await startRecordingServer(), await startRecordingServer());
    const asker = makeAsker({ pauseMs: 60 });
    for (const { url } of servers) {
      await asker.ask(`${url}/a`);
    }
    const pausesMs = timesMs.slice(1).map((timeMs, index) => timeMs - (timesMs[index] ?? 0));
    expect(pausesMs).toHaveLength(3);
    expect(Math.min(...pausesMs)).toBeGreaterThan(55);
  });

  test('a host can ask for longer pauses', async () => {
    const timesMs: number[] = [];
    const { url } = await serve({
      '/robots.txt': (response) => response.end('User-agent: *\nCrawl-delay: 0.2'),
      '/a': (response) => {
        timesMs.push(performance.now());
        response.end();
      },
    });
    const asker = makeAsker();
    await asker.ask(`${url}/a`);
    await asker.ask(`${url}/a`);
    expect(Number(timesMs[1]) - Number(timesMs[0])).toBeGreaterThan(190);
  });
});
