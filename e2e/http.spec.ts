import { expect, test } from '@playwright/test';
import { raw } from './raw';
import { routes } from './routes';

test.describe('addresses', () => {
  for (const { path } of routes) {
    const elsewhere = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
    test(`${elsewhere} is redirected to ${path}, the query kept`, async ({ baseURL }) => {
      const answer = await raw(baseURL, `${elsewhere}?q=a%20b&c=d`);
      expect(answer.statusCode).toBe(308);
      expect(answer.headers.location).toBe(`${path}?q=a%20b&c=d`);
    });
  }

  for (const path of routes.map((route) => route.path).filter((path) => !path.endsWith('/'))) {
    test(`${path}/ and ${path}/index.html are redirected to ${path}`, async ({ baseURL }) => {
      for (const elsewhere of [`${path}/`, `${path}/index.html`]) {
        const answer = await raw(baseURL, elsewhere);
        expect(answer.statusCode, elsewhere).toBe(308);
        expect(answer.headers.location, elsewhere).toBe(path);
      }
    });
  }

  test('/docs is the same page as /docs/', async ({ baseURL }) => {
    const [without, withSlash] = await Promise.all([raw(baseURL, '/docs'), raw(baseURL, '/docs/')]);
    expect(without.statusCode).toBe(200);
    expect(without.body.equals(withSlash.body)).toBe(true);
    expect(without.body.toString()).toMatch(/rel="canonical" href="[^"]*\/docs\/"/);
  });

  for (const path of [
    '/no-such-page',
    '/DOCS/services',
    '/docs/Services',
    '/docs/services/nothing',
    '/blog',
    '/blog/',
    '/en/docs/',
    '/en/docs/services',
    '/docs/../cgu',
    '/docs/services/..%2f..%2fcgu',
    '/./cgu',
    '/%63gu',
    '/docs%2Fservices',
    '/404',
    '/404/',
    '/404.html',
    '/index',
    '/docs/index',
    '/index.html.br',
    '/cgu.html.gz',
    '/.git/config',
    '/docs/.hidden',
    '/docs/mattermost',
    '/docs/mattermost/messaging',
    '/docs/services/mailing',
    '/docs//services',
  ]) {
    test(`${path} is not found, and says so with the not-found page`, async ({ baseURL }) => {
      const answer = await raw(baseURL, path);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body.toString()).toContain('<h1>Page not found</h1>');
    });
  }

  test('a missing file under /static/ is a plain 404 that nobody keeps', async ({ baseURL }) => {
    for (const path of ['/static/js/gone.js', '/static/', '/static/js', '/static/css/gone.css.br']) {
      const answer = await raw(baseURL, path);
      expect(answer.statusCode, path).toBe(404);
      expect(answer.headers['content-type'], path).toMatch(/^text\/plain/);
      expect(answer.headers['cache-control'], path).toBe('no-store');
      expect(answer.body.toString(), path).not.toContain('<');
    }
  });

  test('redirects name no host and lead to no other site', async ({ baseURL }) => {
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
      const { statusCode, headers } = await raw(baseURL, path);
      expect([308, 400, 404], `${path}: ${statusCode}`).toContain(statusCode);
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])[\w./-]*$/);
    }
  });

  test('other methods than GET and HEAD are refused', async ({ baseURL }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { statusCode, headers } = await raw(baseURL, '/', { method });
      expect(statusCode, method).toBe(405);
      expect(headers.allow, method).toBe('GET, HEAD');
    }
    const head = await raw(baseURL, '/cgu', { method: 'HEAD' });
    expect(head.statusCode).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers.allow).toBeUndefined();
  });

  test('requests that nobody sends in good faith get no file and no server error', async ({ baseURL }) => {
    for (const path of [
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/static/../../../etc/passwd',
      '/%00',
      '/cgu%00.html',
      '/%',
      '/%zz',
      `/${'a'.repeat(20_000)}`,
    ]) {
      const { statusCode, body } = await raw(baseURL, path);
      expect([400, 404, 414], path.slice(0, 60)).toContain(statusCode);
      expect(body.toString(), path.slice(0, 60)).not.toContain('root:');
    }
  });

  test('/healthz answers', async ({ baseURL }) => {
    const { statusCode, body } = await raw(baseURL, '/healthz');
    expect(statusCode).toBe(200);
    expect(body.toString()).toBe('ok\n');
  });

  test('no answer tells the version of the server', async ({ baseURL }) => {
    for (const path of ['/', '/no-such-page', '/%00', '/cgu/']) {
      const { headers, body } = await raw(baseURL, path);
      expect(headers.server).toBe('nginx');
      expect(body.toString()).not.toMatch(/nginx\/\d|Rspress v/);
    }
  });
});

test.describe('caching and compression', () => {
  const asset = async (baseURL: string | undefined, kind: 'js' | 'css') => {
    const { body } = await raw(baseURL, '/');
    const path = new RegExp(`/static/[\\w./-]+\\.${kind}`).exec(body.toString())?.[0];
    expect(path, `a ${kind} file in the page`).toBeDefined();
    return String(path);
  };

  test('hashed files are kept for a year, pages are revalidated', async ({ baseURL }) => {
    for (const kind of ['js', 'css'] as const) {
      const { headers } = await raw(baseURL, await asset(baseURL, kind));
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/', '/cgu', '/docs/', '/no-such-page', '/cgu/']) {
      const { headers } = await raw(baseURL, path);
      expect(headers['cache-control'], path).toBe('no-cache');
    }
    const icon = await raw(baseURL, '/favicon.svg');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('an unchanged page is answered with 304', async ({ baseURL }) => {
    const first = await raw(baseURL, '/cgu');
    const etag = String(first.headers.etag);
    const again = await raw(baseURL, '/cgu', { headers: { 'If-None-Match': etag } });
    expect(again.statusCode).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.body.length).toBe(0);
  });

  test('text goes out as brotli, else gzip, else as it is', async ({ baseURL }) => {
    for (const path of ['/', '/docs/services/git', await asset(baseURL, 'js'), await asset(baseURL, 'css')]) {
      const answers = await Promise.all(
        ['br, gzip', 'gzip', 'identity'].map((encoding) =>
          raw(baseURL, path, { headers: { 'Accept-Encoding': encoding } }),
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
});
