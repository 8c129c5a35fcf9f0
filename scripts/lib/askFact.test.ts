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

test('a number may have a comma before its decimals, and an empty text or one with a thousands separator is none', () => {
  expect(fromTyped(z.array(z.number()), '7,5; 12 ;0.25')).toEqual([7.5, 12, 0.25]);
  expect(fromTyped(z.number(), '')).toBeNaN();
  expect(fromTyped(z.array(z.number()), '1;;2')).toEqual([1, Number.NaN, 2]);
  expect(fromTyped(z.number(), '1,200')).toBeNaN();
});
