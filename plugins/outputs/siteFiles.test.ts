import { expect, test } from '@rstest/core';
import { makeBasePathConf, makeOpenSearchDescription } from './siteFiles.ts';

test('the name in the OpenSearch description is escaped, and cut to the length that browsers accept', () => {
  const xml = makeOpenSearchDescription(
    'Les <Chatons> & compagnie',
    'https://www.example.org/site/',
  );
  expect(xml).toContain('<ShortName>Les &#x3C;Chatons> &#x26;</ShortName>');
  expect(xml).toContain('template="https://www.example.org/site/search?q={searchTerms}"');
});

test('nginx rewrites no address at the top; under a path, it removes the path, and puts it before redirects', () => {
  expect(makeBasePathConf('/', [])).toBe('set $base "";\n');
  expect(makeBasePathConf('/our.site/v-2/', [{ from: '/a.b/', to: '/docs/#c' }])).toBe(
    [
      'set $base "/our.site/v-2";',
      'rewrite ^/our\\.site/v-2(/.*)$ $1;',
      'location = /our.site/v-2 {',
      '  return 308 $base/$is_args$args;',
      '}',
      'location ~ ^/a\\.b(?:/|\\.html)?$ {',
      '  return 308 "$base/docs/$is_args$args#c";',
      '}',
      '',
    ].join('\n'),
  );
});
