import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { adaptConf, localReplacements } from './nginx.mjs';

const conf = readFileSync('nginx.conf', 'utf8');
const target = { port: 9000, site: '/home/a "b"/dist', folder: '/tmp/x', asRoot: true };

test('nginx.conf has every line that is replaced outside of the container', () => {
  const adapted = adaptConf(conf, localReplacements(target));
  expect(adapted).toContain('listen 127.0.0.1:9000;');
  expect(adapted).toContain('root "/home/a \\"b\\"/dist";');
  expect(adapted).not.toContain('/tmp/nginx');
  expect(adapted).not.toContain('/srv/site');
});

test('the error names the line that is missing', () => {
  expect(() => adaptConf('', [['listen 8080;', 'x']])).toThrow('no longer has the line “listen 8080;”');
});
