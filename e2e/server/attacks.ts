/** Spellings of `..` that have led web servers out of their root folder. */
const parentSegments = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '..;',
  '%c0%ae%c0%ae',
  '..%5c..',
  '..\\..',
  '.%00.',
  '%e0%80%ae%e0%80%ae',
  '%uff0e%uff0e',
];
const prefixes = ['', '/static', '/docs', '/.well-known', '//', '/static/js/..'];
const targetFiles = ['/etc/passwd', '/etc/nginx/nginx.conf', '/.csp.conf'];

/** Paths that the server must refuse or redirect. It must never answer them with a file. */
export const attackPaths: string[] = [
  ...parentSegments.flatMap((segment) =>
    prefixes.flatMap((prefix) =>
      targetFiles.map((target) => `${prefix}/${`${segment}/`.repeat(4).slice(0, -1)}${target}`),
    ),
  ),
  '/.csp.conf',
  '/.base.conf',
  '/.git/config',
  '/.env',
  '/docs/.hidden',
  '/.well-known/../.csp.conf',
  '/%2ecsp.conf',
  '/.csp%2econf',
  '/.csp.conf/',
  '/.csp.conf%00.html',
  '/.CSP.conf',
  '/cgu/.csp.conf',
  '/./.csp.conf',
  '/index.html%00',
  '/cgu%2fx',
  '/%2fetc%2fpasswd',
  '/%5cetc%5cpasswd',
  '/cgu.html/x',
  '/cgu;.html',
  '/cgu%20',
  '/static/js/',
  '/static/',
  '/docs//services',
  '//cgu',
  '/cgu//',
  '/cgu/.',
  '/./',
  '/docs/services/..%2f..%2fcgu',
  '/%',
  '/%g',
  '/%0',
  '/%zz',
  '/%00',
  '/%0a',
  '/%0d%0aSet-Cookie:a=b',
  '/\u0001',
  '/a\u0000b',
  '/index.php',
  '/wp-login.php',
  '/cgi-bin/test',
  '/server-status',
  '/nginx_status',
  '/phpinfo.php',
  'http://evil.example/etc/passwd',
  'http://a/../../etc/passwd',
  '*',
  'cgu',
  '?',
  '#',
];

/** A request that stands in the body of another request. The server must not answer it. */
const SMUGGLED = 'GET /docs/services.md HTTP/1.1\r\nHost: a\r\n\r\n';
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n';
const POST = 'POST / HTTP/1.1\r\nHost: a\r\n';
const CHUNKED = 'Transfer-Encoding: chunked\r\n';

/**
 * Malformed requests. With most of them, a proxy and a server could disagree about where a request
 * ends.
 */
export const malformedRequests: Record<string, string> = {
  'two lengths': `${POST}Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'a length and chunked coding': `${POST}Content-Length: 4\r\n${CHUNKED}\r\n0\r\n\r\n${SMUGGLED}`,
  'a hexadecimal length': `${POST}Content-Length: 0x10\r\n\r\n${SMUGGLED}`,
  'a length that is too large': `${POST}Content-Length: 99999999999999999999\r\n\r\n${SMUGGLED}`,
  'two transfer codings': `${POST}${CHUNKED}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'an unknown transfer coding': `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a chunk size that is not a number': `${GET}${CHUNKED}\r\nzz\r\n${SMUGGLED}`,
  'a folded header': `${GET}X-A: b\r\n Content-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'a space before the colon': `${POST}Content-Length : ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'no host': `GET / HTTP/1.1\r\n\r\n${SMUGGLED}`,
  'an unknown version of HTTP': `GET / HTTP/9.9\r\nHost: a\r\n\r\n${SMUGGLED}`,
};
