import { expect, test } from '@rstest/core';
import { toPlainHeading } from './plainHeading';

test('the contents show a heading without the marks of Markdown', () => {
  const plainByHeading = {
    'Opening hours': 'Opening hours',
    '**Bold** and *Settings*': 'Bold and Settings',
    '***Both***, `code` and ~~no~~': 'Both, code and no',
    '2 * 3 is 3 * 2': '2 * 3 is 3 * 2',
  };
  expect(Object.keys(plainByHeading).map(toPlainHeading)).toEqual(Object.values(plainByHeading));
});
