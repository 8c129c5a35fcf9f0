import { expect, test } from '@rstest/core';
import { examples, findExample } from './examples';

test('findExample finds each example by its text, and none for another text', () => {
  for (const [name, example] of Object.entries(examples)) {
    expect(findExample(example)).toBe(name);
  }
  expect(findExample({ text: 'Hello', isEdited: false })).toBeUndefined();
});

test('findExample still finds an example when its mention is added by an edit', () => {
  expect(findExample({ ...examples.channel, isEdited: true })).toBe('channel');
});
