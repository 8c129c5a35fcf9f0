import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { adapt, localLines } from './nginx.mjs';

const conf = readFileSync('nginx.conf', 'utf8');
const place = { port: 9000, site: '/home/a "b"/dist', folder: '/tmp/x', asRoot: true };

test('nginx.conf still has every line that differs on a machine', () => {
  const adapted = adapt(conf, localLines(place));
  expect(adapted).toContain('listen 127.0.0.1:9000;');
  expect(adapted).toContain('root "/home/a \\"b\\"/dist";');
  expect(adapted).not.toContain('/tmp/nginx');
  expect(adapted).not.toContain('/srv/site');
});

test('a line that is gone is named', () => {
  expect(() => adapt('', [['listen 8080;', 'x']])).toThrow('no longer has the line “listen 8080;”');
});
