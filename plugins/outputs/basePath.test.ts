import { expect, test } from '@rstest/core';
import { basePathConf } from './basePath.ts';

test('at the top, no address is rewritten, and redirects begin with nothing', () => {
  expect(basePathConf('/')).toBe('set $base "";\n');
});

test('under a path, the path is removed from addresses and put before redirects', () => {
  expect(basePathConf('/our.site/v-2/')).toBe(
    [
      'set $base "/our.site/v-2";',
      'rewrite ^/our\\.site/v-2(/.*)$ $1;',
      'location = /our.site/v-2 {',
      '  return 308 $base/$is_args$args;',
      '}',
      '',
    ].join('\n'),
  );
});
