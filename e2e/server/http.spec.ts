import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { documentFile } from '../../shared/address';
import { FRAGMENTS_FOLDER } from '../../shared/pageParts';
import { routes } from '../content/routes';
import { inSite } from '../lib/inSite';
import { rawRequest, sendBytes } from '../lib/rawHttp';

test.describe('addresses', () => {
  test('other forms of the address of a page are redirected to it, with their query', async ({
    baseURL,
  }) => {
    for (const { address } of routes) {
      const isFolder = address.endsWith('/');
      const aliases = isFolder
        ? [`${address}index.html`]
        : [`${address}.html`, `${address}/`, `${address}/index.html`];
      for (const alias of aliases) {
        const { statusCode, headers } = await rawRequest(baseURL, `${alias}?q=a%20b&c=d`);
        expect([statusCode, headers.location], alias).toEqual([
          308,
          `${inSite(address)}?q=a%20b&c=d`,
        ]);
      }
    }
  });

  test('/docs is the same page as /docs/', async ({ baseURL }) => {
    const [withoutSlash, withSlash] = await Promise.all([
      rawRequest(baseURL, '/docs'),
      rawRequest(baseURL, '/docs/'),
    ]);
    expect(withoutSlash.statusCode).toBe(200);
    expect(withoutSlash.body.equals(withSlash.body)).toBe(true);
    expect(withoutSlash.body.toString()).toMatch(/rel="canonical" href="[^"]*\/docs\/"/);
  });

  test('any other address is answered with 404 and the not-found page', async ({ baseURL }) => {
    for (const path of [
      '/no-such-page',
      '/DOCS/services',
      '/docs/services/nothing',
      '/blog',
      '/en/docs/',
      '/docs/../cgu',
      '/docs/services/..%2f..%2fcgu',
      '/./cgu',
      '/%63gu',
      '/docs%2Fservices',
      '/404',
      '/404.html',
      '/index',
      '/index.html.br',
      '/cgu.html.gz',
      '/docs/.hidden',
      '/docs/mattermost',
      '/docs/servic',
      '/docs//services',
      '/.csp.conf',
    ]) {
      const { statusCode, headers, body } = await rawRequest(baseURL, path);
      expect(statusCode, path).toBe(404);
      expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(body.toString(), path).toContain('<h1>Page not found</h1>');
    }
  });

  test('a missing file below /static/ is a 404 in plain text that is not cached', async ({
    baseURL,
  }) => {
    for (const path of [
      '/static/js/gone.js',
      '/static/',
      '/static/js',
      '/static/css/gone.css.br',
      ...['no-such-page.html', 'docs/services/no-such-page.html', 'cgu', 'cgu.html.br'].map(
        (file) => `/${FRAGMENTS_FOLDER}${file}`,
      ),
    ]) {
      const answer = await rawRequest(baseURL, path);
      expect(answer.statusCode, path).toBe(404);
      expect(answer.headers['content-type'], path).toMatch(/^text\/plain/);
      expect(answer.headers['cache-control'], path).toBe('no-store');
      expect(answer.body.toString(), path).toBe('Not found\n');
    }
  });

  test('redirects contain no host and lead to no other site', async ({ baseURL }) => {
    for (const path of [
      '//evil.example/index.html',
      '///evil.example/index.html',
      '/\\evil.example/index.html',
      '/%5Cevil.example/index.html',
      '/%2F%2Fevil.example/index.html',
      '/%0d%0aLocation:%20evil/index.html',
      '//evil.example/cgu/',
      '/cgu/',
      '/docs/index.html',
    ]) {
      const { statusCode, headers } = await rawRequest(baseURL, path);
      expect([308, 400, 404], `${path}: ${statusCode}`).toContain(statusCode);
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])[\w./-]*$/);
    }
  });

  test('methods other than GET and HEAD are refused with 405', async ({ baseURL }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { statusCode, headers } = await rawRequest(baseURL, '/', { method });
      expect(statusCode, method).toBe(405);
      expect(headers.allow, method).toBe('GET, HEAD');
    }
    const headAnswer = await rawRequest(baseURL, '/cgu', { method: 'HEAD' });
    expect(headAnswer.statusCode).toBe(200);
    expect(headAnswer.body.length).toBe(0);
    expect(headAnswer.headers.allow).toBeUndefined();
  });
});

test.describe('caching and compression', () => {
  /** Returns the address of the script that the home page names. */
  const findScriptAddress = async (baseURL: string | undefined) => {
    const { body } = await rawRequest(baseURL, '/');
    const [path] = /\/static\/[\w./-]+\.js/.exec(body.toString()) ?? [];
    expect(path, 'a script in the page').toBeDefined();
    return String(path);
  };

  test('hashed files are cached for a year, pages are revalidated', async ({ baseURL }) => {
    const hashedFile = await rawRequest(baseURL, await findScriptAddress(baseURL));
    expect(hashedFile.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/cgu', '/docs/', '/no-such-page', '/cgu/']) {
      const { headers } = await rawRequest(baseURL, path);
      expect(headers['cache-control'], path).toBe('no-cache');
    }
    const icon = await rawRequest(baseURL, '/favicon.svg');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('text is compressed with brotli or gzip if the client accepts it', async ({ baseURL }) => {
    for (const path of ['/', '/docs/services', await findScriptAddress(baseURL)]) {
      const answers = await Promise.all(
        ['br, gzip', 'gzip', 'identity'].map((encoding) =>
          rawRequest(baseURL, path, { headers: { 'Accept-Encoding': encoding } }),
        ),
      );
      expect(
        answers.map(({ headers }) => headers['content-encoding']),
        path,
      ).toEqual(['br', 'gzip', undefined]);
      for (const { headers } of answers) {
        expect(headers.vary, path).toBe('Accept-Encoding');
      }
      const [br = 0, gzip = 0, plain = 0] = answers.map(({ body }) => body.length);
      expect(br, path).toBeLessThan(gzip);
      expect(gzip, path).toBeLessThan(plain);
    }
  });

  /**
   * Sends a request as proxies and old clients do.
   *
   * @returns the parts of the answer, with the names of headers in lower case
   */
  async function sendRequest(
    baseURL: string | undefined,
    version: string,
    path: string,
    headerLines: string[],
  ) {
    const request = [
      `GET ${path} HTTP/${version}`,
      'Host: localhost',
      'Connection: close',
      ...headerLines,
      '',
      '',
    ];
    const answer = await sendBytes(baseURL, request.join('\r\n'));
    const headEnd = answer.indexOf('\r\n\r\n');
    const [status = '', ...headerFields] = answer.slice(0, headEnd).split('\r\n');
    const headers = Object.fromEntries(
      headerFields.map((headerField) => {
        const colonIndex = headerField.indexOf(': ');
        return [headerField.slice(0, colonIndex).toLowerCase(), headerField.slice(colonIndex + 2)];
      }),
    );
    const body = Buffer.from(answer.slice(headEnd + 4), 'latin1');
    return { status: Number(status.split(' ')[1]), headers, body };
  }

  function decompress(encoding: string | undefined, body: Buffer): Buffer {
    if (encoding === 'br') {
      return brotliDecompressSync(body);
    }
    return encoding === 'gzip' ? gunzipSync(body) : body;
  }

  /** Values of the header Accept-Encoding, each with the encoding of the answer. */
  const ENCODING_BY_ACCEPT_HEADER: Record<string, string | undefined> = {
    'gzip, deflate, br, zstd': 'br',
    'br, gzip': 'br',
    br: 'br',
    BR: 'br',
    'gzip, deflate': 'gzip',
    GZIP: 'gzip',
    'Gzip;q=0.5': 'gzip',
    'gzip; q=0.001': 'gzip',
    'gzip;q=1.0, br;q=0.8': 'br',
    'br;q=0.001': 'br',
    'br;q=0, gzip': 'gzip',
    'gzip;Q=0.5': 'gzip',
    'gzip;q=0': undefined,
    'gzip;q=0.000, br;q=0': undefined,
    'gzip;q=0, br': 'br',
    'zstd, deflate': undefined,
    identity: undefined,
    '': undefined,
  };

  /** HTTP/1.0 and HTTP/1.1, each without and with the headers that a proxy adds. */
  const REQUEST_KINDS = ['1.0', '1.1'].flatMap((version) =>
    [[], ['Via: 1.1 proxy.example', 'X-Forwarded-For: 192.0.2.1']].map((proxyHeaders) => ({
      version,
      proxyHeaders,
    })),
  );

  test('whoever accepts compression gets it, whatever stands between', async ({ baseURL }) => {
    const paths = ['/docs/services', `/${FRAGMENTS_FOLDER}docs/services.html`, '/docs/services.md'];
    for (const path of [...paths, '/sitemap.xml', await findScriptAddress(baseURL)]) {
      const plain = await rawRequest(baseURL, path);
      for (const { version, proxyHeaders } of REQUEST_KINDS) {
        for (const [acceptedEncodings, encoding] of Object.entries(ENCODING_BY_ACCEPT_HEADER)) {
          const headerLines = [...proxyHeaders, `Accept-Encoding: ${acceptedEncodings}`];
          const { status, headers, body } = await sendRequest(baseURL, version, path, headerLines);
          const requestDescription = [path, version, ...headerLines].join(' ');
          expect([status, headers['content-encoding'], headers.vary], requestDescription).toEqual([
            200,
            encoding,
            'Accept-Encoding',
          ]);
          expect(decompress(encoding, body).equals(plain.body), requestDescription).toBe(true);
        }
      }
    }
  });

  test('a compressed answer is revalidated, and its parts are not those of another version', async ({
    baseURL,
  }) => {
    for (const { version, proxyHeaders } of REQUEST_KINDS) {
      for (const encoding of ['br', 'gzip']) {
        const headerLines = [...proxyHeaders, `Accept-Encoding: ${encoding}`];
        const requestWithHeaders = (...moreHeaderLines: string[]) =>
          sendRequest(baseURL, version, '/docs/services', [...headerLines, ...moreHeaderLines]);
        const wholeAnswer = await requestWithHeaders();
        const { etag } = wholeAnswer.headers;
        const answerForSameEtag = await requestWithHeaders(`If-None-Match: ${etag}`);
        expect([
          answerForSameEtag.status,
          answerForSameEtag.body.length,
          answerForSameEtag.headers.vary,
        ]).toEqual([304, 0, 'Accept-Encoding']);
        const answerForWrongEtag = await requestWithHeaders(
          'Range: bytes=10-19',
          'If-Range: "another"',
        );
        expect([answerForWrongEtag.status, answerForWrongEtag.headers['content-encoding']]).toEqual(
          [200, encoding],
        );
        expect(answerForWrongEtag.body.equals(wholeAnswer.body)).toBe(true);
        // A server may always answer with the whole file. Some versions of nginx send a part of the
        // compressed file.
        const partialAnswer = await requestWithHeaders('Range: bytes=10-19', `If-Range: ${etag}`);
        expect([partialAnswer.headers['content-encoding'], partialAnswer.headers.etag]).toEqual([
          encoding,
          etag,
        ]);
        const expectedBody =
          partialAnswer.status === 206 ? wholeAnswer.body.subarray(10, 20) : wholeAnswer.body;
        expect(partialAnswer.body.equals(expectedBody)).toBe(true);
      }
    }
  });

  test('a range request gets a part of a file, or all of another version', async ({ baseURL }) => {
    const wholeAnswer = await rawRequest(baseURL, '/og.png');
    const partialAnswer = await rawRequest(baseURL, '/og.png', {
      headers: { range: 'bytes=10-19' },
    });
    expect(partialAnswer.statusCode).toBe(206);
    expect(partialAnswer.headers['content-range']).toBe(`bytes 10-19/${wholeAnswer.body.length}`);
    expect(partialAnswer.body.equals(wholeAnswer.body.subarray(10, 20))).toBe(true);
    const range = { range: 'bytes=10-19' };
    const answerForSameEtag = await rawRequest(baseURL, '/og.png', {
      headers: { ...range, 'if-range': wholeAnswer.headers.etag ?? '' },
    });
    expect(answerForSameEtag.statusCode).toBe(206);
    const answerForOtherEtag = await rawRequest(baseURL, '/og.png', {
      headers: { ...range, 'if-range': '"another"' },
    });
    expect(answerForOtherEtag.statusCode).toBe(200);
  });

  test('fragments of pages are compressed, revalidated, and not redirected', async ({
    baseURL,
  }) => {
    for (const { address } of routes) {
      const fragmentPath = `/${FRAGMENTS_FOLDER}${documentFile(address)}`;
      const { statusCode, headers, body } = await rawRequest(baseURL, fragmentPath, {
        headers: { 'Accept-Encoding': 'br, gzip' },
      });
      expect(statusCode, fragmentPath).toBe(200);
      expect(headers['content-encoding'], fragmentPath).toBe('br');
      expect(headers.vary, fragmentPath).toBe('Accept-Encoding');
      expect(headers['content-type'], fragmentPath).toBe('text/html; charset=utf-8');
      expect(headers['cache-control'], fragmentPath).toBe('no-cache');
      const plain = await rawRequest(baseURL, fragmentPath);
      expect(plain.headers['content-encoding'], fragmentPath).toBeUndefined();
      expect(body.length, fragmentPath).toBeLessThan(plain.body.length);
      expect(brotliDecompressSync(body).equals(plain.body), fragmentPath).toBe(true);
    }
  });
});
