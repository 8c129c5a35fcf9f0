import { expect } from '@playwright/test';
import { parseHtml } from '../lib/parseHtml';
import { rawRequest } from '../lib/rawHttp';
import { kindsOfPage, pages } from '../machine/pages';
import { test } from '../machine/served';
import { findExampleInReadme, type ProxyKind, startProxy } from './reverseProxy';

/** The headers that an answer through the proxy must share with an answer without a proxy. */
const COMPARED_HEADERS = ['content-security-policy', 'cache-control', 'content-type', 'etag'];

for (const kind of ['nginx', 'caddyfile'] satisfies ProxyKind[]) {
  for (const exampleTitle of ['Removes the path', 'Keeps the path']) {
    test(`${kind}, “${exampleTitle}”: pages, files and redirects stay under the path`, async ({
      baseURL,
    }) => {
      const proxy = await startProxy(
        kind,
        findExampleInReadme(kind, exampleTitle),
        new URL(String(baseURL)).host,
      );
      const findRedirectTarget = async (path: string) => {
        const { statusCode, headers } = await rawRequest(proxy.url, path);
        expect([301, 302, 308], path).toContain(statusCode);
        return new URL(String(headers.location), `${proxy.url}${path}`).href;
      };
      try {
        for (const { address, heading } of pages.filter(({ address }) =>
          kindsOfPage.includes(address),
        )) {
          const proxiedAnswer = await rawRequest(proxy.url, `/site${address}`);
          expect(proxiedAnswer.statusCode, address).toBe(200);
          expect(
            parseHtml(proxiedAnswer.body.toString()).querySelector('h1')?.textContent,
            address,
          ).toBe(heading);
          const directAnswer = await rawRequest(baseURL, address);
          for (const header of COMPARED_HEADERS) {
            expect(proxiedAnswer.headers[header], `${header} of ${address}`).toBe(
              directAnswer.headers[header],
            );
          }
          const alias = address.endsWith('/') ? `${address}index.html` : `${address}.html`;
          expect(await findRedirectTarget(`/site${alias}?q=a%20b`)).toBe(
            `${proxy.url}/site${address}?q=a%20b`,
          );
          if (!address.endsWith('/')) {
            expect(await findRedirectTarget(`/site${address}/`)).toBe(
              `${proxy.url}/site${address}`,
            );
          }
        }
        expect(await findRedirectTarget('/site')).toBe(`${proxy.url}/site/`);

        const { body } = await rawRequest(proxy.url, '/site/');
        const scriptPath = /"(\/site\/static\/js\/[^"]+)"/.exec(body.toString())?.[1];
        const { statusCode, headers } = await rawRequest(proxy.url, String(scriptPath));
        expect(statusCode).toBe(200);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');

        const missingPage = await rawRequest(proxy.url, '/site/no-such-page');
        expect(missingPage.statusCode).toBe(404);
        expect(missingPage.body.toString()).toContain('<h1>Page not found</h1>');
      } finally {
        await proxy.remove();
      }
    });
  }
}

test('redirects begin with the path, whether the proxy in front has removed it or not', async ({
  baseURL,
}) => {
  for (const [path, target] of [
    ['/docs/services/', '/site/docs/services'],
    ['/docs/index.html?a=1', '/site/docs/?a=1'],
    ['/cgu.html', '/site/cgu'],
  ]) {
    for (const address of [path, `/site${path}`]) {
      const { statusCode, headers } = await rawRequest(baseURL, String(address));
      expect([statusCode, headers.location], address).toEqual([308, target]);
    }
  }
  const { statusCode, headers } = await rawRequest(baseURL, '/site?a=1');
  expect([statusCode, headers.location]).toEqual([308, '/site/?a=1']);
});

test('what only looks like the path is not found, and redirects lead to no other site', async ({
  baseURL,
}) => {
  for (const path of [
    '/sites/',
    '/sitemap',
    '/site.html',
    '/SITE/',
    '/site/../cgu',
    '/site//evil.example/index.html',
    '/site/.base.conf',
    '/.base.conf',
  ]) {
    expect((await rawRequest(baseURL, path)).statusCode, path).toBe(404);
  }
});
