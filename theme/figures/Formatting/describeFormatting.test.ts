import { expect, test } from '@rstest/core';
import { describeFormatting } from './describeFormatting';

test('each kind of formatting is named once, also inside lists, quotes and tables', () => {
  expect(describeFormatting('see **you** and **me** *soon*')).toBe(
    'The channel sees bold and italic.',
  );
  expect(describeFormatting('> - [x] `done`\n\n# ~~Old~~')).toBe(
    'The channel sees a quote, a list, a task, code, a heading, and crossed out.',
  );
  expect(describeFormatting('| a |\n|---|\n| [b](https://example.org) |')).toBe(
    'The channel sees a table and a link.',
  );
});

test('a sign that formats nothing is plain text', () => {
  expect(describeFormatting('see ** you')).toBe('The channel sees plain text.');
});
