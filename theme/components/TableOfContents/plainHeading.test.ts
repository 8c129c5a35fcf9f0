import { expect, test } from '@rstest/core';
import { plainHeading } from './plainHeading';

test('the contents show a heading without the marks of Markdown', () => {
  const shown = {
    'Opening hours': 'Opening hours',
    '**Bold** and *Settings*': 'Bold and Settings',
    '***Both***, `code` and ~~no~~': 'Both, code and no',
    '2 * 3 is 3 * 2': '2 * 3 is 3 * 2',
  };
  expect(Object.keys(shown).map(plainHeading)).toEqual(Object.values(shown));
});
