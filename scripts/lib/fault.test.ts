import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { faults } from '../../e2e/faults/index.mjs';
import { withFault } from './fault.mjs';
import { root } from './run.mjs';

test('each fault can be made: the text that it changes stands in its file', () => {
  const impossible = faults.filter((fault) => {
    const text = readFileSync(path.join(root, fault.file), 'utf8');
    return withFault(fault, text) === text;
  });
  expect(impossible.map(({ fault, file }) => `${file}: ${fault}`)).toEqual([]);
});
