import { expect, test } from '@rstest/core';
import { z } from 'zod';
import { asTyped, fromTyped } from './askFact.mjs';

test('what is proposed is taken as it was, when somebody just presses Enter', () => {
  for (const [schema, value] of [
    [z.array(z.string()), ['Ada Martin, chair', 'Bob']],
    [z.record(z.string(), z.string()), { files: '5 GB', messages: '25 MB: each' }],
    [z.union([z.literal(false), z.string()]), false],
    [z.number(), 12],
    [z.array(z.number()), [12, 7.5]],
  ] as const) {
    expect(fromTyped(schema, asTyped(value) ?? '')).toEqual(value);
  }
});
