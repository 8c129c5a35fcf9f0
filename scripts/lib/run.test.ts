import { expect, test } from '@rstest/core';
import { run } from './run';

test('a letter whose bytes arrive one after the other is whole in the output', async () => {
  for (const outputNumber of [1, 2]) {
    const script = `
      const { writeSync } = require('node:fs');
      writeSync(${outputNumber}, Buffer.from([0x63, 0xc3]));
      setTimeout(() => writeSync(${outputNumber}, Buffer.from([0xa9])), 50);
    `;
    expect(await run(process.execPath, ['-e', script], { quiet: true })).toEqual({
      code: 0,
      output: 'cé',
    });
  }
});
