import { expect, test } from '@rstest/core';
import { hashOf, hostedSearchHosts, inlineScripts, policy, refused } from './policy.ts';

test('nothing but the site itself, and the hosted search where there is one', () => {
  const plain = policy({ scripts: ["'sha256-x'"], connections: [] });
  expect(plain).toContain("default-src 'none'");
  expect(plain).toContain("script-src 'self' 'sha256-x';");
  expect(plain).toContain("connect-src 'self';");
  expect(plain).not.toContain('unsafe');
  expect(policy({ scripts: [], connections: hostedSearchHosts('ABC') })).toContain(
    "connect-src 'self' https://abc-dsn.algolia.net https://abc-1.algolianet.com https://abc-2.algolianet.com https://abc-3.algolianet.com;",
  );
});

test('scripts of the page itself are hashed, as the browser does', () => {
  expect(
    inlineScripts(
      '<script>a</script><script src="/b.js"></script><script type="application/json">{}</script>',
    ),
  ).toEqual(['a']);
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('what the policy would refuse is found, and nothing that only looks like it', () => {
  expect(
    refused('<p style="color:red">a</p><style>b</style><a onclick="c()" href="javascript:d">e</a>'),
  ).toEqual([
    'a <style> element',
    'a style attribute',
    'an event-handler attribute',
    'a javascript: address',
  ]);
  expect(
    refused(
      '<p title="a > style=1" data-style="x">style="a" onclick="b"</p><script>x = "<p style=y>"</script>',
    ),
  ).toEqual([]);
});
