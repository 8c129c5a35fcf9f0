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
const pathPrefixes = ['', '/static', '/docs', '/.well-known', '//', '/static/js/..'];
const targetFiles = ['/etc/passwd', '/etc/nginx/nginx.conf', '/.csp.conf'];

/** Paths that the server must refuse or redirect. It must never answer them with a file. */
export const attackPaths: string[] = [
  ...parentSegments.flatMap((segment) =>
    pathPrefixes.flatMap((prefix) =>
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
const SMUGGLED_REQUEST = 'GET /docs/services.md HTTP/1.1\r\nHost: a\r\n\r\n';
const GET_START = 'GET / HTTP/1.1\r\nHost: a\r\n';
const POST_START = 'POST / HTTP/1.1\r\nHost: a\r\n';
const CHUNKED_HEADER = 'Transfer-Encoding: chunked\r\n';

/**
 * Malformed requests. With most of them, a proxy and a server could disagree about where a request
 * ends.
 */
export const malformedRequests: Record<string, string> = {
  'two lengths': `${POST_START}Content-Length: 0\r\nContent-Length: ${SMUGGLED_REQUEST.length}\r\n\r\n${SMUGGLED_REQUEST}`,
  'a length and chunked coding': `${POST_START}Content-Length: 4\r\n${CHUNKED_HEADER}\r\n0\r\n\r\n${SMUGGLED_REQUEST}`,
  'a hexadecimal length': `${POST_START}Content-Length: 0x10\r\n\r\n${SMUGGLED_REQUEST}`,
  'a length that is too large': `${POST_START}Content-Length: 99999999999999999999\r\n\r\n${SMUGGLED_REQUEST}`,
  'two transfer codings': `${POST_START}${CHUNKED_HEADER}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n${SMUGGLED_REQUEST}`,
  'an unknown transfer coding': `${POST_START}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED_REQUEST}`,
  'a chunk size that is not a number': `${GET_START}${CHUNKED_HEADER}\r\nzz\r\n${SMUGGLED_REQUEST}`,
  'a folded header': `${GET_START}X-A: b\r\n Content-Length: ${SMUGGLED_REQUEST.length}\r\n\r\n${SMUGGLED_REQUEST}`,
  'a space before the colon': `${POST_START}Content-Length : ${SMUGGLED_REQUEST.length}\r\n\r\n${SMUGGLED_REQUEST}`,
  'no host': `GET / HTTP/1.1\r\n\r\n${SMUGGLED_REQUEST}`,
  'an unknown version of HTTP': `GET / HTTP/9.9\r\nHost: a\r\n\r\n${SMUGGLED_REQUEST}`,
};
