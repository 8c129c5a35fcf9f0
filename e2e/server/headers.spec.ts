import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { site } from '../../shared/configuration';
import { FRAGMENTS_FOLDER } from '../../shared/pageParts';
import { routes } from '../content/routes';
import { rawRequest, sendBytes } from '../lib/rawHttp';

/** The headers that every answer must have, each with a pattern of its value. */
const EXPECTED_HEADERS: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none'; /,
  'cross-origin-embedder-policy': /^unsafe-none$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'referrer-policy': /^no-referrer$/,
  'strict-transport-security': /^max-age=63072000$/,
  'x-content-type-options': /^nosniff$/,
};

/** A request for each kind of answer, with its status. 304 and 416 have a test of their own. */
const requests: { status: number; path: string; options?: Parameters<typeof rawRequest>[2] }[] = [
  { status: 200, path: '/' },
  { status: 200, path: '/favicon.svg' },
  { status: 200, path: `/${FRAGMENTS_FOLDER}cgu.html` },
  { status: 200, path: '/healthz' },
  { status: 200, path: '/docs/services.md' },
  { status: 308, path: '/cgu/' },
  { status: 206, path: '/cgu', options: { headers: { range: 'bytes=0-9' } } },
  { status: 404, path: '/no-such-page' },
  { status: 404, path: '/static/js/none.js' },
  { status: 405, path: '/', options: { method: 'POST' } },
  { status: 400, path: '/%00' },
  { status: 414, path: `/${'a'.repeat(40_000)}` },
  { status: 400, path: '/', options: { headers: { 'x-large': 'a'.repeat(40_000) } } },
];

test('answers of every kind have every header, once', async ({ baseURL }) => {
  for (const { status, path, options } of requests) {
    const answer = await rawRequest(baseURL, path, options);
    const requestDescription = `${status} for ${path.slice(0, 30)}`;
    expect(answer.statusCode, requestDescription).toBe(status);
    for (const [name, valuePattern] of Object.entries(EXPECTED_HEADERS)) {
      expect(answer.headersDistinct[name], `${requestDescription}: ${name}`).toEqual([
        expect.stringMatching(valuePattern),
      ]);
    }
    expect(answer.headers.server, requestDescription).toBe('nginx');
    expect(answer.headersDistinct['cache-control'], requestDescription).toHaveLength(1);
  }
});

test('304 and 416 have every header; nginx may send one twice', async ({ baseURL }) => {
  const { headers } = await rawRequest(baseURL, '/cgu');
  for (const [status, conditionHeaders] of [
    [304, { 'if-none-match': headers.etag ?? '' }],
    [416, { range: 'bytes=9999999-' }],
  ] as const) {
    const answer = await rawRequest(baseURL, '/cgu', { headers: conditionHeaders });
    expect(answer.statusCode).toBe(status);
    for (const [name, valuePattern] of Object.entries(EXPECTED_HEADERS)) {
      expect(new Set(answer.headersDistinct[name]), name).toEqual(
        new Set([expect.stringMatching(valuePattern)]),
      );
    }
  }
});

test('the answer to bytes that are no request has every header', async ({ baseURL }) => {
  const answer = (await sendBytes(baseURL, 'NONSENSE\r\n\r\n')).toLowerCase();
  expect(answer).toMatch(/^http\/1\.1 400 /);
  for (const name of Object.keys(EXPECTED_HEADERS)) {
    expect(answer).toContain(`\n${name}: `);
  }
});

/**
 * The sources in the directive connect-src, to which scripts may send requests: the site itself
 * and, if the site has a hosted search, the hosts that Algolia documents.
 */
const connectSources = [
  "'self'",
  ...['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com']
    .filter(() => site.search)
    .map((host) => `https://${site.search?.appId.toLowerCase()}${host}`),
];

test('one policy for all pages allows their inline scripts by hash, nothing unsafe', async ({
  baseURL,
}) => {
  const policies = new Set<string>();
  for (const { address } of [...routes, { address: '/no-such-page' }]) {
    const { headers, body } = await rawRequest(baseURL, address);
    const policy = headers['content-security-policy'] ?? '';
    policies.add(String(policy));
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(String(policy).split('; ')).toContain(`connect-src ${connectSources.join(' ')}`);
    const scripts = [...body.toString().matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.length, address).toBeGreaterThan(0);
    for (const [, script = ''] of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  expect(policies.size).toBe(1);
});
