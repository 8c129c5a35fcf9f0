import { expect, test } from '@rstest/core';
import { buildCsp, cspViolations, hashOf, hostedSearchHosts, inlineScripts, inlineStyles } from './csp.ts';

const NOTHING = { scripts: [], styles: [], connections: [] };

test('the policy allows the site itself and the given hashes, nothing else', () => {
  const policy = buildCsp({ scripts: ["'sha256-x'"], styles: ["'sha256-y'", "'sha256-z'"], connections: [] });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).toContain("style-src 'self' 'sha256-y' 'sha256-z';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(buildCsp(NOTHING)).toContain("style-src 'self';");
});

test('the hosted search is allowed where there is one', () => {
  expect(buildCsp({ ...NOTHING, connections: hostedSearchHosts('ABC') })).toContain(
    "connect-src 'self' https://abc-dsn.algolia.net https://abc-1.algolianet.com https://abc-2.algolianet.com https://abc-3.algolianet.com;",
  );
});

test('a hash is that of the browser', () => {
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('inline scripts are found, without those that have an address and without data', () => {
  expect(
    inlineScripts(
      '<script>a</script><script src="/b.js"></script><script type="application/json">{}</script>' +
        '<script data-a="1 > 0">c</script>',
    ),
  ).toEqual(['a', 'c']);
});

test('style elements are found, with attributes or without', () => {
  expect(inlineStyles('<style>a{}</style><p>b</p><style data-sheet="/c.css">\nd > e{}\n</style>')).toEqual([
    'a{}',
    '\nd > e{}\n',
  ]);
});

test('what stands in a script, a style element, a comment or an attribute is not markup', () => {
  const html =
    '<script>x = "<style>no</style><p style=y onclick=z>"</script>' +
    '<style>/* <script>no</script> <p style="y"> */ a::after{content:"javascript:"}</style>' +
    '<!-- <script>no</script><style>no</style><p style="no"> -->' +
    '<p title="<script>no</script><style>no</style> > style=1" data-style="x">style="a" onclick="b"</p>';
  expect(inlineScripts(html)).toEqual(['x = "<style>no</style><p style=y onclick=z>"']);
  expect(inlineStyles(html)).toEqual([
    '/* <script>no</script> <p style="y"> */ a::after{content:"javascript:"}',
  ]);
  expect(cspViolations(html)).toEqual([]);
});

test('style attributes, event handlers and javascript: addresses are violations', () => {
  expect(
    cspViolations('<p style="color:red">a</p><style>b</style><a onclick="c()" href="javascript:d">e</a>'),
  ).toEqual(['a style attribute', 'an event-handler attribute', 'a javascript: address']);
  expect(cspViolations('<script src="/a.js" onload="b()"></script>')).toEqual(['an event-handler attribute']);
  expect(cspViolations('<style>p{}</style>')).toEqual([]);
});
