import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { globalAgent } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core';
import { SITE_JSON_FILE, type SiteJson } from '../../shared/siteJson';
import { askLiveSite } from './liveSite';
import { liveUrl, soonLines } from './soon';
import { type Certificate, makeCertificate, startTlsServer } from './tlsServer';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The days for which the certificate of the servers is valid. */
const CERTIFICATE_DAYS = 70;
const NOW_MS = Date.now();

/** Returns the time some days from now, as site.json has it. */
const timeIn = (days: number) =>
  new Date(NOW_MS + days * DAY_MS).toISOString().replace(/\.\d+/, '');
const dayIn = (days: number) => timeIn(days).slice(0, 10);

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) {
    cleanup();
  }
});

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-soon-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

let certificate: Certificate;
beforeAll(() => {
  certificate = makeCertificate(CERTIFICATE_DAYS);
  globalAgent.options.ca = certificate.cert;
});
afterAll(() => {
  globalAgent.options.ca = undefined;
});

/** Starts a server, and returns its origin. */
async function startServer(answer: RequestListener): Promise<string> {
  const { origin, stop } = await startTlsServer(certificate, answer);
  cleanups.push(stop);
  return origin;
}

/** Answers with a site.json that has the given facts, and otherwise fresh ones. */
const siteJsonWith =
  (facts: Partial<SiteJson> = {}): RequestListener =>
  (request, response) => {
    response.statusCode = request.url === `/site/${SITE_JSON_FILE}` ? 200 : 404;
    response.end(
      JSON.stringify({
        commit: null,
        builtAt: timeIn(-1),
        packagesInstalledAt: timeIn(-1),
        securityTxtExpires: timeIn(300),
        ...facts,
      }),
    );
  };

/** Returns the lines about a site at an origin. */
function linesAbout(origin: string, docsFolder = makeFolder(), nowMs = NOW_MS): Promise<string[]> {
  return soonLines({ sample: false, origin, base: '/site/' }, docsFolder, nowMs);
}

test('nothing is told of a site that is young and lasts', async () => {
  expect(await linesAbout(await startServer(siteJsonWith()))).toEqual([]);
  const withoutImage = siteJsonWith({ packagesInstalledAt: null, securityTxtExpires: null });
  expect(await linesAbout(await startServer(withoutImage))).toEqual([]);
  const barelyYoung = siteJsonWith({ builtAt: timeIn(-59), securityTxtExpires: timeIn(61) });
  expect(await linesAbout(await startServer(barelyYoung))).toEqual([]);
});

test('what the published site says to be old or to end within sixty days has a line each', async () => {
  const oldFacts = {
    builtAt: timeIn(-61),
    packagesInstalledAt: timeIn(-62),
    securityTxtExpires: timeIn(59),
  };
  const origin = await startServer(siteJsonWith(oldFacts));
  expect(await linesAbout(origin)).toEqual([
    `${origin}/site/.well-known/security.txt ends on ${dayIn(59)}: build the site again, and publish it`,
    `${origin}/site/ was built on ${dayIn(-61)}, more than 60 days ago: build the site again, and publish it`,
    `Debian's packages at ${origin}/site/ were installed on ${dayIn(-62)}, more than 60 days ago: build the image with --pull --no-cache (deploy/README.md), and publish it`,
  ]);
  const endedSiteJson = siteJsonWith({ securityTxtExpires: timeIn(-1) });
  expect(await linesAbout(await startServer(endedSiteJson))).toEqual([
    expect.stringContaining(`security.txt ended on ${dayIn(-1)}: `),
  ]);
});

test('a site that is down, is slow or answers something else has one line', async () => {
  const answers: [RequestListener, string][] = [
    [(_, response) => response.writeHead(404).end(), 'answers with status 404'],
    [(_, response) => response.end('{"builtAt":"now"}'), 'is not what a build'],
    [(_, response) => response.end('<p>Sign in'), 'is not what a build'],
    [(request) => request.socket.destroy(), 'does not answer (socket hang up)'],
  ];
  for (const [answer, reason] of answers) {
    const origin = await startServer(answer);
    expect(await linesAbout(origin)).toEqual([
      expect.stringContaining(`${origin}/site/${SITE_JSON_FILE} ${reason}`),
    ]);
  }

  // No server listens at this port, because it would need special rights.
  expect(await linesAbout('https://127.0.0.1:1')).toEqual([
    `https://127.0.0.1:1/site/${SITE_JSON_FILE} does not answer (connect ECONNREFUSED 127.0.0.1:1): look at the site, since this was not checked`,
  ]);

  for (const slow of [() => {}, (_, response) => response.write('{')] satisfies RequestListener[]) {
    const { problem, certificateEndMs } = await askLiveSite(`${await startServer(slow)}/`, 200);
    expect(problem).toMatch(/does not answer \(no answer in time\)$/);
    expect(certificateEndMs).toBeGreaterThan(NOW_MS);
  }
});

test('a certificate is told that ends within sixty days, also when browsers refuse it', async () => {
  const origin = await startServer(
    siteJsonWith({ builtAt: timeIn(20), packagesInstalledAt: null }),
  );
  const line = (verb: string) =>
    `The certificate of ${new URL(origin).host} ${verb} on ${dayIn(CERTIFICATE_DAYS)}: look why the proxy in front of the site does not renew it`;
  const linesIn = (days: number) => linesAbout(origin, undefined, NOW_MS + days * DAY_MS);
  expect(await linesIn(CERTIFICATE_DAYS - 61)).toEqual([]);
  expect(await linesIn(CERTIFICATE_DAYS - 59)).toEqual([line('ends')]);
  expect(await linesIn(CERTIFICATE_DAYS + 1)).toEqual([line('ended')]);

  globalAgent.options.ca = undefined;
  expect(await linesIn(CERTIFICATE_DAYS + 1)).toEqual([
    expect.stringContaining('does not answer (self-signed certificate)'),
    line('ended'),
  ]);
  globalAgent.options.ca = certificate.cert;
});

test('incidents that seem to last are told with their file', async () => {
  const docsFolder = makeFolder();
  mkdirSync(path.join(docsFolder, 'blog'));
  const formatTime = (days: number) =>
    timeIn(days)
      .replace('T', ' ')
      .replace(/:\d\dZ/, ' UTC');
  const addPost = (name: string, ...lines: string[]) =>
    writeFileSync(
      path.join(docsFolder, 'blog', name),
      `---\ntitle: Mail\ndate: 2026-02-01\nservices: [mail]\n${lines.join('\n')}\n---\n\n# Mail\n`,
    );
  addPost('a-forgotten.mdx', `from: ${formatTime(-8)}`);
  addPost('b-lasting.mdx', `from: ${formatTime(-6)}`);
  addPost('c-known-to-be-over.md', `from: ${formatTime(-3)}`, `to: ${formatTime(-2)}`);
  addPost('d-just-over.md', `from: ${formatTime(-3)}`, `to: ${formatTime(-0.5)}`);
  addPost(
    'e-planned.mdx',
    'kind: maintenance',
    `from: ${formatTime(-0.6)}`,
    `to: ${formatTime(-0.1)}`,
  );
  addPost('f-ahead.mdx', 'kind: maintenance', `from: ${formatTime(1)}`, `to: ${formatTime(2)}`);
  writeFileSync(path.join(docsFolder, 'blog/archive.mdx'), '# All posts\n');
  const forgotten = `docs/blog/a-forgotten.mdx: the incident lasts since ${dayIn(-8)}: if it is over, write its end as to:, and publish the site`;
  expect(await linesAbout(await startServer(siteJsonWith()), docsFolder)).toEqual([
    forgotten,
    `docs/blog/d-just-over.md: the incident ended on ${dayIn(-0.5)}, after the published site was built: publish it again`,
    `docs/blog/e-planned.mdx: the maintenance ended on ${dayIn(-0.1)}, after the published site was built: publish it again`,
  ]);
  expect(await linesAbout('https://127.0.0.1:1', docsFolder)).toEqual([
    expect.stringContaining('ECONNREFUSED'),
    forgotten,
  ]);
});

test('of a sample, of an example and of a wrong origin, nobody is asked', () => {
  const ownFacts = { sample: false, origin: 'https://www.a.test', base: '/site/' };
  expect(liveUrl(ownFacts)).toBe('https://www.a.test/site/');
  expect(liveUrl({ ...ownFacts, sample: true })).toBeUndefined();
  expect(liveUrl({ ...ownFacts, origin: 'https://www.a.example' })).toBeUndefined();
  expect(liveUrl({ ...ownFacts, origin: 'www.a.test' })).toBeUndefined();
  expect(liveUrl({})).toBeUndefined();
});
