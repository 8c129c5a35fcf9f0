import { expect, test } from '@rstest/core';
import { exampleOf, examples } from './examples';

test('each example is recognized, and no other text is', () => {
  for (const [name, example] of Object.entries(examples)) {
    expect(exampleOf(example)).toBe(name);
  }
  expect(exampleOf({ text: 'Hello', isEdited: false })).toBeUndefined();
});

test('an example stays itself when it is added by an edit', () => {
  expect(exampleOf({ ...examples.channel, isEdited: true })).toBe('channel');
});
